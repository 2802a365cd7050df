import type { BlockUse } from "../input/block-use.ts";
import type { Conditional } from "../input/placements.ts";
import { copyForUse } from "./copy-block.ts";
import type { PlacedUse, RegisteredUses } from "./register-uses.ts";

/** Where a block prints its clauses, else where it asks its questions. */
const decidingSites = ({ sites }: PlacedUse): PlacedUse["sites"] => {
  const printed = sites.filter(({ kind }) => kind === "clause");
  return printed.length > 0 ? printed : sites;
};

const inUse = (use: BlockUse | null, site: object): Conditional => (use ? copyForUse(use, site) : site);

/**
 * The uses whose conditions decide whether a block has an effect at all, including those of enclosing blocks.
 *
 * If several sites place a block, no single condition decides.
 */
export const sitesThatDecide = (registered: RegisteredUses, placed: PlacedUse): readonly Conditional[] => {
  const outer = registered.all.find(({ use }) => use === placed.use.outer);
  const around = outer ? sitesThatDecide(registered, outer) : [];
  const [site, ...others] = decidingSites(placed);
  if (!site || others.length > 0 || !("when" in site.node)) return around;
  return [...around, inUse(placed.use.outer, site.node)];
};
