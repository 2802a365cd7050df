import type { LoadFailureMessages } from "../en/load-failure.ts";

/** 読み込めなかったときの言葉。 */
export const loadFailure: LoadFailureMessages = {
  lawFailedTitle: "法律の情報を読み込めませんでした",
  lawFailed:
    "この地域の法律の情報がこの端末になく、接続できない可能性があります。回答は残っています。法律の情報を読み込むまで、先へ進めません。",
  lawFailedPreview: "この地域の法律の情報を読み込めなかったため、関係する部分は下に表示されません。",
  fontMissing: (format) =>
    `${format}ファイルの書体を読み込めませんでした。オフラインの可能性があります。回答は失われていません。別の形式を選ぶか、接続してからもう一度お試しください。`,
};
