"""Takes from the fonts what German and English texts need: the first visit waits for them, and a third of each file is the rest.

Usage: python subsetFonts.py TEXT.woff2 CLUE.woff2, with `fonttools` and `brotli` installed: the Latin files of Atkinson Hyperlegible
Next (variable) and of Barlow Condensed 500 from the packages in package.json. Writes src/theme/text.woff2 and src/theme/clue.woff2.
All other characters come from the whole files (src/theme/font.css), if a page has any.
"""

import sys

from fontTools import subset
from fontTools.varLib import instancer

PUNCTUATION = "«·»×Ø–—‘’‚“”„•…−€\u00a0"
TEXT = "ÄÖÜßäöüàçèéñ" + PUNCTUATION
# nothing is set lighter than regular, and the lighter half is a fifth of the file
WEIGHTS = {"wght": (400, 800)}
CLUE = "ÄÉÖÜßàáâäåæçèéêëíîïñòóôöøùúûü" + PUNCTUATION


def write(source, target, characters):
    options = subset.Options()
    options.layout_features = ["kern", "tnum", "pnum"]
    options.name_IDs = [0, 1, 2, 4, 6, 13, 14]
    options.hinting = False
    options.drop_tables += ["STAT"]
    options.flavor = "woff2"
    font = subset.load_font(source, options)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=[*range(0x20, 0x7F), *map(ord, characters)])
    subsetter.subset(font)
    if "fvar" in font:
        instancer.instantiateVariableFont(font, WEIGHTS, inplace=True)
    subset.save_font(font, target, options)


def main(text, clue):
    write(text, "src/theme/text.woff2", TEXT)
    write(clue, "src/theme/clue.woff2", CLUE)


main(*sys.argv[1:])
