import { useEffect, useRef } from "react";
import type { ReactNode } from "react";

type Props = {
  readonly children: ReactNode;
  /** The page shown. When it changes, the heading is focused and the page scrolls to the top. */
  readonly page: string;
  /** False on first render, when the browser has set the focus already. */
  readonly takesFocus: boolean;
  /** A full sentence, without the margin line, which its frame has: in the size of a heading, or of the words below a large figure. */
  readonly sentence?: "heading" | "below_figure";
};

const STYLES = {
  heading: "text-2xl @2xl:text-3xl print:text-xl",
  below_figure: "text-base leading-snug @2xl:text-xl print:text-base",
} as const;

/** The question of a step as the one main heading of the page. */
export function PageHeading({ children, page, takesFocus, sentence }: Props): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    window.scrollTo({ top: 0, behavior: "instant" });
    heading.current?.focus({ preventScroll: true });
  }, [page, takesFocus]);
  return (
    <h1 ref={heading} tabIndex={-1} className={sentence ? STYLES[sentence] : "margin-line text-2xl @sm:text-3xl"}>
      {children}
    </h1>
  );
}
