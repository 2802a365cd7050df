#!/usr/bin/env python3
"""Makes public/fonts from the fonts of a Debian machine. Run by hand when the set of characters changes.

    apt-get install fonts-croscore fonts-noto-cjk python3-fonttools
    python3 scripts/make-fonts.py

Arimo, Tinos and Cousine have the widths of Arial, Times New Roman and Courier New, so a document breaks its lines
at the same places whichever of the two is printed. They keep Latin, Greek and Cyrillic letters, punctuation and
currency signs. Noto Sans CJK keeps one subset for Japanese (JIS X 0208 and the name characters computers in Japan
add to it) and one for Simplified Chinese (GB 2312). Layout tables that a legal text does not need (vertical writing,
stylistic sets, ligatures) are dropped; kerning and mark placement stay.
"""

import gzip
import pathlib
import unicodedata

from fontTools import subset
from fontTools.ttLib import TTFont

OUT = pathlib.Path(__file__).resolve().parent.parent / "public" / "fonts"
CROSCORE = pathlib.Path("/usr/share/fonts/truetype/croscore")
NOTO = pathlib.Path("/usr/share/fonts/opentype/noto")

# Index of a face inside the Noto collections.
JAPANESE, CHINESE = 0, 2

LATIN_RANGES = [
    (0x0020, 0x007E),  # ASCII
    (0x00A0, 0x024F),  # Latin-1, Latin Extended-A and -B
    (0x0259, 0x0259),
    (0x02B9, 0x02DD),  # modifier letters
    (0x0300, 0x0323),  # combining marks
    (0x0370, 0x03FF),  # Greek
    (0x0400, 0x045F),  # Cyrillic
    (0x0490, 0x0491),
    (0x1E00, 0x1EFF),  # Latin Extended Additional, Vietnamese included
    (0x2000, 0x206F),  # general punctuation
    (0x2070, 0x209C),  # superscripts and subscripts
    (0x20A0, 0x20C0),  # currency
    (0x2100, 0x214F),  # letterlike: № ™ ℠
    (0x2150, 0x215F),  # fractions
    (0x2190, 0x2193),  # arrows
    (0x2200, 0x22FF),  # mathematics
    (0x25A0, 0x25CF),  # boxes and bullets
    (0x2610, 0x2612),  # ballot boxes
    (0xFFFC, 0xFFFD),
]


def codec_characters(codec, leads, trails):
    """Every character a two-byte character set can write."""
    found = set()
    for lead in leads:
        for trail in trails:
            try:
                text = bytes([lead, trail]).decode(codec)
            except UnicodeDecodeError:
                continue
            found.update(ord(character) for character in text)
    return found


def ascii_letters():
    return set(range(0x20, 0x7F))


def japanese():
    x0208 = codec_characters("euc_jp", range(0xA1, 0xFF), range(0xA1, 0xFF))
    # cp932 adds the characters of names and addresses that JIS X 0208 left out: 髙 﨑 德 ①.
    cp932 = codec_characters("cp932", range(0x81, 0xFD), range(0x40, 0xFD))
    private = set(range(0xE000, 0xF900))
    halfwidth = set(range(0xFF61, 0xFFA0))
    names = {0x20BB7, 0x525D, 0x53F1, 0x586B, 0x9830, 0x7E6B}
    return (ascii_letters() | x0208 | cp932 | halfwidth | names) - private


def chinese():
    return ascii_letters() | codec_characters("gb2312", range(0xA1, 0xF8), range(0xA1, 0xFF))


def latin():
    return {code for first, last in LATIN_RANGES for code in range(first, last + 1)}


def make(source, name, characters, index=0, features=("kern", "mark", "mkmk", "ccmp")):
    options = subset.Options()
    options.layout_features = list(features)
    options.hinting = False
    options.desubroutinize = False
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    options.notdef_outline = True
    options.drop_tables += ["vhea", "vmtx", "VORG", "BASE", "GSUB", "GPOS", "GDEF"] if not features else ["BASE"]
    font = TTFont(source, fontNumber=index, lazy=True)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=characters)
    subsetter.subset(font)
    target = OUT / name
    font.save(target)
    left = {chr(code) for code in characters if not unicodedata.category(chr(code)).startswith("C")}
    missing = left - {chr(code) for code in font.getBestCmap()}
    packed = len(gzip.compress(target.read_bytes()))
    print(f"{name}: {target.stat().st_size:,} bytes, {packed:,} gzip, {len(font.getBestCmap()):,} characters, {len(missing)} not in the font")


def main():
    OUT.mkdir(parents=True, exist_ok=True)
    for family in ("Arimo", "Tinos", "Cousine"):
        for face in ("Regular", "Bold"):
            make(CROSCORE / f"{family}-{face}.ttf", f"{family}-{face}.ttf", latin())
    for face in ("Regular", "Bold"):
        make(NOTO / f"NotoSansCJK-{face}.ttc", f"NotoSansJP-{face}.otf", japanese(), JAPANESE, ())
        make(NOTO / f"NotoSansCJK-{face}.ttc", f"NotoSansSC-{face}.otf", chinese(), CHINESE, ())


main()
