import type { AccountWords } from "../en/account.ts";
import type { FormWords } from "../en/form.ts";
import type { OutputWords } from "../en/output.ts";
import type { PagesWords } from "../en/pages.ts";
import type { ProblemsWords } from "../en/problems.ts";
import type { ReadingWords } from "../en/reading.ts";
import type { ReviewWords } from "../en/review.ts";
import type { SessionWords } from "../en/session/session.ts";
import type { ShellWords } from "../en/shell.ts";
import type { StepsWords } from "../en/steps.ts";
import type { ToolWords } from "../en/tool.ts";

/** All texts of a screen language, except pages that exist in one language only. */
export type ScreenWords = {
  readonly account: AccountWords;
  readonly form: FormWords;
  readonly output: OutputWords;
  readonly pages: PagesWords;
  readonly problems: ProblemsWords;
  readonly reading: ReadingWords;
  readonly review: ReviewWords;
  readonly session: SessionWords;
  readonly shell: ShellWords;
  readonly steps: StepsWords;
  readonly tool: ToolWords;
};

const brought = new Map<string, ScreenWords>();

/** Makes a screen language other than English known. */
export const registerScreenWords = (locale: string, words: ScreenWords): void => {
  brought.set(locale, words);
};

/** The texts of one area in a screen language, with English as fallback if they do not exist or are not loaded. */
export const screenWords = <Area extends keyof ScreenWords>(
  locale: string,
  area: Area,
  english: ScreenWords[Area],
): ScreenWords[Area] => brought.get(locale)?.[area] ?? english;
