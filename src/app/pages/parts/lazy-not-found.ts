import { lazyComponent } from "../../shared/lazy-component.ts";

/** The lazily loaded page for unknown addresses. */
export const { Component: NotFound } = lazyComponent(async () => (await import("./not-found.tsx")).NotFound);
