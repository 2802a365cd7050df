import type { TroubleWords } from "../en/trouble.ts";

/** 読み込めなかったときの言葉。 */
export const trouble: TroubleWords = {
  lawFailedTitle: "法律の情報を読み込めませんでした",
  lawFailed:
    "この地域の法律の情報がこの端末になく、接続できない可能性があります。回答は残っています。法律の情報を読み込むまで、先へ進めません。",
  lawFailedPreview: "この地域の法律の情報を読み込めなかったため、関係する部分は下に表示されません。",
  fontMissing: (format) =>
    `オフラインのため、${format} ファイルの書体を読み込めません。回答は失われていません。別の形式を選ぶか、接続してからもう一度お試しください。`,
};
