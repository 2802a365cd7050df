/** A phrase of a document text that was translated word by word from English, and what to write instead. */
export type TranslationCalque = { readonly phrase: RegExp; readonly instead: string };

const phrase = (pattern: RegExp, instead: string): TranslationCalque => ({ phrase: pattern, instead });

/** By document language: phrases that native readers of the finished texts rejected. */
export const translationCalques: { readonly [language: string]: readonly TranslationCalque[] } = {
  es: [
    phrase(/\bAcuerdos?\b/, "Contrato, the noun of every document and shared clause"),
    phrase(/\bInquilin[oa]s?\b/, "Arrendatario, which goes with Arrendador"),
    phrase(/\bmostrar\b|\bmuestran?\b|\bmuestre\b|\bmostró\b/i, "revelar, indicar, acreditar"),
    phrase(/lugar siguiente|esta persona y en este lugar/i, "the name itself, declined"),
    phrase(/\bes no reembolsable/i, "reembolsable en su totalidad, salvo …"),
    phrase(/persona sensata/i, "persona razonable"),
    phrase(/bajo sello/i, "con carácter reservado (under seal)"),
    phrase(/con menos que/i, "como mínimo"),
    phrase(/\bsin ayuda\b/i, "sin consultar ningún registro"),
    phrase(/Palabras clave/i, "Definiciones"),
    phrase(/el dinero puede/i, "la indemnización en dinero puede"),
    phrase(/servicios? de mensajería/i, "empresa de mensajería o paquetería (courier)"),
    phrase(/presente la fianza que|dé la fianza/i, "fianza de garantía (surety bond)"),
    phrase(/llanura inundable de \d+ años/i, "con riesgo de inundación centenaria"),
    phrase(/diga lo que diga|a pesar de la sección/i, "no obstante, con independencia de lo dispuesto en"),
    phrase(/buen motivo/i, "motivo razonable"),
    phrase(/Traducción:(?<!\(Traducción:)/, "a translation in parentheses"),
  ],
  fr: [
    phrase(/\bAccords?\b/, "Contrat, the noun of every document and shared clause"),
    phrase(
      /montr\S* (?:à \S+ )?des informations|informations montrées|montrer comment|montrer la preuve/i,
      "divulguer, indiquer, justifier",
    ),
    phrase(/lieu suivant|juridiction suivante|cette personne et en ce lieu/i, "the name itself, with its article"),
    phrase(/n'est non remboursable/i, "intégralement remboursable, sous réserve de …"),
    phrase(/sous scellés/i, "à titre confidentiel (under seal)"),
    phrase(/service de messagerie/i, "coursier ou transporteur"),
    phrase(/moins qu'un soin/i, "au moins avec une diligence raisonnable"),
    phrase(/sans aide\b/i, "sans consulter aucun document"),
    phrase(/Mots clés/i, "Définitions"),
    phrase(/l'argent peut/i, "une indemnité peut ne pas suffire"),
    phrase(/fourni[rt] la caution|donne la caution/i, "cautionnement (surety bond)"),
    phrase(/plaine inondable/i, "zone inondable par une crue …"),
    phrase(/lorsque la loi le protège/i, "dans la mesure où la loi protège ce droit"),
    phrase(/sans bonne raison/i, "sans motif raisonnable"),
    phrase(/quoi que dise/i, "nonobstant"),
    phrase(/jour férié des banques/i, "jour de fermeture des banques"),
    phrase(/Traduction :(?<!\(Traduction :)/, "a translation in parentheses"),
  ],
  de: [
    phrase(/\bVereinbarung(?:en)?\b/, "Vertrag, the noun of every document and shared clause"),
    phrase(/\bVertreter(?:n|s)?\b/, "Befugte Personen; a Vertreter acts with authority"),
    phrase(/Informationen zeigen|gezeigt w[iu]rde?|und zeigen, wie/, "offenlegen, angeben"),
    phrase(/folgenden Ortes/i, "im Bundesstaat …"),
    phrase(/was immer .* sagt|^Trotz\b|\. Trotz\b/i, "ungeachtet"),
    phrase(/auf folgende Arten/i, "per Scheck, in bar …"),
    phrase(/Mitteilung mach(?:en|t)|Mitteilung gemacht/i, "Mitteilung übermitteln, Kündigung erklären"),
    phrase(/Besuche des Vermieters/i, "Zutritt des Vermieters"),
    phrase(/Unentziehbar/i, "Unverzichtbar"),
    phrase(/Anfangsbuchstaben/i, "Namenszeichen"),
    phrase(/Wichtige Begriffe/i, "Begriffsbestimmungen"),
    phrase(/vernünftiger Mensch/i, "verständige Person"),
    phrase(/eine von ihnen entlassen/i, "aus der Haftung entlassen"),
    phrase(/staatlichen oder örtlichen/i, "eines Bundesstaats oder einer Gemeinde"),
    phrase(/ohne guten Grund/i, "ohne sachlichen Grund"),
    phrase(/mit der Post übergeben/i, "per Post zugestellt"),
    phrase(/\bmit den Gerichtskosten/i, "einschließlich der Gerichtskosten"),
    phrase(/ein Kind, das geboren/i, "das dem Mieter geboren wird"),
    phrase(/\b[Ss]ections?\b/, "§, the sign of a German citation"),
  ],
  "zh-Hans": [
    phrase(/出示(?!投保)/, "披露"),
    phrase(/以上每一位/, "以上各方单称“一方”，合称“各方”"),
    phrase(/(?<![本何])目的/, "本目的"),
    phrase(/下列地点的法律|向下列的人/, "the name itself"),
    phrase(/通情达理/, "合理的人"),
    phrase(/无辅助/, "未借助任何记录"),
    phrase(/不存在不予退还/, "任何部分均可退还，但…除外"),
    phrase(/以?密封方式/, "以不公开方式（under seal）"),
    phrase(/害虫(?!管理)/, "有害生物（鼠、虫等）"),
    phrase(/漏水/, "渗漏（包括水、气）"),
    phrase(/收养/, "照管; 收养 is adoption"),
    phrase(/签署不同文本/, "签署各份副本"),
    phrase(/\bSECTION\b|\bsections?\b|\bCHAPTER\b/, "第…条, with the English name of the statute in parentheses"),
  ],
  ja: [
    phrase(/なしとする/, "行わない, 支給しない, 変更しない"),
    phrase(/ありとし、/, "支給するものとし, or the rule itself"),
    phrase(/のほかは、ない/, "を除き、変更しない"),
    phrase(/日数だけ延びる/, "日数に相当する期間延長される"),
    phrase(/甲に告げた/, "the fact itself, in the present tense"),
    phrase(/送付先において/, "引渡しの場所は、…とする"),
  ],
};

/** English terms of law and their one translation in each language. */
export const termTranslations: readonly {
  readonly english: RegExp;
  readonly in: { readonly [language: string]: RegExp };
}[] = [
  {
    english: /jointly and severally/i,
    in: { es: /solidari/i, fr: /solidair/i, de: /Gesamtschuldner/, "zh-Hans": /连带/ },
  },
  { english: /under seal/, in: { es: /under seal/, fr: /under seal/, de: /under seal/, "zh-Hans": /under seal/ } },
  {
    english: /courier/,
    in: { es: /mensajería o paquetería/, fr: /coursier ou transporteur/, de: /Kurierdienst/, "zh-Hans": /快递/ },
  },
  {
    english: /\b(?:surety )?bond as permitted by law/,
    in: { es: /surety bond/, fr: /surety bond/, de: /surety bond/, "zh-Hans": /surety bond/ },
  },
  {
    english: /ordinary wear and tear/,
    in: { es: /desgaste normal/, fr: /usure normale/, de: /gewöhnliche[nr]? Abnutzung/, "zh-Hans": /正常损耗/ },
  },
  {
    english: /reasonable care/,
    in: {
      es: /diligencia razonable/,
      fr: /diligence raisonnable/,
      de: /angemessener Sorgfalt/,
      "zh-Hans": /合理谨慎/,
    },
  },
  {
    english: /attorney general/i,
    in: { es: /fiscal general/, fr: /procureur général/, de: /Generalstaatsanwalt/, "zh-Hans": /州总检察长/ },
  },
  {
    english: /\bpests\b/,
    in: { es: /plagas/, fr: /nuisibles/, de: /Ungeziefer/, "zh-Hans": /有害生物/ },
  },
  {
    english: /\bplumbing\b/,
    in: { es: /plomería/, fr: /plomberie/, de: /Sanitär/, "zh-Hans": /管道/ },
  },
  {
    english: /law of \{\{ place \}\}|\{\{ place \}\}.{0,12}law/i,
    in: {
      es: /leyes de \{\{ place/,
      fr: /droit de \{\{ place/,
      de: /im \{\{ place \}\} geltenden Recht/,
      "zh-Hans": /\{\{ place \}\}法律/,
    },
  },
];
