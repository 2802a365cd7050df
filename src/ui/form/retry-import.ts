/** The address a browser names in the message of a failed import of this site; undefined in browsers that name none. */
export const failedAddress = (error: unknown, origin: string): string | undefined => {
  const [address] = /https?:\/\/[^\s?]+\.js\b/.exec(String(error)) ?? [];
  return address !== undefined && new URL(address).origin === origin ? address : undefined;
};

/**
 * Imports a module again after `error`.
 *
 * Chromium keeps the failure of an address until the page is reloaded (HTML: "fetch a single module script", module map),
 * and a reload would lose answers that are not saved; under another query it is a new module. `attempt` counts from 1.
 */
export const retryImport = <Module>(load: () => Promise<Module>, error: unknown, attempt: number): Promise<Module> => {
  const address = failedAddress(error, location.origin);
  if (address === undefined) return load();
  return import(/* @vite-ignore */ `${address}?attempt=${attempt}`) as Promise<Module>;
};
