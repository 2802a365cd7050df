import type { FrameMessages } from "../en/frame.ts";

/** どのページにも最初に必要な言葉。 */
export const frame: FrameMessages = {
  loading: "読み込み中…",
  skip: "本文へ移動",
  errorTitle: "問題が発生しました",
  errorText: "ページの読み込み中にエラーが発生しました。再読み込みするか、別のページへ移動してください。",
  errorSafe: "この端末に保存された下書きは失われていません。",
  errorDetails: "エラーの詳細",
  refresh: "ページを再読み込み",
};
