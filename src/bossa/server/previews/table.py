"""What all pictures have: their size, and the table with its light."""

from PIL import Image, ImageDraw

from bossa.server.previews import palette
from bossa.server.previews.canvas import SCALE, Canvas

WIDTH, HEIGHT = 1200, 630


def new_table() -> Canvas:
    canvas = Canvas(WIDTH, HEIGHT, palette.TABLE)
    size = canvas.image.size
    # The largest in the middle: Pillow's gradient is dark there.
    light = Image.radial_gradient("L").point(lambda value: max(0, 96 - value * 96 // 180))
    white = Image.new("RGBA", size, "#FFFFFF")
    white.putalpha(light.resize(size))
    canvas.image.alpha_composite(white)
    weave = Image.new("RGBA", size, (0, 0, 0, 0))
    pen = ImageDraw.Draw(weave)
    for y in range(0, size[1], 4 * SCALE):
        pen.rectangle((0, y, size[0], y + SCALE - 1), (90, 70, 30, 9))
    canvas.image.alpha_composite(weave)
    return canvas
