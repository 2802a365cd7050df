import type { SessionMessages } from "../../en/session/session.ts";

/** 書類のもとになった回答を変える提案に関する言葉。 */
export const answers: SessionMessages["answers"] = {
  propose: "回答の変更を提案する",
  lead: "フォームの回答を変えると、本文が作り直されます。相手は、変わる条項をすべて確かめてから承諾できます。",
  question: "変更する回答",
  loading: "フォームを読み込んでいます…",
  changes: "新しい回答",
  unsure: "未定",
  effects: (count) => (count === 0 ? "本文は変わりません" : `本文の${count}か所が変わります`),
  elsewhere: "題名、表、署名欄",
  outOfDate:
    "この本文を作った後に、フォーム、法令、または設定が変わりました。それによる変更も下に含まれています。すべて確かめてください。",
  missing: "次の質問にも答えるか、回答を直してください。",
  stopped: "この回答では書類を作成できません。",
};
