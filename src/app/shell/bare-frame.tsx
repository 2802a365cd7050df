import type { ReactNode } from "react";
import type { SiteLanguage } from "../../model/site/site.ts";
import { optionalComponent } from "../shared/lazy-component.ts";
import { useNarrow } from "./use-narrow.ts";

const Foot = optionalComponent(async () => (await import("./site-footer-bar.tsx")).SiteFooterBar);

/** The frame of pages without header and menu; narrow screens still get the footer bar. */
export const BareFrame = ({
  language,
  children,
}: {
  readonly language: SiteLanguage;
  readonly children: ReactNode;
}) => {
  const narrow = useNarrow();
  return (
    <div className="pb-(--footer-bar)">
      {children}
      {narrow && <Foot language={language} />}
    </div>
  );
};
