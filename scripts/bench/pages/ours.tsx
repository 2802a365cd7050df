import { AllQuestionsPage } from "../../../src/ui/form/all-questions-page.tsx";
import { draw } from "./draw.ts";
import { CLOSED_SECTION, largeForm, OPEN_WORD, sections } from "./large-form.ts";
import { noMoves } from "./no-moves.ts";
import { openForm } from "./open-form.ts";

const answers = Object.fromEntries(
  sections.map(({ control }, at) => [control, at === CLOSED_SECTION ? "" : OPEN_WORD]),
);

/** Our own view of every question on one page. */
export const start = (root: HTMLElement): void =>
  draw(root, () => (
    <AllQuestionsPage form={openForm(largeForm, answers)} moves={noMoves} takesFocus={false} onDone={() => {}} />
  ));
