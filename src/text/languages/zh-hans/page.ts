import type { PageConventions } from "../../words/page-conventions.ts";

/** Chinese pages. */
export const chinesePage: PageConventions = {
  spelling: "zh-CN",
  quotes: ["“", "”"],
  hasSpacedMarks: false,
  afterLabel: "：",
  numbering: "decimal",
  paper: "letter",
  eastAsianFonts: {
    word: ["Microsoft YaHei", "SimSun", "SimSun"],
    files: ["NotoSansSC", "NotoSansJP"],
    screen: '"Noto Sans SC", "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif',
  },
  footer: {
    before: "第 ",
    between: " 页，共 ",
    after: " 页",
    version: (version) => `版本 ${version}`,
    initials: "首字母签名：",
  },
};
