import { hardWords, hardWordMessage } from "./hard-words.ts";
import type { ProblemCode } from "../../problems/problem-codes.ts";

/** The reader of a text: a visitor answering a question, a visitor shown a problem, or a party to the document. */
export type Reader = "question" | "message" | "document";

/** A wording that the catalog avoids. */
export type WordingRule = {
  readonly code: ProblemCode;
  readonly pattern: RegExp;
  readonly say: (found: string) => string;
  readonly instead?: string;
  /** Only in texts for these readers; omit for all. */
  readonly readers?: readonly Reader[];
  /** Only in these languages; omit for all. */
  readonly languages?: readonly string[];
};

/** A typed number or letter of a clause the engine numbers; not "section 1946.2" or "Section 3 of the Act". */
const typedNumber =
  /\b(?:[Ss]ections?|[Aa]rticles?|[Cc]lauses?) \d{1,2}(?:\.\d{1,2})?(?![\w(-]|\.\d| of\b)|(?:^|[:;,]\s+)\((?:[a-h]|i{1,3}|iv|v|[1-9])\)(?=\s)/m;

const toVisitors: readonly Reader[] = ["question", "message"];

/** Rules that match words and characters. */
export const wordingRules: readonly WordingRule[] = [
  {
    code: "CW080",
    pattern:
      /\b(guaranteed|(?:lawyer|attorney)[- ](?:approved|reviewed|drafted)|100 ?% (?:legal|valid|safe)|court[- ]ready|robot lawyer|bullet-?proof|iron-?clad)\b/i,
    say: (found) => `"${found}" is a promise we cannot keep.`,
    instead: "Say what the page does, and no more.",
    readers: toVisitors,
  },
  {
    code: "CW081",
    // Placeholders an author leaves in unfinished text: what the lint looks for.
    pattern: /\b(?:TODO|TBD|FIXME|XXX)\b|[Ll]orem ipsum|\?\?\?|\[[A-Z][A-Z'’ /-]+\]|_{3,}/,
    say: (found) => `"${found}" is a placeholder.`,
    instead: "Write the text, or print an answer: {{ name }}.",
  },
  {
    code: "CW082",
    pattern: /\b(?:[A-Za-z]+n['’]t|(?:I|you|we|they|it|he|she|that|there|what|here|who|let)['’](?:s|re|ll|ve|d|m))\b/i,
    say: (found) => `"${found}" is a contraction.`,
    instead: "Write the words in full.",
    languages: ["en"],
  },
  {
    code: "CW083",
    pattern: /\band\/or\b/i,
    say: () => `"and/or" can be read in two ways.`,
    instead: 'Write "and", "or", or "… or … or both".',
    languages: ["en"],
  },
  {
    code: "CW088",
    // A pronoun that an answer selects, as in `if spouse = "wife" then "she" else …`, makes no assumption.
    pattern:
      /(?<!\b(?:then|else) ")\b(?:s\/he|he\/she|his\/her|him\/her|he or she|his or her|him or her|himself|herself|he|she|his|hers|him)\b/i,
    say: (found) => `"${found}" assumes that a person is a man or a woman.`,
    instead: "Name the role, or write the sentence for several.",
    languages: ["en"],
  },
  {
    code: "CW089",
    pattern: /http:\/\/\S+/,
    say: (found) => `"${found}" is not an encrypted address.`,
    instead: "Use https.",
  },
  {
    code: "CW092",
    pattern: /\?[^?]*\?/,
    say: () => "This asks two questions at once.",
    instead: "Ask one thing at a time.",
    readers: ["question"],
  },
  {
    code: "CW094",
    pattern: /\b(please|sorry|invalid|oops|forbidden|illegal value|error)\b/i,
    say: (found) => `"${found}" does not help anyone fix the problem.`,
    instead: "Say what to do.",
    readers: ["message"],
    languages: ["en"],
  },
  {
    code: "CW095",
    pattern: /(?<![\w/.-])\d{1,2}\/\d{1,2}\/(?:\d{4}|\d{2})(?![\w/])/,
    say: (found) => `"${found}" means a different day in different countries.`,
    instead: "Write the month as a word, or print an answer: {{ start | long date }}.",
  },
  {
    code: "CW096",
    pattern: /\b\p{L}+\((?:s|es|ies|ren)\)/iu,
    say: (found) => `"${found}" leaves open how many there are.`,
    instead: "Make the words agree in number: {{ tenant: Tenant pays / Tenants pay }}.",
    languages: ["en"],
  },
  {
    code: "CW099",
    pattern:
      /\b(?:at the end of the day|ballpark|boils? down to|by and large|cut corners|down the road|fine print|from scratch|get the ball rolling|hit the ground running|in a nutshell|in the long run|in the same boat|on the same page|once in a blue moon|out of the blue|piece of cake|red tape|rule of thumb|the bottom line|touch base|up in the air|water under the bridge)\b/i,
    say: (found) => `"${found}" is a figure of speech.`,
    instead: "Say it in plain words.",
    readers: toVisitors,
    languages: ["en"],
  },
  {
    code: "CW211",
    pattern: typedNumber,
    say: (found) => `"${found.trim()}" is a number or letter typed by hand.`,
    instead: "Refer to a clause with {{ ref id }}, and write a list under `items`.",
    readers: ["document"],
    languages: ["en"],
  },
  {
    code: "CW212",
    pattern: hardWords,
    say: hardWordMessage,
    instead: "Use the words a visitor would use.",
    readers: ["question"],
    languages: ["en"],
  },
  {
    code: "CW097",
    pattern: /ないことはない|なくはない|ないわけではない|ないとは限らない/,
    say: (found) => `「${found}」は二重否定です。`,
    instead: "肯定の形で書きます。",
    languages: ["ja"],
  },
];
