import { BUILD_LIST, BUILD_LIST_LINE } from "../../model/site/build-list.ts";

const hex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** The SHA-256 of the list of files of the build that this server delivers; null if it does not answer or has none. */
export const readBuildHash = async (send: typeof fetch = fetch): Promise<string | null> => {
  try {
    const response = await send(`/${BUILD_LIST}`);
    if (!response.ok) return null;
    const list = await response.text();
    const lines = list.split("\n");
    // The development server answers every unknown address with a page.
    if (lines.pop() !== "" || lines.length === 0 || !lines.every((line) => BUILD_LIST_LINE.test(line))) return null;
    return hex(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(list)));
  } catch {
    return null;
  }
};
