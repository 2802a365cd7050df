import type { SessionMessages } from "../../en/session/session.ts";

/** 同じ文言に関する提案どうしの関係を伝える言葉。 */
export const conflicts: SessionMessages["conflicts"] = {
  ends: "この提案を承諾すると文言が変わるため、次の提案は無効になります。",
  keeps: (clause) =>
    `${clause}は、合意した文言のまま変わりません。新しい回答に合わせるには、${clause}の変更も提案してください。`,
  outdated: (count) => `無効になった提案（${count}件）`,
  outdatedWhy: "提案の後に文言が変わりました。",
  again: "もう一度提案する",
};
