/** Messages of the frame around every page. */
export const shell = {
  menu: "Menu",
  openMenu: "Open the menu",
  collapseMenu: "Collapse the menu",
  expandMenu: "Expand the menu",
  close: "Close",
  goBack: "Go Back",
  quickLinks: "Quick links",
  accountMenu: "Account and help",
  accountOf: (name: string) => `Account of ${name}`,
  homeLink: (product: string) => `${product}, home`,

  // Settings block
  siteLanguage: "Site language",
  siteLanguageHint: "The language of this website",
  settingsBlock: "Language and law",
  openSettings: "Language and law settings",
  noCounterpart: "This page is not available in Japanese yet.",
  goJapaneseHome: "Go to the Japanese home page",
  allSettings: "All document settings",

  // Left pane
  noRecent: "No recent pages",
  noRecentHint: "Start browsing to see your recent pages here.",
  inPreparation: "Coming soon",
  filter: "Find in the menu",
  filterHint: "Try: landlord, invoice",
  filterNone: "Nothing in the menu matches.",
  filterCount: (count: number) => (count === 1 ? "1 match" : `${count} matches`),
  wider: "Wider",
  narrower: "Narrower",

  // Search
  search: "Search",
  searchLabel: "What do you need?",

  toastArea: "Notifications",
  warning: "Warning:",
  offline: "You are offline. What is already on this device still works.",
  updateReady: "A newer version of this site is ready.",
  updateNow: "Update now",
  updateLater: "Later",
  opensElsewhere: "(in English)",

  actions: {
    Create: "Create",
    Calculate: "Calculate",
    Compare: "Compare",
    Check: "Check",
    Chat: "Chat",
    Process: "Process",
    Negotiate: "Negotiate",
    Start: "Start",
    Review: "Review",
  },

  /** Words ignored in a search. */
  stopWords:
    "a an the my our your his her their i we me us you to for of in on with and or is are be do need want have has got how can must should get make write this that it who what about where when which find am was does did form template sample document paper papers at by from under into some any there they them he she him just please now asap if but so as also not im dont its were been want wants went".split(
      " ",
    ),
};

export type ShellMessages = typeof shell;
