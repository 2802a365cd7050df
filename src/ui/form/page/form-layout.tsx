import { useId, useRef, useState } from "react";
import type { KeyboardEvent, ReactNode, RefObject } from "react";
import { stepsMessages } from "../../../i18n/steps.ts";
import { classes } from "../../primitives/classes.ts";
import { usePrinting, useIsWide } from "../context/use-is-wide.ts";

/** Minimum container width for form and preview side by side. */
const SIDE_BY_SIDE_PX = 880;

/** The tabs are sticky: keep focused elements below them. */
const BELOW_TABS =
  "[&_:is(input,select,textarea,button,a,summary,[tabindex])]:scroll-mt-14 [&_[data-question]]:scroll-mt-16";

type Props = {
  readonly locale: string;
  /** Leaves the page at once, where a page needs such a button. */
  readonly exit?: ReactNode;
  readonly questions: ReactNode;
  /** Renders the preview, which follows the focus inside the questions. */
  readonly preview: (questions: RefObject<HTMLElement | null>) => ReactNode;
  /** Changes with every navigation, which reactivates the questions tab. */
  readonly arrival: string;
  /** Whether the page takes the full width, with the preview behind its tab however wide the window is. */
  readonly isFull?: boolean;
};

type Tab = "questions" | "preview";
const TABS: readonly Tab[] = ["questions", "preview"];

/** The form with its preview beside it, or behind a tab where there is no room for both. */
export function FormLayout({ locale, exit, questions, preview, arrival, isFull = false }: Props): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLDivElement>(null);
  const isWide = useIsWide(frame, SIDE_BY_SIDE_PX) && !isFull;
  const isPrinting = usePrinting();
  const [choice, setChoice] = useState<{ readonly tab: Tab; readonly arrival: string }>({
    tab: "questions",
    arrival,
  });
  // The chosen tab stays active until the next navigation.
  const tab = choice.arrival === arrival ? choice.tab : "questions";
  const id = useId();
  const isTabbed = !isWide;
  const showsPreview = isWide || tab === "preview" || isPrinting;
  return (
    <div
      ref={frame}
      className={classes("@container/form px-4 pb-4 sm:px-6 sm:py-6 print:p-0!", isTabbed && "[--tabs-height:3rem]")}
    >
      {isTabbed && (
        <Tabs
          id={id}
          locale={locale}
          tab={tab}
          onChoose={(next) => setChoice({ tab: next, arrival })}
          isFull={isFull}
        />
      )}
      {exit}
      <div
        className={
          isFull
            ? "mx-auto max-w-5xl"
            : "mx-auto grid max-w-page gap-x-10 @min-[880px]/form:grid-cols-[minmax(0,1fr)_minmax(0,1.08fr)] @max-[879px]/form:max-w-form"
        }
      >
        <div
          ref={form}
          id={`${id}-questions`}
          role={isTabbed ? "tabpanel" : undefined}
          aria-labelledby={isTabbed ? `${id}-questions-tab` : undefined}
          hidden={isTabbed && tab === "preview"}
          className={classes("@container min-w-0 print:hidden", isTabbed && BELOW_TABS)}
        >
          {questions}
        </div>
        {showsPreview && (
          <div
            id={`${id}-preview`}
            role={isTabbed ? "tabpanel" : undefined}
            aria-labelledby={isTabbed ? `${id}-preview-tab` : undefined}
            className={classes("min-w-0", isWide && "doc-beside")}
          >
            {preview(form)}
          </div>
        )}
      </div>
    </div>
  );
}

type TabsProps = {
  readonly id: string;
  readonly locale: string;
  readonly tab: Tab;
  readonly onChoose: (tab: Tab) => void;
} & Pick<Props, "isFull">;

/** The two tabs; arrow keys go from one to the other. */
function Tabs({ id, locale, tab, onChoose, isFull }: TabsProps): ReactNode {
  const messages = stepsMessages(locale);
  const names = { questions: messages.questionsTab, preview: messages.previewTab };
  const press = (event: KeyboardEvent): void => {
    if (!["ArrowLeft", "ArrowRight"].includes(event.key)) return;
    const next: Tab = tab === "questions" ? "preview" : "questions";
    onChoose(next);
    document.getElementById(`${id}-${next}-tab`)?.focus();
  };
  return (
    <div className="sticky top-(--sticky-top) z-10 -mx-4 mb-3 border-b border-rule bg-desk px-4 sm:-mx-6 sm:px-6 print:hidden">
      <div
        role="tablist"
        onKeyDown={press}
        className={classes("mx-auto flex sm:gap-6", isFull ? "max-w-5xl" : "max-w-form")}
      >
        {TABS.map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`${id}-${one}-tab`}
            aria-selected={tab === one}
            aria-controls={`${id}-${one}`}
            tabIndex={tab === one ? 0 : -1}
            onClick={() => onChoose(one)}
            className={classes(
              "min-h-11 grow border-b-3 px-1 font-semibold sm:grow-0",
              tab === one ? "border-accent text-ink" : "border-transparent text-soft hover:text-ink",
            )}
          >
            {names[one]}
          </button>
        ))}
      </div>
    </div>
  );
}
