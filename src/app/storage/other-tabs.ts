import { site } from "virtual:catalog-site";

const channel = "BroadcastChannel" in globalThis ? new BroadcastChannel(`${site.storagePrefix}-device`) : null;

/** Tells the other open tabs that what is kept on this device changed, and which draft, if it was one. */
export const tellOtherTabs = (draft: string | null = null): void => channel?.postMessage(draft);

/** Calls back whenever another tab changed what is kept, with the id of a saved draft; returns the way to stop. */
export const onOtherTabs = (changed: (draft: unknown) => void): (() => void) => {
  const told = ({ data: draft }: MessageEvent<unknown>): void => changed(draft);
  channel?.addEventListener("message", told);
  return () => channel?.removeEventListener("message", told);
};
