"""The colours of the pictures: those of the board in its light theme."""

TABLE = "#ECE4D3"
SHEET = "#FFFDF8"
INK = "#24211D"
INK_2 = "#5E574C"
INK_3 = "#8A8172"
FAINT = "#CFC4AE"
DANGER = "#B3261E"
LAMP = "#FFB84D"
LAMP_INK = "#2A1C00"

PLAYERS = {"A": "#2B4C86", "B": "#8F5A0A"}
"""The colour of each seat: for a spectator nobody is "you"."""
FILLS = {"A": ("#2B4C86", "#FFFFFF"), "B": ("#C98A22", "#201504")}
"""The same as a ground, and the ink on it."""

GLAZE_TOP, GLAZE_BOTTOM = "#AFC6B4", "#97B2A1"
RIM, SIDE, FOOT = "#C9DCCD", "#6E8C7C", "#A9764B"
WHITE_PIP, WHITE_RING, BLACK_PIP = "#FFFEFA", "#22302A", "#1B211E"

LEDGES = {"white": ("#FFFEFB", "#24211D", "#3A352D"), "black": ("#211F1C", "#FBF6EA", "#211F1C")}
"""Ground, ink and edge."""
LEDGE_SHADE = {"white": "#C9BEA8", "black": "#0A0908"}
DICE = {
    # The white line's die has white pips and a white frame: side, frame, top, pips.
    "white": ("#0D0C0B", "#FFFEFB", "#35312D", "#FFFEFA"),
    "black": ("#B9AE98", "#1B1A18", "#FCF8EF", "#1B1A18"),
}
DOUBLER, DOUBLER_INK, BAND_EDGE = "#3A2A1C", "#FFEFC9", "#D9B36A"
INVERTER_WHITE, INVERTER_BLACK = "#FFFDF6", "#1B1A18"
STONE, STONE_EDGE, STONE_LIGHT, ROPE = "#B9B2A4", "#8C8577", "#D9D4C8", "#2A2622"
