"""The lessons: scripts in notation, played by the rules. Their words are in `lessons.ftl`."""

from bossa.lessons.practice import PRACTICE, Practice
from bossa.lessons.reading import LESSONS, lesson
from bossa.lessons.script import Answer, Glow, Lesson, Part, Step, Try, Way

__all__ = [
    "LESSONS",
    "PRACTICE",
    "Answer",
    "Glow",
    "Lesson",
    "Part",
    "Practice",
    "Step",
    "Try",
    "Way",
    "lesson",
]
