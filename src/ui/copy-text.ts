/** Copies a text to the clipboard; false if the browser refuses or, on a page without TLS, has none. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};
