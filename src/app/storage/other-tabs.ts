import { site } from "virtual:catalog-site";

const channel = "BroadcastChannel" in globalThis ? new BroadcastChannel(`${site.storagePrefix}-device`) : null;

/** Notifies the other open tabs that stored data changed, and of the draft that changed, if any. */
export const notifyOtherTabs = (draft: string | null = null): void => channel?.postMessage(draft);

/** Calls back when another tab changes stored data, with the id of a saved draft; returns an unsubscribe function. */
export const onOtherTabs = (changed: (draft: unknown) => void): (() => void) => {
  const onMessage = ({ data: draft }: MessageEvent<unknown>): void => changed(draft);
  channel?.addEventListener("message", onMessage);
  return () => channel?.removeEventListener("message", onMessage);
};
