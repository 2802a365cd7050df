/** What a footer says around the two numbers of "Page 1 of 9", and how it names the version of the form. */
export type PageWords = {
  readonly before: string;
  readonly between: string;
  readonly after: string;
  readonly version: (version: string) => string;
  /** What stands before the lines for initials. */
  readonly initials: string;
};

const ENGLISH: PageWords = {
  before: "Page ",
  between: " of ",
  after: "",
  version: (version) => `version ${version}`,
  initials: "Initials:",
};

const BLANK = "________";

/** "Initials: ________ ________", or nothing where nobody initials the pages. */
export const initialsLine = (words: PageWords, people: number): string =>
  people === 0 ? "" : [words.initials, ...Array.from({ length: people }, () => BLANK)].join(" ");

const WORDS: { readonly [language: string]: PageWords } = {
  de: {
    before: "Seite ",
    between: " von ",
    after: "",
    version: (version) => `Fassung ${version}`,
    initials: "Paraphen:",
  },
  en: ENGLISH,
  es: {
    before: "Página ",
    between: " de ",
    after: "",
    version: (version) => `versión ${version}`,
    initials: "Iniciales:",
  },
  fr: {
    before: "Page ",
    between: " sur ",
    after: "",
    version: (version) => `version ${version}`,
    initials: "Paraphes :",
  },
  ja: { before: "", between: " / ", after: " ページ", version: (version) => `第${version}版`, initials: "イニシャル:" },
  zh: {
    before: "第 ",
    between: " 页，共 ",
    after: " 页",
    version: (version) => `版本 ${version}`,
    initials: "首字母签名：",
  },
};

/** The footer words of a document language (BCP 47); English for one that no words are written for. */
export const pageWords = (language: string): PageWords => WORDS[language.split("-")[0] ?? ""] ?? ENGLISH;
