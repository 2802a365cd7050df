import type { SessionMessages } from "../../en/session/session.ts";
import { logFailures, problems } from "./session-problems.ts";
import { amend } from "./amend.ts";
import { answers } from "./answers.ts";
import { conflicts } from "./conflicts.ts";
import { comments } from "./comments.ts";
import { signing } from "./signing.ts";
import { signAgain } from "./sign-again.ts";
import { upload } from "./upload.ts";
import { devices } from "./devices.ts";
import { invite } from "./invite.ts";
import { notary } from "./notary.ts";
import { retention } from "./retention.ts";
import { verify } from "./verify.ts";
import { witness } from "./witness.ts";
import { wordFiles } from "./word-files.ts";

/** 算用数字だけの番号は、日本語の文では条の番号として読めない。 */
const articleOf = (number: string): string => (/^\d/.test(number) ? `第${number}条` : number);

const list = (names: readonly string[]): string => names.map((name) => `${name}さん`).join("、");

/** 交渉と署名に関する言葉。 */
export const session: SessionMessages = {
  amend,
  answers,
  comments,
  devices,
  invite,
  conflicts,
  retention,
  notary,
  signAgain,
  verify,
  ...signing,
  upload,
  witness,
  wordFiles,
  documentFrom: "対象の書類",
  noDocumentTitle: "完成した書類から始めます",
  noDocumentText:
    "先に書類を完成させ、最後のページで「相手と条件を交渉する」または「オンラインで署名する」を選んでください。",
  howItWorks: "しくみと、署名完了ファイルで証明できること（英語）",
  draftsHere: "作成中の書類",
  seeDocuments: "書類の一覧を見る（英語）",
  yourName: "あなたの名前",
  yourNameHint: "書類の履歴に表示される名前です。",
  otherName: (number) => (number === 1 ? "相手の名前" : `${number + 1}人目の当事者の名前`),
  addParty: "当事者を追加する",
  removeParty: (number) => `${number}人目の当事者を外す`,
  nameMissing: "名前を入力してください",
  starting: "開始しています…",
  paperOnly: "この書類は紙に署名する必要があります",
  paperOnlyText:
    "文言の交渉はここでできます。全員が合意したら、ダウンロードして印刷し、書類に書かれた方法で署名してください。",
  paperWay:
    "本文をダウンロードして印刷し、最後のページの案内に従って、ペンで署名してください。必要な立会人や公証人もそこに書かれています。",
  orderTitle: "署名の順番",
  orders: { parallel: "順番を決めない", in_turn: "上の名前の順に一人ずつ" },

  joinAs: (name) => `${name}として参加する`,
  joinKept:
    "手続きの鍵はこの端末に保存されます。参加するまではリンクを保管してください。参加した後、このリンクはほかの端末では使えません。ご自分の別の端末は、この端末からつなげます。",
  absentTitle: "この手続きはこの端末にありません",
  absentText: "受け取ったリンクから、または参加した端末で開いてください。",
  cutLinkTitle: "リンクが途中で切れています",
  cutLinkText: "リンクの一部が欠けています。メッセージからリンク全体をコピーするか、もう一度送ってもらってください。",
  insecure: "交渉と署名には安全な接続が必要です。httpsでこのページを開いてください。",
  opening: "開いています…",

  kicker: "交渉と署名",
  services: {
    negotiation: {
      kicker: "交渉",
      title: "書類を交渉する",
      lead: "相手を専用のページに招き、全員が合意するまで条項ごとに文言を調整し、そのまま署名できます。書いた内容は端末で暗号化され、サーバーは読めません。",
      start: "交渉を始める",
      joinTitle: "書類の交渉に招待されています",
      joinText: (from, title) => `${from}さんが「${title}」の交渉に招待しています。`,
    },
    signing: {
      kicker: "署名",
      title: "書類に署名する",
      lead: "署名する人を専用のページに招きます。全員が署名すると、誰でも検証できる署名完了PDFが各自に届きます。文書は端末で暗号化され、サーバーは読めません。",
      start: "署名を始める",
      joinTitle: "書類への署名に招待されています",
      joinText: (from, title) => `${from}さんが「${title}」への署名を求めています。`,
    },
  },
  phases: {
    discuss: "交渉中",
    signing: "署名待ち",
    certifying: "全員署名済み（公証人の証書を待っています）",
    sealing: "全員署名済み",
    complete: "完了",
    refused: "終了（署名拒否）",
    void: "終了",
  },
  yourTurn: "あなたの番です",
  readAndSign: "書類を読み、同意して署名してください。",
  sendLinks: (names) => `${names.join("、")}はまだ参加していません。このページのリンクを送ってください。`,
  waitingFor: (names) => `${list(names)}を待っています`,
  toAnswer: (count) => `${count}件の提案があなたの返答を待っています。`,
  agreeNow: "未解決の提案はありません。今の文言でよければ、合意してください。",
  everyoneAgreed: "全員がこの文言に合意しました。",
  endedBy: (name, reason) =>
    reason === "" ? `${name}さんが終了しました。` : `${name}さんが終了しました：「${reason}」`,
  parties: "当事者",
  you: "（あなた）",
  notJoined: "未参加",
  joined: "参加済み",
  agreed: "この文言に合意",
  signed: "署名済み",
  invitation: (name) => `${name}さんへの招待`,
  invitationText: (name) =>
    `このリンクをメールやメッセージで${name}さんに送ってください。最初に使った人だけが${name}さんとして参加できます。`,
  link: "リンク",
  copyLink: "リンクをコピー",
  copied: "リンクをコピーしました",
  copyFailed: "リンクをコピーできませんでした。選択してコピーしてください。",
  shareLink: "共有…",
  inPerson: {
    start: (name) => `${name}さんがこの端末で署名する`,
    passTo: (name) => `この端末を${name}さんに渡してください`,
    passText: (name) =>
      `${name}さんがここで書類を読み、同意し、専用の鍵で署名します。この端末を使って対面で行ったと双方が表明したことが、記録に残ります。`,
    iAm: (name) => `私は${name}です`,
    recorded: (owner) =>
      `${owner}さんの端末を使い、対面で署名します。このことは、あなたの鍵と${owner}さんの鍵の両方で表明され、記録に残ります。`,
    hosted: (name, guest) => `${name}さんが、この端末で${guest}さんが対面で署名すると表明しました`,
    thanks: (name) => `${name}さんの署名が完了しました`,
    giveBack: (owner) => `端末を${owner}さんに返してください。署名完了ファイルは${owner}さんから受け取れます。`,
    joined: (owner) => `${owner}さんの端末で対面で参加（双方の表明による）`,
    joinedAlone: (owner) => `${owner}さんの端末で対面で参加（本人の表明のみ）`,
  },
  openPoints: "未解決の提案",
  noOpenPoints: "未解決の提案はありません。",
  document: "現在の文言",
  history: "履歴",
  ignoredActs: "効力のなかった操作",

  proposesReplace: (name, clause) => `${name}さんが${clause}の文言の変更を提案しています`,
  proposesInsert: (name) => `${name}さんが条項の追加を提案しています`,
  proposesDelete: (name, clause) => `${name}さんが${clause}の削除を提案しています`,
  proposesMove: (name, clause) => `${name}さんが${clause}の移動を提案しています`,
  proposesAnswers: (name) => `${name}さんが回答の変更を提案しています`,
  reasonGiven: (reason) => `理由：${reason}`,
  before: (clause) => `${clause}の前`,
  after: (clause) => `${clause}の後`,
  accept: "承諾する",
  decline: "断る",
  counter: "対案を出す",
  withdraw: "取り下げる",
  declineReason: "断る理由（任意）",
  declineSend: "提案を断る",
  cancel: "キャンセル",
  acceptedBy: (names) => `${list(names)}が承諾しました`,
  removed: "削除",
  added: "追加",

  change: "変更を提案する",
  changeFor: (clause) => `${clause}の変更を提案する`,
  what: "何を変更しますか",
  kinds: {
    replace: "文言",
    insert: "後に条項を追加",
    delete: "削除",
    moveUp: "上に移動",
    moveDown: "下に移動",
  },
  clauseTitle: "見出し",
  clauseWords: "文言",
  clauseWordsHint: "段落ごとに改行し、箇条書きの項目は (1) などの記号で始めてください。",
  reason: "理由（任意）",
  preview: "変更の内容",
  breaksReference: (clause, number) =>
    `この変更で削除される${number}は、${clause}で参照されています。先にその参照を変更しないと、この変更は効力を持ちません。`,
  breaksTerm: (clause, term) => `${clause}で使われている「${term}」の定義がなくなります。`,
  noChange: "まだ何も変更されていません。",
  send: "提案を送る",
  unsent: "未送信です。この端末に保存されています。",
  openingParagraph: "前文",
  recital: (number) => `前文${number}`,
  section: (number, title) =>
    title ? `${articleOf(number)}${title.startsWith("（") ? title : `（${title}）`}` : articleOf(number),
  newClause: "新しい条項",
  paragraph: "この段落",

  at: (utc, local, zone) => `${utc} UTC（${zone}では${local}）`,
  acts: {
    start: (name) => `${name}さんが手続きを始めました`,
    claim: (name) => `${name}さんが参加しました`,
    offer_device: (name) => `${name}さんが別の端末用のリンクを変更しました`,
    join_device: (name) => `${name}さんの別の端末から参加の申請がありました`,
    add_device: (name) => `${name}さんが端末を追加しました`,
    remove_device: (name) => `${name}さんが端末を外しました`,
    invite: (name) => `${name}さんが新しい招待を作りました`,
    host: (name) => `${name}さんが、この端末で別の人が対面で署名すると表明しました`,
    delete: (name) => `${name}さんがサーバーからの削除に同意しました`,
    keep: (name) => `${name}さんがサーバーからの削除への同意を取り消しました`,
    replace_witness: (name) => `${name}さんが立会人を変更しました`,
    invite_notary: (name) => `${name}さんが公証人を招待しました`,
    leave_out_notary: (name) => `${name}さんが公証人なしで進めることにしました`,
    certificate: (name) => `${name}さんが公証人の証書を完成させました`,
    pass_on: (name) => `${name}さんが招待を渡しました`,
    propose: (name) => `${name}さんが提案しました`,
    withdraw: (name) => `${name}さんが提案を取り下げました`,
    accept: (name) => `${name}さんが提案を承諾しました`,
    decline: (name) => `${name}さんが提案を断りました`,
    comment: (name) => `${name}さんがコメントしました`,
    note: (name) => `${name}さんが自分用メモを書きました`,
    agree: (name) => `${name}さんが文言に合意しました`,
    consent: (name) => `${name}さんが電子署名に同意しました`,
    signature: (name) => `${name}さんが署名しました`,
    sign_again: (name) => `${name}さんが署名のやり直しを求めました`,
    refuse: (name) => `${name}さんが署名を拒否しました`,
    void: (name) => `${name}さんが手続きを終了しました`,
    seal: (name) => `${name}さんがファイルに電子シールを付けました`,
  },
  someone: "不明な端末",

  problems,
  logFailures,
  storageFailed:
    "このブラウザには何も保存できません。プライベートウィンドウの可能性があります。手続きの鍵を端末に保存する必要があるため、通常のウィンドウを使ってください。",
  notStored:
    "この端末に保存できませんでした。空き容量が足りない可能性があります。容量を空けてからページを再読み込みし、送信済みかどうかを確かめて、もう一度お試しください。",
  typedNotStored:
    "入力した内容をこの端末に保存できませんでした。空き容量が足りない可能性があります。ページを閉じる前に送信するか、別の場所に控えてください。",
  tampered: (seq) =>
    `${seq}番の記録が前の記録と合いません。サーバーまたは誰かが履歴を書き換えたため、それ以降は表示しません。このページを保存し、別の方法で相手に連絡してください。`,
  olderVersion:
    "この手続きは古いバージョンのプログラムで開始されており、あなたを守る規則が足りません。リンクを送った人に、ページを再読み込みして手続きを始め直すよう頼んでください。",
  newerVersion:
    "この手続きは新しいバージョンのプログラムで開始されており、署名完了ファイルの作り方が異なります。この端末でファイルを検証できるように、署名の前にページを再読み込みしてください。",
  reload: "ページを再読み込みする",
  tryAgain: "もう一度試す",
};
