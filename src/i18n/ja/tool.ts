import type { ToolMessages } from "../en/tool.ts";

/** 準備中・該当なしのページの言葉。 */
export const tool: ToolMessages = {
  planned: "準備中",
  plannedLead: (name) => `「${name}」は準備中です。`,
  plannedText: "今後公開する予定のページです。まだ入力はできません。",
  useInstead: "今できること",
  generalReview: "受け取った書類を確認する",
  allServices: "すべてのサービスを見る（英語）",
  lawyer: "お急ぎのときは、弁護士・司法書士や公的な相談窓口をご利用ください。",
  freeHelp: "相談先の探し方（英語）",

  englishOnly: "このページは英語のみです。",
  englishOnlyText: "日本語版はまだありません。メニューは日本語で表示しています。",
  englishToolText: "アメリカの法律に基づく質問と結果は、訳による誤りを避けるため英語だけで表示しています。",

  fixedReason: "この書類は日本法に基づき日本語で作成するため、ここでは変更できません。",
  fixedLanguage: "日本語",
  fixedJurisdiction: "日本",
  fixedCurrency: "JPY",

  missingTitle: "ページが見つかりません",
  missingText: "アドレスが違うか、ページが移動した可能性があります。必要なものを検索してください。",
  home: "ホームへ",
  popular: "作成できる書類",
  searchHint: "例：業務委託、秘密保持",

  failedTitle: "ページを読み込めませんでした",
  failedPart: "この部分を読み込めませんでした",
  failedText: "通信が切れている可能性があります。この端末に保存した内容は失われていません。",
  offlineText: "オフラインのため、この端末に保存されていないページは開けません。接続すると開けます。",
  tryAgain: "もう一度試す",
};
