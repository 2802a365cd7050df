import type { SearchMessages } from "../en/search.ts";

/** 検索欄の言葉。 */
export const search: SearchMessages = {
  none: (query) => `「${query}」に合うものは見つかりませんでした。「雇用」のような短い言葉でお試しください。`,
  askAssistant: "アシスタントに相談する",
  seeServices: "サービスの一覧を見る（英語）",
  count: (count) => `${count}件`,
  kinds: { document: "書類", calculator: "計算", checker: "判定", review: "契約書の確認" },
  failed: "ページの一覧を読み込めませんでした。通信状況を確認して、もう一度お試しください。",
};
