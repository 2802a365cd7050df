import type { StorageFailure } from "../../model/storage/storage-failure.ts";

/** Messages of a guided form up to its first answers: the start panel, the frame of a question, the state of the draft. */
export const form = {
  // Questions
  optional: "(optional)",
  required: "",
  unsureNote: "If the document uses this answer, it will have a blank for you to fill in later.",
  help: "Help with this question",
  whyWeAsk: "Why we ask",
  errorPrefix: "Error:",
  inUnit: (unit: string) => `in ${unit}`,
  units: {
    USD: "US dollars",
    JPY: "yen",
    percent: "percent",
    day: "days",
    week: "weeks",
    month: "months",
    year: "years",
    hour: "hours",
    minute: "minutes",
  } as Readonly<Record<string, string>>,

  // Start
  whatYouGet: "What you will get",
  goodFor: "This is for",
  notFor: "This is not for",
  haveReady: "Have ready",
  aboutMinutes: (minutes: number) => (minutes === 1 ? "About 1 minute" : `About ${minutes} minutes`),
  noCost: "Free",
  keptHere: "Saved on this device only. Nothing is sent to us.",
  keptChoice: "You decide before the first question whether they are saved on this device. Nothing is sent to us.",
  notLawFirm: (product: string) =>
    `${product} is software, not a law firm, and does not give legal advice. For court dates, large amounts of money or a matter you are unsure about, see a lawyer first.`,
  start: "Start",
  startOver: "Start a new one",
  openFile: "Open a file of your answers",
  openFileFailed: "This file has no answers to this form, or it is damaged. Nothing was changed.",
  draftDeleted: "The draft was deleted from this device.",
  draftNotDeleted: "The draft could not be deleted and is still on this device. Reload this page and try again.",
  notInLanguage: (language: string) =>
    `This document is not available in ${language} yet. The questions and the document below are in English.`,
  inLanguage: (language: string) =>
    `The document will be written in ${language}. The questions stay in English, but enter names of things and descriptions in ${language}: they are printed as you enter them.`,
  fixedLanguage: (language: string) => `This document is written in ${language}.`,
  screenTitle: "First, check that this is the right document",

  // Steps
  back: "Back",
  continue: "Continue",
  saveAndCheck: "Save and review your answers",
  backToCheck: "Back to your answers",
  checkNow: "Check my answers",

  // Saving
  saving: "Saving…",
  savedAt: (time: string) => `Saved on this device ${time}`,
  notSaved: {
    full: "This device has no room left for your draft. You will lose your answers if you close this page. Save them as a file first.",
    blocked:
      "Your browser is blocking storage, possibly because this is a private window. You will lose your answers if you close this page. Save them as a file first.",
    outdated:
      "This page is out of date, and your latest answers are not saved. Save them as a file, then close all tabs of this site and open it again.",
    lost: "We lost access to this browser’s storage, and your latest answers are not saved. Save them as a file, then reload this page.",
    unexpected:
      "Something went wrong, and your latest answers are not saved. Save them as a file, then reload this page.",
  } as Readonly<Record<StorageFailure, string>>,
  notKept: "Not saved on this device, as you chose. If you close this tab, you will lose your answers.",
  saveFile: "Save my answers as a file",
  fileReadable: "Anyone who opens this file on this device can read it.",
  fileOf: (name: string) => `${name} answers`,
  fileSaved: (file: string) => `${file} was downloaded. To continue later, open it on the first page of this form.`,
  leaveSure: "Your answers are not saved. If you leave this page, you will lose them. Leave this page?",
  draftUnreadable: "Your draft could not be read. It is still on this device, unchanged. This form starts out blank.",
  saveAside: "Download the unreadable data",

  loadingQuestions: "Loading...",
  tryAgain: "Try again",
};

export type FormMessages = typeof form;
