import type { LawFact } from "../../model/form-view.ts";
import { inScreenLanguage } from "../../model/site/screen-language.ts";
import type { ByScreenLanguage } from "../../model/site/screen-language.ts";

/** Screen texts about a law value. */
export type LawWords = {
  readonly atMost: (value: string) => string;
  readonly atLeast: (value: string) => string;
  /** The law sets no such value. */
  readonly none: string;
  readonly unknown: string;
  /** A chart figure that depends on unknown law. */
  readonly notKnown: string;
  /** The day of a change, or the earliest day our data cover, on which the rule may already have been old. */
  readonly inForce: (from: string, isChange: boolean) => string;
  readonly checked: (day: string) => string;
  /** The day to check a value again has passed. */
  readonly stale: string;
  /** A value with its name and jurisdiction; without the value if it is too long for a line. */
  readonly value: (fact: Pick<LawFact, "label" | "jurisdiction" | "formatted">) => string;
  /** A figure with what it counts ("3 persons"); the figure alone where the name of a unit cannot be printed. */
  readonly counted: (figure: string, unit: string, isOne: boolean) => string;
  /** Joins the statements above. */
  readonly statements: (parts: readonly string[]) => string;
  readonly officialPage: (host: string) => string;
  /** The form cannot be used in a jurisdiction. */
  readonly notAvailable: (place: string) => string;
  readonly otherwise: string;
  /** The same for a calculator or checker, which produces no document. */
  readonly tool: Pick<LawWords, "notAvailable" | "otherwise">;
  /** Why it cannot be used there. */
  readonly unknownLaw: (title: string) => string;
  readonly disputedLaw: (title: string) => string;
  readonly inSummary: (place: string) => string;
};

const english: LawWords = {
  atMost: (value) => `at most ${value}`,
  atLeast: (value) => `at least ${value}`,
  none: "no such rule found",
  unknown: "not confirmed",
  notKnown: "not known",
  inForce: (from, isChange) => `In force since ${isChange ? "" : "at least "}${from}`,
  checked: (day) => `Last checked on ${day}`,
  stale: "The day to check that again has passed, so look it up before you rely on it",
  value: ({ label, jurisdiction, formatted }) =>
    `${label} (${jurisdiction})${formatted === "" ? "" : `: ${formatted}`}`,
  counted: (figure, unit, isOne) => {
    const noun = unit.replaceAll("_", " ");
    return isOne ? `${figure} ${noun}` : `${figure} ${noun}${noun.endsWith("s") ? "es" : "s"}`;
  },
  statements: (parts) => parts.map((part) => `${part}.`).join(" "),
  officialPage: (host) => `Where to look: ${host}`,
  notAvailable: (place) => `We do not have this form for ${place} yet.`,
  otherwise: "Ask the court or agency in charge there for its own form, and complete that form on paper.",
  tool: {
    notAvailable: (place) => `We cannot answer this for ${place} yet.`,
    otherwise: "Ask the court or agency in charge there.",
  },
  unknownLaw: (title) => `We have not confirmed this part of the law there: ${title}.`,
  disputedLaw: (title) => `Sources disagree about this part of the law there: ${title}.`,
  inSummary: (place) =>
    `We read these rules of ${place} in a summary, not in the law itself. Check them before you rely on them.`,
};

const japanese: LawWords = {
  atMost: (value) => `${value}以下`,
  atLeast: (value) => `${value}以上`,
  none: "該当する規定は見つかりません",
  unknown: "確認できていません",
  notKnown: "不明",
  inForce: (from, isChange) => `${isChange ? "" : "遅くとも"}${from}から施行`,
  checked: (day) => `${day}に確認`,
  stale: "再確認の期日を過ぎていますので、使う前にお確かめください",
  value: ({ label, jurisdiction, formatted }) =>
    `${label}（${jurisdiction}）${formatted === "" ? "" : `:${formatted}`}`,
  counted: (figure) => figure,
  statements: (parts) => parts.map((part) => `${part}。`).join(""),
  officialPage: (host) => `確認先:${host}`,
  notAvailable: (place) => `この書式は${place}ではまだ使えません。`,
  otherwise: "管轄の裁判所や役所に専用の書式を問い合わせ、その用紙に記入してください。",
  tool: {
    notAvailable: (place) => `${place}についてはまだお答えできません。`,
    otherwise: "管轄の裁判所や役所にお問い合わせください。",
  },
  unknownLaw: (title) => `次の法令を確認できていないためです:${title}。`,
  disputedLaw: (title) => `次の法令について、資料によって内容が異なるためです:${title}。`,
  inSummary: (place) =>
    `${place}の次の規定は要約で確認したもので、条文そのものは確認していません。使う前に確かめてください。`,
};

const words: ByScreenLanguage<LawWords> = { en: english, ja: japanese };

/** The texts about law in a screen language, with English as fallback. */
export const lawWordsOf = (language: string): LawWords => inScreenLanguage(words, language);

/** One law value on a line of its own, for text without links. */
export const lawLine = (fact: LawFact, language: string): string => {
  const { cite, href, about } = fact;
  const source = [cite, href === null ? null : `<${href}>`].filter((part) => part !== null).join(" ");
  return [lawWordsOf(language).value(fact), source, about].filter((part) => part !== "").join(" | ");
};
