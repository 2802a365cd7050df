import { inScreenLanguage } from "../../model/site/screen-language.ts";
import type { ByScreenLanguage } from "../../model/site/screen-language.ts";
import type { AnswerWarning } from "../field-kind.ts";
import { namesOrganization } from "./organization.ts";

/** Two names joined by a word or symbol. "y" and "und" are excluded, because they occur in one person's name. */
const JOINT =
  /\p{L}\.?\s+and\s+\p{L}|\p{L}\.?\s*[&＆+＋;；]\s*\p{L}|\p{L}{2,}\s*[/／]\s*\p{L}{2,}|\p{L}\s*(?:、|及び|および|並びに)\s*\p{L}|\p{Script=Han}{2,}\s*と\s*\p{Script=Han}{2,}/iu;

/** Whether a name reads like the names of two people. Example: namesTwoPeople("Robert and Linda Chen") is true. */
export const namesTwoPeople = (name: string): boolean => JOINT.test(name) && !namesOrganization(name);

/** Between two names, in a text that `JOINT` fits. */
const BETWEEN = /\s*(?:\band\b|[&＆+＋;；/／、]|及び|および|並びに|と)\s*/iu;

/**
 * Whether a part of a name looks like a person's name: it has letters and no comma, and is not a title alone, as in
 * "Mr. and Mrs. Roe".
 */
const isName = (name: string): boolean => /\p{L}/u.test(name) && !/,|^(?:mr|mrs|ms|dr)\.?$/iu.test(name);

/**
 * The two names in a joint one, the first with the surname it shares; null if they cannot be separated.
 *
 * Example: twoNames("Robert and Linda Chen") is ["Robert Chen", "Linda Chen"]
 */
export const twoNames = (name: string): readonly [string, string] | null => {
  const [first = "", second = "", ...more] = name.trim().split(BETWEEN);
  if (more.length > 0 || !isName(first) || !isName(second)) return null;
  const words = second.split(/\s+/);
  const shares = !/\s/.test(first) && words.length > 1 && !/\p{Script=Han}/u.test(first);
  return [shares ? `${first} ${words.at(-1)}` : first, second];
};

type Words = { readonly [room in "one" | "many"]: string };

const en: Words = {
  one: "This looks like the names of two people. This question is about one person. Enter one name here.",
  many: "This looks like the names of two people. Enter one name here. Add the second person as a separate party.",
};

const ja: Words = {
  one: "二人分の氏名が入力されているようです。ここには一人の氏名だけを入力してください。",
  many: "二人分の氏名が入力されているようです。ここには一人の氏名だけを入力し、もう一人は別の当事者として追加してください。",
};

const words: ByScreenLanguage<Words> = { en, ja };

/** A warning if the name of one person looks like the names of two; never for a company. */
export const twoPeople =
  (room: keyof Words): AnswerWarning =>
  (record, language) => {
    const { name, kind = "person" } = record;
    if (typeof name !== "string" || kind !== "person" || !namesTwoPeople(name)) return null;
    const names = room === "many" ? twoNames(name) : null;
    const text = inScreenLanguage(words, language)[room];
    return { id: "two_people", part: "name", text, about: name, ...(names ? { split: names } : {}) };
  };
