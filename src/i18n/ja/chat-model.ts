import type { ChatModelMessages } from "../en/chat-model.ts";

/** Messages about the language model that the assistant may ask. */
export const chatModel: ChatModelMessages = {
  title: "言語モデル",
  offer: (name, host) => `このサイトは、${host}で動く言語モデル${name}にも質問できます。許可するまでは使いません。`,
  sentTitle: "許可すると、次のようになります。",
  sent: (host) => [
    `入力した質問は、このサイトのサーバーを通じて${host}に送られます。すでに送った質問とその答えも一緒に送られます。`,
    "モデルがこのサイトで調べたもの（ページ、法律、質問に書かれた内容による計算結果）もモデルに渡されます。",
    "フォームの質問への回答、ファイル、身の安全に関する質問は送られません。",
    `このサイトは何も保存しません。${host}での扱いは、その利用規約によります。`,
  ],
  allow: "モデルの利用を許可する",
  on: (name, host) => `質問は${host}の${name}に送られます。この端末で許可されています。`,
  revoke: "モデルの利用をやめる",
  revoked: "モデルはオフです。入力した内容は送信されません。",
  allowed: "モデルはオンです。",
  device: (host) =>
    `入力した質問は${host}に送られます。フォームの質問への回答は送られません。アシスタントは弁護士ではなくプログラムで、法律上の助言はしません。`,
  asking: (name, host) => `${host}の${name}に質問しています…`,
  stop: "中止",
  writtenBy: (name, host) =>
    `${host}の言語モデル${name}が書きました。出典と数字はこのサイトのものですが、文章には誤りがあるかもしれません。`,
  writtenHere: "このサイトが端末の中で答えました。",
  ownFigure: "（入力された数字）",
  proposal: "モデルが提案する回答：",
  failed: (reason) => `言語モデルの答えは使えませんでした。${reason}この答えはこのサイトによるものです。`,
  reasons: {
    too_many_requests: "質問が多すぎます。しばらくしてからお試しください。",
    too_large: "会話が長すぎます。",
    rejected: "モデルのサーバーが質問を受け付けませんでした。",
    unreachable: "モデルのサーバーに接続できませんでした。",
    stalled: "モデルのサーバーの応答に時間がかかりすぎました。",
    too_many_rounds: "調べる回数が多すぎて、答えが出ませんでした。",
    uncited: "モデルの文章に、このサイトの出典がありませんでした。",
    unknown_figure: "このサイトの出典にない数字が含まれていました。",
    unknown_address: "このサイトの出典にないアドレスが含まれていました。",
    stopped: "中止しました。",
    other: "モデルの答えを読み取れませんでした。",
  },
};
