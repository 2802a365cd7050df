import type { Category, HomePlan, MenuLink, MenuPart, NavigationPlan } from "../../model/site/site.ts";
import type { HomeInput, MenuLinkInput, MenuPartInput, NavigationInput } from "../input/site-input.ts";
import { omitUndefined } from "../input/omit-undefined.ts";
import { localized } from "./localized.ts";

type CategoryInput = NonNullable<NavigationInput["categories"]>[number];
type LinksByLanguage<Link> = { readonly [language: string]: readonly Link[] };

const compileCategory = ({ id, name, icon = "", tag }: CategoryInput): readonly Category[] => {
  const text = localized(name);
  return id !== undefined && text ? [{ id, name: text, icon, ...omitUndefined({ tag }) }] : [];
};

const compileLink = ({ name, href, icon = "" }: MenuLinkInput): readonly MenuLink[] => {
  const text = localized(name);
  return text && href !== undefined ? [{ name: text, href, icon }] : [];
};

const compileMenuPart = ({ part, name, icon = "", tool, kind, items = [] }: MenuPartInput): readonly MenuPart[] => {
  const text = localized(name);
  if (!text || !part) return [];
  if (part === "tool") return tool === undefined ? [] : [{ part, name: text, icon, tool }];
  if (part === "kind") return kind === undefined ? [] : [{ part, name: text, icon, kind }];
  if (part === "links") return [{ part, name: text, icon, items: items.flatMap(compileLink) }];
  return [{ part, name: text, icon }];
};

const linksOf = <Input, Link>(
  input: { readonly [language: string]: readonly Input[] } = {},
  compile: (link: Input) => Link,
): LinksByLanguage<Link> =>
  Object.fromEntries(Object.entries(input).map(([language, links]) => [language, links.map(compile)]));

const compileHome = (input: HomeInput): HomePlan => ({
  chat: input.chat ?? "/",
  trial: input.trial ?? "/",
  contact: input.contact ?? "/",
  review: input.review ?? "/",
  freeHelp: input.free_help ?? "/",
  buttons: linksOf(input.buttons, ({ name = "", href = "/" }) => ({ name, href })),
  choices: linksOf(input.choices, ({ name = "", href = "/", about = "" }) => ({ name, href, about })),
});

/** Compiles the menus; empty if the file is missing. */
export const compileNavigation = (input: NavigationInput): NavigationPlan => ({
  categories: (input.categories ?? []).flatMap(compileCategory),
  menu: (input.menu ?? []).flatMap(compileMenuPart),
  dropdown: (input.dropdown ?? []).flatMap((link) =>
    compileLink(link).map((compiled) => ({ ...compiled, ...omitUndefined({ when: link.when }) })),
  ),
  footer: (input.footer ?? []).flatMap((link) =>
    compileLink(link).map((compiled) => ({ ...compiled, ...omitUndefined({ goes: link.goes }) })),
  ),
  home: compileHome(input.home ?? {}),
});
