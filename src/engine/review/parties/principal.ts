import type { NamedTogether } from "./defined-parties.ts";
import { isCertain, namesAt } from "./name-list.ts";
import { ON_BEHALF_OF } from "./party-roles.ts";
import type { FoundName } from "./read-name.ts";
import { NAME_IN_LINE_LENGTH, textAfter } from "./text-windows.ts";

const ACTING = /^,?\s(?:acting\s)?(?:for and\s)?$/;

const principals = (text: string): readonly { readonly at: number; readonly name: FoundName }[] =>
  [...text.matchAll(ON_BEHALF_OF)].flatMap(({ 0: words, index }) =>
    namesAt(text, index + words.length, isCertain)
      .slice(0, 1)
      .map((name) => ({ at: index, name })),
  );

/**
 * The names with the one for whom an agent acts in place of the agent; `senders`: who writes the text.
 *
 * Example: of "Ark Homes, acting on behalf of the owner, Ann Poe", Ann Poe.
 */
export const withPrincipal = (
  text: string,
  names: readonly FoundName[],
  senders: readonly FoundName[],
): readonly FoundName[] => {
  const [first] = principals(text);
  if (!first) return names;
  const agents = senders.map(({ name }) => name);
  const isAgent = ({ name, end }: FoundName): boolean =>
    agents.includes(name) || (end <= first.at && ACTING.test(text.slice(end, first.at)));
  return [first.name, ...names.filter((one) => one.name !== first.name.name && !isAgent(one))];
};

const OF_OWNER = /^,?\s(?:acting\s)?(?:for and\s)?on\sbehalf\sof\s(?:the\s)?(?:[Oo]wner|[Ll]andlord|[Ll]essor)/;

/** The parties of rows, with the owner for whom an agent acts in place of the agent: "From: Ark Homes, on behalf of the owner, Ann Poe". */
export const withOwners = (text: string, groups: readonly NamedTogether[]): readonly NamedTogether[] =>
  groups.map((group) => {
    const end = group.names.at(-1)?.end ?? 0;
    if (!OF_OWNER.test(textAfter(text, end, NAME_IN_LINE_LENGTH))) return group;
    const owner = principals(text).find(({ at }) => at >= end && ACTING.test(text.slice(end, at)));
    return owner ? { ...group, names: [owner.name] } : group;
  });
