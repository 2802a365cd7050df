import type { HomePlan, NavigationPlan } from "../../model/site/site.ts";

type HomeInput = { -readonly [K in keyof Omit<HomePlan, "freeHelp">]?: HomePlan[K] } & { free_help?: string };

/** `catalog/navigation.yaml` after schema validation. */
export type NavigationInput = { -readonly [K in keyof Omit<NavigationPlan, "home">]?: NavigationPlan[K] } & {
  home?: HomeInput;
};

const compileHome = (input: HomeInput): HomePlan => ({
  chat: input.chat ?? "/",
  trial: input.trial ?? "/",
  contact: input.contact ?? "/",
  review: input.review ?? "/",
  freeHelp: input.free_help ?? "/",
  buttons: input.buttons ?? {},
  choices: input.choices ?? {},
});

/** Compiles the menus; empty if the file is missing. */
export const compileNavigation = (input: NavigationInput): NavigationPlan => ({
  categories: input.categories ?? [],
  menu: input.menu ?? [],
  dropdown: input.dropdown ?? [],
  footer: input.footer ?? [],
  home: compileHome(input.home ?? {}),
});
