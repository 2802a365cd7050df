const IS_ENGLISH = /^[ -~]+$/;

/** A header title in a list of pages: "Will Calculator" for "Will Calculator | Calculate", 遺言書（作成） for 遺言書 | 作成. */
export const listedTitle = (header: string): string => {
  const [name = "", action = ""] = header.split(" | ");
  return IS_ENGLISH.test(action) || action === "" ? name : `${name}（${action}）`;
};
