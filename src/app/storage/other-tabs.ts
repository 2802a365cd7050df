import { site } from "virtual:catalog-site";

const channel = "BroadcastChannel" in globalThis ? new BroadcastChannel(`${site.storagePrefix}-device`) : null;

/** Tells the other open tabs that what is kept on this device changed. */
export const tellOtherTabs = (): void => channel?.postMessage("changed");

/** Calls back whenever another tab changed what is kept; returns the way to stop. */
export const onOtherTabs = (changed: () => void): (() => void) => {
  channel?.addEventListener("message", changed);
  return () => channel?.removeEventListener("message", changed);
};
