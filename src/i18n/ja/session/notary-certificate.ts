import type { CertificateMessages } from "../../en/session/certificate.ts";

/** 署名完了ファイルのうち、公証人の証書があるページの言葉。証書そのものは英語。 */
export const notaryCertificate: CertificateMessages["notary"] = {
  belongs: (title, names, session) =>
    `この証書は、手続き ${session} で${names}が署名した「${title}」の記録の一部です。`,
  unused: "書類に含まれる証書のページは使われていません。",
  stated: "公証人の申告",
  notChecked:
    "この証書と以下の申告は、公証人が入力したものです。このファイルを作成したプログラムは、任命、公証人の身元、出頭の事実を確認していません。このプログラムは公証を行いません。",
  name: "公証人の氏名",
  commission: "任命番号",
  state: "任命した州",
  expires: "任期の終わり",
  county: "公証を行った郡または市",
  on: "公証を行った日",
  act: "公証行為",
  acts: {
    acknowledgment: "認証（acknowledgment）",
    representative: "代理・代表として署名する人の認証",
    jurat: "宣誓認証（jurat）",
  },
  appearance: "署名者の出頭",
  appearances: { in_person: "同じ部屋で", video: "ビデオ通話で" },
  identification: "署名者の確認",
  identifications: {
    document: (evidence) => `身分証明書：${evidence}`,
    known: () => "公証人が個人的に知っている",
    witness: (evidence) => `証人の宣誓：${evidence}`,
  },
  wording: "文言の出典",
  summary: "要約で確認",
  completed: "完成日時",
  intent: "意思表示",
  build: "ページのプログラムの SHA-256（サーバーの表示による）",
  acted: {
    invited: (name, notary) => `${name}が公証人として${notary}を招待しました`,
    leftOut: (name, notary) => `${name}が公証人の${notary}なしで進めることにしました`,
    certified: (name) => `${name}が公証人の証書を完成させました（任命は誰も確認していません）`,
  },
};
