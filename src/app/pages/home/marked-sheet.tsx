import type { HomeMessages } from "../../../i18n/en/home.ts";

const note =
  "relative mt-3 rounded-sm bg-sheet-changed px-3 py-2 text-sm leading-5 before:absolute before:-top-1.5 before:start-6 before:size-3 before:rotate-45 before:bg-sheet-changed";

/** An illustration of an annotated clause; hidden from screen readers. */
export const MarkedSheet = ({ messages }: { readonly messages: HomeMessages["marked"] }) => (
  <div aria-hidden className="relative hidden lg:block">
    <div className="absolute inset-0 translate-x-3 translate-y-3 rotate-[2.2deg] bg-sheet opacity-70 shadow-paper" />
    <div className="relative -rotate-1 border-s-[3px] border-double border-margin bg-sheet px-7 py-9 text-sheet-ink shadow-sheet">
      <p className="font-serif text-lg font-semibold">{messages.title}</p>
      <p className="mt-2 font-serif text-base leading-7">
        {messages.before}
        <span className="bg-sheet-changed">{messages.noted}</span>
        {messages.after}
      </p>
      <p className={note}>{messages.note}</p>
      <p className="mt-8 font-serif text-lg font-semibold">{messages.nextTitle}</p>
      <p className="mt-2 font-serif text-base leading-7">{messages.next}</p>
      <p className={note}>{messages.nextNote}</p>
      <span className="mt-9 block h-2 w-40 bg-sheet-rule" />
      <span className="mt-4 block h-2 bg-sheet-rule" />
      <span className="mt-3 block h-2 w-5/6 bg-sheet-rule" />
    </div>
  </div>
);
