import { Suspense } from "react";
import type { ReactNode } from "react";
import { lateComponent } from "../late-component.ts";

// All icons of the catalog are more code than the frame around them; a page is read without waiting for its pictures.
const { Late: CatalogIcon } = lateComponent(async () => (await import("./catalog-icon.tsx")).CatalogIcon);

/** The icon of a name in the catalog; an empty one of the same size while it is on its way. */
export const iconOf = (name: string): ReactNode => (
  <Suspense fallback={<svg aria-hidden />}>
    <CatalogIcon name={name} />
  </Suspense>
);
