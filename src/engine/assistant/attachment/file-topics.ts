import type { KeyFactId } from "../../../model/review/review.ts";

/** A subject that people ask a contract about. */
export type FileTopic = {
  readonly id: string;
  /** How people ask about it, in English and in Japanese. */
  readonly asked: RegExp;
  /** How contracts, which are in English, mention it. */
  readonly said: RegExp;
  /** Facts of the review whose passages answer it. */
  readonly facts?: readonly KeyFactId[];
};

/** Subjects in the order in which they are tried: the first one that a question names is answered. */
export const FILE_TOPICS: readonly FileTopic[] = [
  {
    id: "deposit",
    asked: /\bdeposits?\b|\bmoney back when\b|敷金|保証金/,
    said: /\b(?:security |damage |cleaning )?deposits?\b|\bretainer\b/,
    facts: ["deposit"],
  },
  {
    id: "late_fee",
    asked: /\blate (?:fees?|charges?|payments?)\b|\bpa(?:y|id) late\b|\bpenalt(?:y|ies)\b|延滞|遅延|違約金/,
    said: /\blate (?:fee|charge|payment)s?\b|\bpast due\b|\boverdue\b|\bpenalt(?:y|ies)\b|\bliquidated damages\b/,
    facts: ["late_fee"],
  },
  {
    id: "increase",
    asked:
      /\b(?:raise|increase|go up|goes up|hike|change) (?:my |the |our )?(?:rent|price|fees?|rate|pay)?\b|\brent (?:increase|go up|goes up|be raised|raised)\b|値上げ|上げられ/,
    said: /\b(?:increas|rais|adjust|escalat)\w*\b.*\b(?:rent|price|fees?|rates?|charges?|compensation)\b|\b(?:rent|price|fees?|rates?|charges?)\b.*\b(?:increas|rais|adjust|escalat)\w*/,
  },
  {
    id: "arbitration",
    asked:
      /\barbitrat\w*|\bclass action\b|\bjury\b|\b(?:go|take (?:them|him|her|it|this)) to court\b|\bsue (?:them|him|her)\b|仲裁|陪審|裁判/,
    said: /\barbitrat\w*|\bclass action\b|\bjury\b|\bmediat\w*/,
  },
  {
    id: "renewal",
    asked: /\brenew\w*|\bextend\w*|\bextension\b|\broll over\b|更新|延長/,
    said: /\brenew\w*|\bextend\w*|\bextension\b|\bmonth[- ]to[- ]month\b|\bholdover\b/,
    facts: ["renewal_term", "notice_period"],
  },
  {
    id: "early_end",
    asked:
      /\b(?:end|leave|get out|cancel|terminate|quit|break|move out)\b.*\b(?:early|before|whenever|any ?time|it|this|lease|contract|agreement)\b|\b(?:cancel|terminat)\w*|\bget out of\b|\bfire me\b|解約|解除|中途/,
    said: /\bterminat\w*|\bcancel\w*|\bearly\b.*\b(?:end|move|leav)\w*/,
    facts: ["notice_period"],
  },
  {
    id: "end",
    asked:
      /\bwhen (?:does|will|is|do) .*\b(?:end|expire|over|finish|run out|stop)\b|\bhow long\b|\bend date\b|\bexpir\w*|\bwhat is the (?:term|duration)\b|\bwhen do (?:i|we) (?:have to )?(?:leave|move out)\b|いつ(?:終わ|まで)|期間|満了|終了/,
    said: /\b(?:expir|terminat)\w* (?:on|at)\b|\bends? on\b|\bexpir\w*|\b(?:initial |lease )?term (?:of|is|begins|shall|will|starts)\b|\bfor a (?:term|period) of\b|\bends?\b.*\b(?:19|20)\d\d\b/,
    facts: ["expiration_date", "renewal_term"],
  },
  {
    id: "start",
    asked: /\bwhen (?:does|do|did|will|is|can) .*\b(?:start|begin|effective|move in)\b|\bstart date\b|いつから|開始/,
    said: /\b(?:begin|commenc|start)\w*\b|\beffective (?:date|as of)\b/,
    facts: ["effective_date", "agreement_date"],
  },
  {
    id: "notice",
    asked: /\bnotice\b|通知|予告/,
    said: /\bnotices?\b/,
    facts: ["notice_period"],
  },
  {
    id: "payment",
    asked:
      /\b(?:rent|price|salary|wages?|pay|payment|paid|cost|owe|fees?|how much)\b|家賃|賃料|給料|給与|料金|代金|いくら|支払/,
    said: /\b(?:rent|price|salary|wages?|fees?|compensation|payments?|pay)\b.*\$ ?\d|\$ ?\d.*\b(?:rent|price|salary|wages?|fees?|compensation|payments?|paid|pay|month|year|hour)\b/,
    facts: ["rent", "price", "fee", "pay", "principal"],
  },
  {
    id: "law",
    asked:
      /\b(?:which|what|whose) (?:state'?s? )?(?:law|state|court)s?\b|\bgoverning law\b|\bjurisdiction\b|\bvenue\b|準拠法|管轄|どの州/,
    said: /\bgoverned by\b|\blaws of\b|\bjurisdiction\b|\bvenue\b/,
    facts: ["governing_law", "forum"],
  },
  {
    id: "parties",
    asked: /\bwho (?:is|are|signs?|signed)\b|\bpart(?:y|ies)\b|\blandlord'?s name\b|当事者|誰/,
    said: /\bby and between\b|\bbetween\b.*\band\b.*\b(?:landlord|tenant|party|parties|company|employer|buyer|seller)\b/,
    facts: ["parties"],
  },
  {
    id: "pets",
    asked: /\b(?:pets?|dogs?|cats?|animals?)\b|ペット|犬|猫/,
    said: /\b(?:pets?|dogs?|cats?|animals?)\b/,
  },
  {
    id: "transfer",
    asked:
      /\bsub-?(?:let|leas)\w*|\bassign\w*|\bairbnb\b|\b(?:move in|live) with me\b|\bguests?\b|\broommate\b|転貸|譲渡|又貸し/,
    said: /\bsub-?(?:let|leas)\w*|\bassign(?:s|ed|ment|able)?\b|\bguests?\b|\boccupants?\b/,
  },
  {
    id: "repairs",
    asked: /\brepairs?\b|\bfix(?:es|ed)?\b|\bmaintenance\b|\bbroken\b|\bbreaks\b|修理|修繕/,
    said: /\brepairs?\b|\bmaint(?:ain|enance)\w*/,
  },
  {
    id: "entry",
    asked: /\b(?:enter|come in|walk in|come over|inspect)\b|立ち入/,
    said: /\benter\w*\b.*\b(?:premises|home|unit|apartment|property|dwelling)\b|\b(?:right of )?entry\b|\binspect\w*/,
  },
  {
    id: "competition",
    asked: /\bnon-?compete\b|\bcompet\w*|\bwork (?:for|somewhere|elsewhere)\b|競業/,
    said: /\bnon-?compet\w*|\bcompet(?:e|es|ing|itors?|itive|ition)\b|\bnon-?solicit\w*/,
  },
  {
    id: "secrecy",
    asked: /\bconfidential\w*|\bsecret\w*|\btell (?:anyone|people|others)\b|秘密|機密/,
    said: /\bconfidential\w*|\bnon-?disclos\w*|\btrade secrets?\b/,
  },
  {
    id: "liability",
    asked: /\bliab\w*|\bindemn\w*|\bresponsible (?:for|if)\b|\bdamages?\b|\binsurance\b|責任|賠償|保険/,
    said: /\bliab\w*|\bindemn\w*|\bhold harmless\b|\bdamages\b|\binsur\w*/,
    facts: ["cap"],
  },
  {
    id: "lawyer_fees",
    asked: /\b(?:attorney|lawyer|legal)(?:'?s)? (?:fees?|costs?)\b|弁護士費用/,
    said: /\battorneys?'?s?'? fees\b|\blegal (?:fees|costs)\b|\bprevailing party\b/,
  },
  {
    id: "ownership",
    asked: /\bwho owns\b|\bown(?:s|ership)?\b|\bintellectual property\b|\bcopyright\b|所有|著作権|知的財産/,
    said: /\bown(?:s|ed|ership)?\b|\bintellectual property\b|\bcopyrights?\b|\bwork made for hire\b|\btitle to\b/,
  },
];
