// Mexico is not New Mexico, and Ontario is also a city in California: a text that names a state is not about another country.
const COUNTRY =
  "(?:germany|france|spain|italy|portugal|greece|poland|ukraine|russia|turkey|ireland|scotland|wales|england|(?:great )?britain|u\\.?k\\.?|united kingdom|london|sweden|norway|denmark|finland|netherlands|holland|belgium|switzerland|austria|canada|ontario|toronto|quebec|montreal|british columbia|alberta|manitoba|nova scotia|(?<!new )mexico|guatemala|honduras|el salvador|colombia|venezuela|peru|ecuador|chile|argentina|brazil|cuba|haiti|jamaica|dominican republic|india|pakistan|bangladesh|china|hong kong|taiwan|japan|(?:south )?korea|philippines|vietnam|thailand|indonesia|singapore|malaysia|australia|new zealand|south africa|nigeria|ghana|kenya|ethiopia|egypt|morocco|israel|lebanon|iran|iraq|saudi arabia|dubai|europe|the eu)";
const FOREIGN =
  "(?:german|french|spanish|italian|portuguese|greek|polish|ukrainian|russian|turkish|irish|scottish|welsh|english|british|uk|swedish|norwegian|danish|finnish|dutch|belgian|swiss|austrian|canadian|mexican|colombian|brazilian|argentine|cuban|jamaican|indian|pakistani|chinese|japanese|korean|filipino|philippine|vietnamese|thai|australian|nigerian|israeli|european|eu|foreign|sharia)";
const MATTER =
  "(?:law|laws|legal|illegal|allowed|rules?|tenants?|landlords?|rent(?:er|al|ed)?|leases?|evict\\w*|wages?|fired?|divorced?|custody|support|alimony|tax(?:es)?|(?:a|my|his|her) will|inherit\\w*|probate|workers?|employees?|courts?|notice|incorporate|companies|deposit|marr(?:y|ied|iage))";

const QUESTION =
  "^(?=.*(?:\\b(?:how (?:long|much|many|soon|late|often|do|does|can)|what|can (?:i|we|he|she|they|my)|is (?:it|that|this)|do (?:i|we)|does|am i|who)\\b|[?]))";

/** How people write in English about the law of another country. */
export const foreignLawInEnglish: readonly RegExp[] = [
  new RegExp(
    String.raw`\b${FOREIGN} (?:(?:family|labou?r|employment|tenancy|inheritance|tax|contract|civil) )?(?:laws?|courts?|judge|legal system)\b`,
  ),
  new RegExp(String.raw`\blaws? (?:of|in) (?:the )?${COUNTRY}\b`),
  new RegExp(
    String.raw`\b(?:i|we)(?:'m| am|'re| are)?(?: currently| still)? (?:live|living|reside|work|working|rent|renting|based) in (?:the )?${COUNTRY}\b`,
  ),
  new RegExp(
    String.raw`\b(?:buy|sell|rent)(?:ing)? (?:\w+ ){0,2}(?:house|home|flat|condo|property|land) in (?:the )?${COUNTRY}\b`,
  ),
  new RegExp(String.raw`\b${MATTER}\b(?: [\w']+){0,3} in (?:the )?${COUNTRY}\b`),
  new RegExp(String.raw`${QUESTION}.*\b${MATTER}\b.{0,60}\bin (?:the )?${COUNTRY}\b`),
  new RegExp(String.raw`${QUESTION}.*\bin (?:the )?${COUNTRY}\b.{0,60}\b${MATTER}\b`),
];
