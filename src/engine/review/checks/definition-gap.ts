/** Where a list of definitions skips a number. `ordered`: the terms around it are in alphabetical order. */
export type DefinitionGap = { readonly after: string; readonly before: string; readonly ordered: boolean };

// "1.12 "Territory" means", "(c) The terms "Site" and "Yard" mean".
const ITEM =
  /(?<=^|\s)\(?(\d{1,2}(?:\.\d{1,3}){0,3}|[a-z]|([a-z])\2|[ivx]{1,5})[.)]{0,2}\s{1,12}(?:[Tt]he )?(?:terms? )?"([A-Z0-9][^"\n]{1,60}?)[,.;:]?"/gm;

/** Two definitions farther apart are not one after the other in a list. Unit: characters. */
const MAX_ITEM_LENGTH = 5000;
/** Where the first number of a list would be. Unit: characters before the second. */
const MAX_FIRST_LENGTH = 3000;

const ROMAN = "i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx".split(" ");

type Item = { readonly number: string; readonly term: string; readonly at: number };

/** A number as the place in a list; a letter such as "i" may also be a Roman numeral, so that it has two. */
type Place = { readonly list: string; readonly place: number };

const placesOf = (number: string): readonly Place[] => {
  const parts = number.split(".");
  const last = Number(parts.pop());
  if (last > 0) return [{ list: `${parts.join(".")}.`, place: last }];
  const roman = ROMAN.indexOf(number) + 1;
  return [
    ...(/^([a-z])\1?$/.test(number) ? [{ list: `a${number.length}`, place: number.charCodeAt(0) - 96 }] : []),
    ...(roman > 0 ? [{ list: "i", place: roman }] : []),
  ];
};

const numberAt = ({ list, place }: Place): string => {
  if (list.endsWith(".")) return `${list === "." ? "" : list}${place}`;
  return list === "i" ? (ROMAN[place - 1] ?? "") : String.fromCodePoint(96 + place).repeat(Number(list.slice(1)));
};

const itemsIn = (plain: string): readonly Item[] =>
  [...plain.matchAll(ITEM)].map(({ 1: number = "", 3: term = "", index }) => ({
    number,
    term: term.toLowerCase(),
    at: index,
  }));

const isAt = (item: Item | undefined, { list, place }: Place, by: number): boolean =>
  item !== undefined && placesOf(item.number).some((one) => one.list === list && one.place === place + by);

// An item whose term is not in quotes has its number in the text all the same.
const isNumbered = (number: string, text: string): boolean =>
  new RegExp(`(?:^|\\s|[.;,:])\\(?${number.replaceAll(".", "\\.")}[.)]{0,2}\\s`, "i").test(text);

const gapBefore = (plain: string, items: readonly Item[], index: number): DefinitionGap | null => {
  const [earlier, item, later] = [items[index - 1], items[index]!, items[index + 1]];
  const places = placesOf(item.number);
  if (places.some((place) => isAt(earlier, place, -1))) return null;
  for (const place of places) {
    const lost = numberAt({ ...place, place: place.place - 1 });
    const isInRun = isAt(later, place, 1);
    if (
      place.place === 2 &&
      isInRun &&
      !isNumbered(lost, plain.slice(Math.max(0, item.at - MAX_FIRST_LENGTH), item.at))
    )
      return { after: "", before: item.term, ordered: item.term < later!.term };
    const isSkipped = isAt(earlier, place, -2) && item.at - earlier!.at < MAX_ITEM_LENGTH;
    if (!isSkipped || !(isInRun || isAt(items[index - 2], place, -3))) continue;
    if (!isNumbered(lost, plain.slice(earlier!.at + earlier!.number.length + 1, item.at)))
      return { after: earlier!.term, before: item.term, ordered: earlier!.term < item.term };
  }
  return null;
};

/** The numbers that lists of definitions skip, at most as many as asked for: each is where a definition may be missing. */
export const definitionGaps = (plain: string, most: number): readonly DefinitionGap[] => {
  const items = itemsIn(plain);
  const gaps: DefinitionGap[] = [];
  for (let index = 0; index < items.length && gaps.length < most; index++) {
    const gap = gapBefore(plain, items, index);
    if (gap) gaps.push(gap);
  }
  return gaps;
};

/** Whether a term in lower case fits in a gap of an alphabetical list. */
export const fitsGap = (term: string, { after, before, ordered }: DefinitionGap): boolean =>
  ordered && term > after && term < before;
