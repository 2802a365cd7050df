import type { PageConventions } from "../../words/page-conventions.ts";

/** Japanese pages. */
export const japanesePage: PageConventions = {
  spelling: "ja-JP",
  quotes: null,
  hasSpacedMarks: false,
  afterLabel: "：",
  numbering: "jo",
  paper: "a4",
  eastAsianFonts: {
    word: ["Yu Gothic", "Yu Mincho", "MS Gothic"],
    files: ["NotoSansJP", "NotoSansSC"],
    screen: '"Noto Sans JP", "Hiragino Sans", "Yu Gothic", Meiryo, "Noto Sans CJK JP", sans-serif',
  },
  footer: {
    before: "",
    between: " / ",
    after: " ページ",
    version: (version) => `第${version}版`,
    initials: "イニシャル：",
  },
};
