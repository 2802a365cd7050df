import { lateComponent } from "../late-component.ts";

/** The page for an address nothing stands at; its code comes when it is needed. */
export const { Late: NotFound } = lateComponent(async () => (await import("./not-found.tsx")).NotFound);
