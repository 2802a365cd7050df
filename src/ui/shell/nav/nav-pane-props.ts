import type { ReactNode } from "react";
import type { NavItem, NavNode } from "../../../engine/nav/build-navigation.ts";

export type NavMessages = {
  readonly menu: string;
  readonly noRecent: string;
  readonly noRecentHint: string;
  readonly inPreparation: string;
  readonly filter: string;
  readonly filterHint: string;
  readonly filterNone: string;
  readonly filterCount: (count: number) => string;
};

export type NavPaneProps = {
  readonly nodes: readonly NavNode[];
  readonly recents: readonly NavItem[];
  readonly path: string;
  readonly messages: NavMessages;
  readonly iconOf: (name: string) => ReactNode;
  /** Groups that are not as they begin. */
  readonly toggled: readonly string[];
  readonly onToggle: (id: string) => void;
  /** Undefined until its index has loaded. */
  readonly find: ((text: string) => readonly NavItem[]) | undefined;
  /** The filter is about to be used. */
  readonly onFilter: () => void;
  /** Leaves out the heading and My Recent. */
  readonly plain?: boolean;
};
