/** All lessons; the server has the same list. A test compares them. */
export const LESSONS: readonly string[] = ['first', 'markers', 'start', 'chips', 'endings', 'novice']

/** The lesson of a simpler game: another way to begin, no part of the course. */
export const GENTLER = 'novice'

/** The lessons that follow each other, in the order of learning. */
export const COURSE: readonly string[] = LESSONS.filter((lesson) => lesson !== GENTLER)
