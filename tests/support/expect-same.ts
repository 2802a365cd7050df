import { isDeepStrictEqual } from "node:util";
import { expect } from "vitest";

/**
 * Fails with the difference unless two values are deeply equal.
 *
 * For large values: comparing them with `expect` takes a hundred times as long as finding that they are equal.
 */
export const expectSame = (actual: unknown, expected: unknown, message?: string): void => {
  if (!isDeepStrictEqual(actual, expected)) expect(actual, message).toStrictEqual(expected);
};
