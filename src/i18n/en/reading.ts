import type { ProblemParams } from "../shared/problem-params.ts";
import { counted } from "./counted.ts";

type Sentence = (params: ProblemParams) => string;

const languageName = (code: string): string =>
  code === "" ? "not in English" : `in ${new Intl.DisplayNames("en", { type: "language" }).of(code) ?? code}`;

/** Sentences for a file or pasted text that cannot be reviewed: the problem, then the remedy. */
export const reading = {
  empty: () => "There are no words in this file. Choose the file that contains the text, or paste the text.",
  wrong_type: () =>
    "This file is not a PDF, a Word file (DOCX) or plain text. Save it as one of these and choose it again.",
  picture: () =>
    "This file is a picture, and the words in it cannot be read. Ask the other side for the PDF or Word file.",
  old_word: () =>
    "This file is in an old format. Open it in your word processor, save it as DOCX, and choose that file.",
  too_big: ({ size }) => `This file is larger than ${size("max")}. Choose a smaller one, or paste the part to review.`,
  zip_bomb: ({ size }) =>
    `This file expands to more than ${size("max")}, far larger than any contract. It was not opened. Paste the text instead.`,
  too_many_pages: ({ count }) =>
    `This file has more than ${count("max")} pages. Save the pages you want reviewed as a separate file.`,
  too_long: ({ count }) =>
    `This text has more than ${count("max").toLocaleString("en")} characters. Review one part of it at a time.`,
  too_many_sentences: () =>
    "This text has more sentences than any contract has, so it was not reviewed. Review one part of it at a time.",
  password: () =>
    "This file is locked with a password. Open it with the password, save a copy without one, and choose the copy.",
  scan: () =>
    "The pages of this file are pictures without text. Ask for the file it was printed from, or run text recognition (OCR) first.",
  damaged: () =>
    "This file is damaged and cannot be opened. Ask for it again, or open it elsewhere and paste the text.",
  took_too_long: () =>
    "This file was taking too long to read, so we stopped. Paste the part that matters most instead.",
  not_english: ({ text }) => `This text is ${languageName(text("language"))}. Reviews work for English text only.`,
  is_code: () => "This is program code, not a contract.",
  not_contract: () =>
    "This does not read like a contract. A review looks for promises, parties and terms, and found too few of them.",

  tracked_changes: ({ count }) =>
    `This file has ${counted(count("count"), "tracked change", "tracked changes")}. It is reviewed as if all were accepted.`,
  comments: ({ count }) =>
    `This file has ${counted(count("count"), "comment", "comments")} by its authors. The review does not cover them.`,
  hidden_text: ({ count }) =>
    `This file contains ${counted(count("count"), "character", "characters")} of hidden text, which we did not review. Open the file and unhide it.`,
  reversed_characters: ({ count }) =>
    `This text has ${counted(count("count"), "invisible mark that reverses", "invisible marks that reverse")} the order of letters or digits. What you see in the file may differ from what it says. The review reads the characters in their stored order.`,
  invisible_characters: ({ count }) =>
    `This text has ${counted(count("count"), "word", "words")} with invisible characters inside. The review ignores those characters.`,
  empty_pages: ({ count, text }) =>
    `${count("count") === 1 ? `Page ${text("pages")} has` : `Pages ${text("pages")} have`} no text and could not be read. Look at what is on ${count("count") === 1 ? "it" : "them"} yourself.`,
} satisfies { readonly [code: string]: Sentence };

/** Sentences for problems and notes about a file, by code; every language has all of them. */
export type ReadingMessages = { readonly [Code in keyof typeof reading]: Sentence };
