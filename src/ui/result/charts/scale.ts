/** A segment of a bar. Unit: percent of its length. */
export type BarSegment = { readonly from: number; readonly size: number };

/**
 * Figures laid end to end over the full length; none below zero.
 *
 * Example: barSegments([1, 3]) is [{ from: 0, size: 25 }, { from: 25, size: 75 }]
 */
export const barSegments = (sizes: readonly number[]): readonly BarSegment[] => {
  const whole = sizes.reduce((sum, size) => sum + size, 0);
  let from = 0;
  return sizes.map((value) => {
    const size = whole === 0 ? 0 : (value / whole) * 100;
    const span = { from, size };
    from += size;
    return span;
  });
};

/**
 * Changes from the first figure on, each starting where the previous one ended; the scale always includes zero.
 *
 * Example: waterfall([100, -40]) is [{ from: 0, size: 100 }, { from: 60, size: 40 }]
 */
export const waterfall = (changes: readonly number[]): readonly BarSegment[] => {
  let at = 0;
  const stretches = changes.map((change) => {
    const [low, high] = change < 0 ? [at + change, at] : [at, at + change];
    at += change;
    return { low, high };
  });
  const least = Math.min(0, ...stretches.map(({ low }) => low));
  const most = Math.max(0, ...stretches.map(({ high }) => high));
  const whole = most - least || 1;
  return stretches.map(({ low, high }) => ({
    from: ((low - least) / whole) * 100,
    size: ((high - low) / whole) * 100,
  }));
};

/** Whole percentages that add up to 100: each share is rounded down, and what is left goes to the largest remainders. */
const wholePercents = (percents: readonly number[]): readonly number[] => {
  const whole = percents.map(Math.floor);
  const left = Math.round(percents.reduce((sum, one) => sum + one, 0)) - whole.reduce((sum, one) => sum + one, 0);
  const remainder = (index: number): number => Number((percents[index]! - whole[index]!).toFixed(9));
  const raised = new Set([...whole.keys()].toSorted((a, b) => remainder(b) - remainder(a)).slice(0, left));
  return whole.map((one, index) => one + (raised.has(index) ? 1 : 0));
};

/**
 * The shares of a whole in percent, never rounded to nothing or to everything; whole percentages add up to 100.
 *
 * Example: shareTexts([12.5, 87.5]) is ["13%", "87%"]
 */
export const shareTexts = (percents: readonly number[]): readonly string[] => {
  const whole = wholePercents(percents);
  return percents.map((percent, index) => {
    if (percent > 0 && percent < 1) return "under 1%";
    if (percent > 99 && percent < 100) return "over 99%";
    return `${whole[index]}%`;
  });
};

/** Range of a line, always including zero. */
export const chartRange = (values: readonly number[]): { readonly least: number; readonly most: number } => {
  const least = Math.min(0, ...values);
  const most = Math.max(0, ...values);
  return { least, most: most === least ? least + 1 : most };
};
