import type { Playbook } from "../../model/playbook.ts";
import type { KindGuess } from "../../model/review.ts";
import { matches, patternWords } from "./match-pattern.ts";
import type { Words } from "./match-pattern.ts";
import type { Looked } from "./look-for.ts";
import { sentencesWithPhrase } from "./word-places.ts";

const HEAD = 14;
const TITLE_WORTH = 6;
const OPENING_WORTH = 2;

const scoreOf = ({ title, text }: Playbook, { words, places }: Looked, name: Words): number => {
  const head = words.slice(0, HEAD);
  const inTitle = title.filter(
    (pattern) => matches(pattern, name) || head.some((one) => one.list.length < 25 && matches(pattern, one)),
  ).length;
  const inOpening = title.filter((pattern) => head.some((one) => matches(pattern, one))).length;
  const spoken = text.filter((pattern) => sentencesWithPhrase(pattern, places).length > 0).length;
  return (
    Math.min(1, inTitle) * TITLE_WORTH +
    Math.min(1, inOpening) * OPENING_WORTH +
    (text.length === 0 ? 0 : (4 * spoken) / text.length)
  );
};

const LEAST = 3;

/** The playbooks that fit, likeliest first; the general one fits whenever no other does. */
export const tellKind = (
  looked: Looked,
  playbooks: readonly Playbook[],
  general: Playbook,
  fileName = "",
): readonly KindGuess[] => {
  const name = patternWords(fileName.toLowerCase().replaceAll(/[_.-]+/g, " "));
  const scored = playbooks
    .filter(({ id }) => id !== general.id)
    .map((playbook) => ({ playbook: playbook.id, points: scoreOf(playbook, looked, name) }))
    .filter(({ points }) => points >= LEAST)
    .toSorted((a, b) => b.points - a.points);
  const all = scored.reduce((sum, { points }) => sum + points, LEAST / 2);
  return [
    ...scored.map(({ playbook, points }) => ({ playbook, score: points / all })),
    { playbook: general.id, score: LEAST / 2 / all },
  ];
};

const MOST = 2_000_000;

/** Whether a text is longer than what is reviewed at all. */
export const isTooLong = (text: string): boolean => text.length > MOST;
