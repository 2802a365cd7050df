/** Longest delay that failures alone can cause. Unit: milliseconds. */
const MAX_DELAY_MS = 60_000;

/**
 * The delay before the next attempt: `baseMs`, doubled with each failure in a row after the first, plus jitter of up to
 * `baseMs`, so that clients that lost the same server do not return at the same moment. Never shorter than `baseMs`.
 *
 * Unit: milliseconds; `random` is from 0 to 1. Example: backoffDelay(1000, 3, 0) is 4000
 */
export const backoffDelay = (baseMs: number, failures: number, random: number): number => {
  const exponential = baseMs * 2 ** Math.max(0, failures - 1);
  return Math.max(baseMs, Math.min(MAX_DELAY_MS, exponential)) + random * baseMs;
};
