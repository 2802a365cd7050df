/** Messages of pages that are in preparation, missing, or shown in a language they do not have. */
export const tool = {
  planned: "In preparation",
  plannedLead: (name: string) => `${name}: this page is not ready yet.`,
  plannedText: "It is listed so that you can see what is coming. Nothing on it can be filled in today.",
  useInstead: "What you can do today",
  generalReview: "Read a document you were given",
  allServices: "See everything there is",
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
  missingText: "The address may have a typing slip, or the page has moved. Search for what you need:",
  home: "Go to the home page",
  popular: "Ready documents",
  searchHint: "For example: lease, unpaid invoice, will",

  failedTitle: "This page could not be loaded",
  failedPart: "This part of the page could not be loaded",
  failedText: "The connection may be down. What is saved on this device is safe.",
  offlineText: "You are offline, and this page was not kept on this device. It opens again when you are online.",
  tryAgain: "Try again",
};

export type ToolMessages = typeof tool;
