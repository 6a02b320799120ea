"""Takes the stroke out of a variable font's zero: its two counters become one, at every weight. All other glyphs are left out.

Usage: python openZero.py FONT.woff2 src/theme/zero.woff2, with `fonttools` and `brotli` installed. FONT is the Latin file of
Atkinson Hyperlegible Next from the package in package.json; its widths and metrics stay.
"""

import io
import sys

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import GlyphCoordinates

OUTER = 16
TOP = 36
# Points of the two counters from the bottom to the right, the top and the left; True: mirrored at the middle.
INNER = [(16, False), (26, True), (25, True), (24, True)]
INNER += [(point, False) for point in range(31, 37)]
INNER += [(35, True), (34, True), (33, True), (32, True), (23, False), (24, False), (25, False), (26, False)]


def joined(points):
    twice = 2 * points[TOP][0]
    inner = [(twice - points[at][0] if mirrored else points[at][0], points[at][1]) for at, mirrored in INNER]
    return list(points[:OUTER]) + inner


def only_zero(source):
    options = subset.Options()
    options.layout_features = ["tnum", "pnum"]
    options.name_IDs = [0, 1, 2, 4, 6, 13, 14]
    options.hinting = False
    options.drop_tables += ["STAT", "GPOS", "MVAR", "gasp"]
    font = TTFont(source)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=[0x30])
    subsetter.subset(font)
    plain = io.BytesIO()
    font.flavor = None
    font.save(plain)
    return TTFont(io.BytesIO(plain.getvalue()))


def main(source, target):
    font = only_zero(source)
    zero = font["glyf"]["zero"]
    flags = list(zero.flags)
    end = len(flags)
    for variation in font["gvar"].variations["zero"]:
        variation.coordinates = joined(variation.coordinates) + list(variation.coordinates[end:])
    zero.coordinates = GlyphCoordinates(joined(list(zero.coordinates)))
    zero.flags = bytearray(flags[:OUTER] + [flags[at] for at, _ in INNER])
    zero.numberOfContours = 2
    zero.endPtsOfContours = [OUTER - 1, OUTER + len(INNER) - 1]
    zero.recalcBounds(font["glyf"])
    for record in font["name"].names:
        if record.nameID in (1, 4, 6):
            record.string = "OpenZero" if record.nameID == 6 else "Open Zero"
    font.flavor = "woff2"
    font.save(target)


main(*sys.argv[1:])
