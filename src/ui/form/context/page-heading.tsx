import { useEffect, useRef } from "react";
import type { ReactNode } from "react";

type Props = {
  readonly children: ReactNode;
  /** The page shown. When it changes, the heading is focused and the page scrolls to the top. */
  readonly page: string;
  /** False on first render, when the browser has set the focus already. */
  readonly takesFocus: boolean;
  /** A full sentence: set smaller where there is little room, and without the margin line, which its frame has. */
  readonly isSentence?: boolean;
};

/** The question of a step as the one main heading of the page. */
export function PageHeading({ children, page, takesFocus, isSentence = false }: Props): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    window.scrollTo({ top: 0, behavior: "instant" });
    heading.current?.focus({ preventScroll: true });
  }, [page, takesFocus]);
  return (
    <h1
      ref={heading}
      tabIndex={-1}
      className={isSentence ? "text-xl @sm:text-2xl @2xl:text-3xl print:text-xl" : "margin-line text-2xl @sm:text-3xl"}
    >
      {children}
    </h1>
  );
}
