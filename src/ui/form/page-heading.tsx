import { useEffect, useRef } from "react";
import type { ReactNode } from "react";

type Props = {
  readonly children: ReactNode;
  /** Anew for every place: then the heading takes the focus and the page starts at its top. */
  readonly place: string;
  /** False on the first picture of a page, where the browser has put the focus already. */
  readonly takesFocus: boolean;
  /** A whole sentence, and not a few words: smaller where there is little room. */
  readonly isSentence?: boolean;
};

/** The question of a step as the one main heading of the page. */
export function PageHeading({ children, place, takesFocus, isSentence = false }: Props): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    window.scrollTo({ top: 0, behavior: "instant" });
    heading.current?.focus({ preventScroll: true });
  }, [place, takesFocus]);
  return (
    <h1
      ref={heading}
      tabIndex={-1}
      className={isSentence ? "margin-line text-2xl @2xl:text-3xl" : "margin-line text-3xl"}
    >
      {children}
    </h1>
  );
}
