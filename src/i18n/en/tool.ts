/** Messages of pages that are in preparation, missing, or shown in a language they do not have. */
export const tool = {
  planned: "Coming soon",
  plannedLead: (name: string) => `${name}: this page is not ready yet.`,
  plannedText: "We list it so you know it is coming. You cannot use it yet.",
  useInstead: "What you can do today",
  generalReview: "Read a document you were given",
  allServices: "See all services",
  lawyer: "If you cannot wait, a lawyer or a free legal aid office can help.",
  freeHelp: "How to find free help",

  englishOnly: "This page is in English only.",
  englishOnlyText: "",
  englishToolText: "",

  fixedReason: "This document follows Japanese law and is written in Japanese, so these settings are fixed here.",
  fixedLanguage: "日本語",
  fixedJurisdiction: "Japan",
  fixedCurrency: "JPY",

  missingTitle: "This page does not exist",
  missingText: "There may be a typo in the address, or the page may have moved. Search for what you need:",
  home: "Go to the home page",
  popular: "Ready documents",
  searchHint: "For example: lease, unpaid invoice, will",

  failedTitle: "This page could not be loaded",
  failedPart: "This part of the page could not be loaded",
  failedText: "The connection may be down. What is saved on this device is safe.",
  offlineText: "You are offline, and this page is not saved on this device. It opens again when you are online.",
  tryAgain: "Try again",
};

export type ToolMessages = typeof tool;
