import type { ScreenWords } from "../screen-words.ts";
import { account } from "./account.ts";
import { form } from "./form.ts";
import { pages } from "./pages.ts";
import { problems } from "./problems.ts";
import { reading } from "./reading.ts";
import { review } from "./review.ts";
import { shell } from "./shell.ts";
import { steps } from "./steps.ts";
import { tool } from "./tool.ts";

/** Japanese on screen, fetched with the first Japanese page. */
export const japanese: ScreenWords = { account, form, pages, problems, reading, review, shell, steps, tool };
