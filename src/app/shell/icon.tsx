import { createElement, useEffect, useState, useSyncExternalStore } from "react";
import type { ComponentType, ReactNode } from "react";

type Icon = ComponentType<{ readonly name: string }>;

// The catalog's icons are larger than the frame, so they load after the text.
let loaded: Icon | null = null;
const listeners = new Set<() => void>();

const load = async (): Promise<void> => {
  const { CatalogIcon } = await import("./catalog-icon.tsx");
  loaded = CatalogIcon;
  for (const changed of listeners) changed();
};

const subscribe = (changed: () => void): (() => void) => {
  listeners.add(changed);
  return () => listeners.delete(changed);
};

/** Empty while the icons load, and on prerendered pages. */
const LazyIcon = ({ name }: { readonly name: string }): ReactNode => {
  const Loaded = useSyncExternalStore(
    subscribe,
    () => loaded,
    () => null,
  );
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    if (!Loaded && !isMissing) load().catch(() => setMissing(true));
  }, [Loaded, isMissing]);
  return Loaded ? createElement(Loaded, { name }) : <svg aria-hidden />;
};

/** The icon of a name in the catalog. */
export const iconOf = (name: string): ReactNode => <LazyIcon name={name} />;
