import type { ScreenMessages } from "../pack/screen-messages.ts";
import { account } from "./account.ts";
import { chatModel } from "./chat-model.ts";
import { comparison } from "./review/comparison.ts";
import { form } from "./form.ts";
import { output } from "./output.ts";
import { pages } from "./pages.ts";
import { problems } from "./problems.ts";
import { reading } from "./reading.ts";
import { review } from "./review/review.ts";
import { session } from "./session/session.ts";
import { shell } from "./shell.ts";
import { steps } from "./steps.ts";
import { tool } from "./tool.ts";

/** Japanese on screen, fetched with the first Japanese page. */
export const japaneseScreenMessages: ScreenMessages = {
  account,
  chatModel,
  comparison,
  form,
  output,
  pages,
  problems,
  reading,
  review,
  session,
  shell,
  steps,
  tool,
};
