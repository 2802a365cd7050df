import { Suspense } from "react";
import type { ReactNode } from "react";
import type { SiteLanguage } from "../../model/site.ts";
import { optionalComponent } from "../late-component.ts";
import { useNarrow } from "./use-narrow.ts";

const Foot = optionalComponent(async () => (await import("./foot.tsx")).Foot);

/** A page with a frame of its own; narrow screens get the bar at the foot. */
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
      {narrow && (
        <Suspense>
          <Foot language={language} />
        </Suspense>
      )}
    </div>
  );
};
