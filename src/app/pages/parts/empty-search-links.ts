import { navigation } from "virtual:catalog-navigation";
import { site } from "virtual:catalog-site";
import { linkInLanguage } from "../../../engine/nav/link-in-language.ts";
import { searchMessages } from "../../../i18n/search.ts";
import type { HomeLink } from "../../../model/site/site.ts";

/** Where to go when a search finds nothing: the assistant, and the list of services. */
export const emptySearchLinks = (code: string): readonly HomeLink[] => {
  const messages = searchMessages(code);
  const language = site.languages.find((one) => one.code === code);
  const chat = navigation.home.chat;
  return [
    { name: messages.askAssistant, href: language ? linkInLanguage(chat, language, site.languages) : chat },
    { name: messages.seeServices, href: "/services" },
  ];
};
