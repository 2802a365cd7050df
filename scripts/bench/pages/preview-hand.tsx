import type { FormEvent, ReactNode } from "react";
import { draw, PREVIEW } from "./draw.ts";
import { clauseCount, longAnswers, nameIn, names, QUESTIONS, titleOf, wordsOf } from "./long-document.ts";

const write = (event: FormEvent<HTMLElement>): void => {
  const { target } = event;
  if (!(target instanceof HTMLInputElement)) return;
  for (const place of document.querySelectorAll(`[data-answer="${target.name}"]`)) place.textContent = target.value;
};

function Field({ name }: { readonly name: string }): ReactNode {
  return (
    <div className="min-w-0 scroll-mt-4">
      <label htmlFor={name} className="mb-1 block">
        <span className="text-lg font-semibold">Label of {name}</span>
      </label>
      <input
        id={name}
        name={name}
        autoComplete="off"
        defaultValue={longAnswers[name]}
        className="h-12 w-full rounded-sm border border-edge bg-paper px-3 text-base text-ink"
      />
    </div>
  );
}

function Clause({ at }: { readonly at: number }): ReactNode {
  const [before, after] = wordsOf(at);
  const name = nameIn(at);
  return (
    <section>
      <h4>
        {at + 1}. {titleOf(at)}
      </h4>
      <p>
        {before}
        <span data-answer={name}>{longAnswers[name]}</span>
        {after}
      </p>
    </section>
  );
}

/** The same questions and the same words, the typed value written straight into a plain preview. */
export const start = (root: HTMLElement): void =>
  draw(root, () => (
    <div className="grid grid-cols-2 items-start gap-8" onInput={write}>
      <form className="grid gap-8">
        {names.slice(0, QUESTIONS).map((name) => (
          <Field key={name} name={name} />
        ))}
      </form>
      <div id={PREVIEW} className="sticky top-4 max-h-[80dvh] overflow-y-auto">
        {Array.from({ length: clauseCount }, (_, at) => (
          <Clause key={at} at={at} />
        ))}
      </div>
    </div>
  ));
