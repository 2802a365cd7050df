import type { AccountMessages } from "../en/account.ts";
import type { ChatModelMessages } from "../en/chat-model.ts";
import type { ComparisonMessages } from "../en/review/comparison.ts";
import type { FormMessages } from "../en/form.ts";
import type { OutputMessages } from "../en/output.ts";
import type { PagesMessages } from "../en/pages.ts";
import type { ProblemsMessages } from "../en/problems.ts";
import type { ReadingMessages } from "../en/reading.ts";
import type { ReviewMessages } from "../en/review/review.ts";
import type { SessionMessages } from "../en/session/session.ts";
import type { ShellMessages } from "../en/shell.ts";
import type { StepsMessages } from "../en/steps.ts";
import type { ToolMessages } from "../en/tool.ts";

/** All texts of a screen language, except pages that exist in one language only. */
export type ScreenMessages = {
  readonly account: AccountMessages;
  readonly chatModel: ChatModelMessages;
  readonly comparison: ComparisonMessages;
  readonly form: FormMessages;
  readonly output: OutputMessages;
  readonly pages: PagesMessages;
  readonly problems: ProblemsMessages;
  readonly reading: ReadingMessages;
  readonly review: ReviewMessages;
  readonly session: SessionMessages;
  readonly shell: ShellMessages;
  readonly steps: StepsMessages;
  readonly tool: ToolMessages;
};

const brought = new Map<string, ScreenMessages>();

/** Makes a screen language other than English known. */
export const registerScreenMessages = (locale: string, messages: ScreenMessages): void => {
  brought.set(locale, messages);
};

/** The texts of one area in a screen language, with English as fallback if they do not exist or are not loaded. */
export const screenMessages = <Area extends keyof ScreenMessages>(
  locale: string,
  area: Area,
  english: ScreenMessages[Area],
): ScreenMessages[Area] => brought.get(locale)?.[area] ?? english;
