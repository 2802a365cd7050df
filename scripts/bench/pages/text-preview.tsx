import { memo } from "react";
import type { ReactNode } from "react";
import { AFTER, BEFORE, CLAUSE_SIZE, firstAnswers, questionsOf, startsOpen } from "./large-form.ts";
import type { LargeSection } from "./large-form.ts";

const BLANK = "__________";

/** Writes one answer into the preview: the text node that prints it changes, nothing else. */
export const writeAnswer = (id: string, answer: string): void => {
  const text = document.getElementById(`out-${id}`)?.childNodes[1];
  if (text) text.nodeValue = answer === "" ? BLANK : answer;
};

/** Shows or hides the lines of a section's conditional answers. */
export const showConditional = ({ conditional }: LargeSection, isShown: boolean): void => {
  for (const id of conditional) document.getElementById(`out-${id}`)?.toggleAttribute("hidden", !isShown);
};

/** The whole text of the document, rendered once and patched afterwards. */
export const TextPreview = memo(function TextPreview({ sections }: { sections: readonly LargeSection[] }): ReactNode {
  const answers = firstAnswers(sections);
  return (
    <div className="sticky top-4 max-h-[80dvh] overflow-y-auto">
      {sections.map((section, at) =>
        questionsOf(section).map((id, index) => [
          index % CLAUSE_SIZE === 0 && (
            <h3 key={`title ${id}`}>{`Matter ${index / CLAUSE_SIZE + 1} of part ${section.id}`}</h3>
          ),
          <p key={id} id={`out-${id}`} hidden={!startsOpen(at) && section.conditional.includes(id)}>
            {BEFORE}
            {answers[id] || BLANK}
            {AFTER}
          </p>,
        ]),
      )}
    </div>
  );
});

/** A form with the preview beside it. */
export function BesidePreview({
  sections,
  children,
}: {
  sections: readonly LargeSection[];
  children: ReactNode;
}): ReactNode {
  return (
    <div className="grid grid-cols-2 items-start gap-8 p-6">
      {children}
      <TextPreview sections={sections} />
    </div>
  );
}
