// What people end without dying: "I'm ending it, the lease is too expensive".
const ENDED =
  "lease|contract|agreement|tenancy|subscription|membership|policy|job|relationship|marriage|engagement|partnership|divorc\\w*";
const PILLS = "(?:pills?|tablets?|meds|medication|aspirins?|tylenol|painkillers?)";

/** How people write in English that they may take their own life. */
export const suicideInEnglish: readonly RegExp[] = [
  /\b(?:kill|harm|hang|shoot|drown|starve)(?:ing)? myself\b|\bself[- ]?harm|\b(?:cut|slit)(?:ting)? my (?:wrists?|arms?)\b/,
  /\b(?:hurt|cut)(?:t?ing)? myself\b(?! (?:at work|on the job|while|falling|lifting|on (?:a|the|his|her|their)\b))/,
  /\bsuicid|\boverdos(?:e|ed|ing)\b|\bgun to my (?:own )?head\b|\bjump(?:ing)? (?:off|from) (?:a|the|my) (?:bridge|roof|building|balcony)\b/,
  new RegExp(
    String.raw`\b(?:took|taken|taking|take|swallowed|ate) (?:\w+ ){0,2}(?:all|bunch|lot|bottle|handful|box|too many)\b(?: of)?(?: \w+){0,2} ${PILLS}\b`,
  ),
  /\bi (?:just |only |really )?(?:want|wanna|wish|would like|am going|'m going|plan|intend|am ready|'m ready)(?: to)? (?:die|disappear(?! from)|never wake up)\b/,
  /\bi wish i was dead\b|\b(?:want to|should|rather) be dead\b|\bbetter off (?:dead|without me)\b/,
  /\b(?:wants?|wanted|tried|tries|trying|threatens?|threatened|going|gonna|might) (?:to )?(?:kill|harm) (?:himself|herself|themselves|themself)\b/,
  /\b(?:nobody|no ?one|no-one) (?:would|will) (?:even )?(?:miss me|care if i|notice if i)\b|\bnever wake up\b/,
  /\b(?:end|take|ending|taking) my (?:own )?life\b|\bend(?:ing)? it all\b/,
  new RegExp(
    String.raw`^(?!.*\b(?:${ENDED})\b).*\b(?:i'?m|i am|i'?ll|i will|gonna|going to) (?:just )?end(?:ing)? it(?= *(?:$|[.,;!]|tonight|today|now|soon|for good))`,
  ),
  /\b(?:can't|cannot|cant|don't want to|do not want to|dont want to) (?:go on|live)(?= *(?:$|[.,;!])| any ?(?:more|longer)| like this)/,
  /\b(?:don't|do not|dont|didn't|never) (?:want to|wanna) (?:wake up|be here any ?more|exist)\b|\bnever wak(?:e|ing) up again\b/,
  /\bno reason to live\b|\bnothing (?:left )?to live for\b|(?:\bnot|n't|nt) be here any ?more\b|\bworth living\b/,
  /\b(?:don't|do not|dont) want to be (?:alive|here|around)\b|\bwish i (?:was|were|had) (?:not|n't|never) (?:alive|born|here|been born)\b/,
  /\b(?:happier|easier|better|relieved|miss me|care|notice) (?:without me|if i (?:(?:was|were) (?:dead|gone)|died|disappeared))\b/,
  /\b(?:no|don't see (?:a|any|the)|dont see (?:a|any|the)|what's the|what is the) (?:point|reason|use|sense) (?:in |of |to )?(?:living|liv\w+|waking|wake|getting up|get up|going on|go on|carrying on|being alive|anymore)\b/,
  /\bwhy i should (?:get up|wake up|go on|keep going|live)\b|\b(?:tired|sick) of (?:living|being alive|life)\b|\bcan(?:'t|not|t) take (?:it|this) any ?more\b/,
  /\b(?:give|giving|gave) up on (?:life|living)\b|\b(?:done|finished) with (?:life|living)\b/,
];

const WEAPON =
  "(?:gun|knife|rifle|pistol|shotgun|machete|axe|weapon)(?! (?:shop|store|safe|show|collection|sale|maker))";
const SOMEONE =
  "(?:he|she|they|someone|somebody|(?:a|the|some|this|that|my) (?:\\w+ )?(?:man|men|guy|woman|person|intruder|stranger|neighbou?r|ex|husband|wife|boyfriend|girlfriend|bf|gf|dad|son|brother|roommate))(?:'?s)?";

/** How people write in English that they are in danger at this moment. */
export const emergencyInEnglish: readonly RegExp[] = [
  /\bbreaking in\b.{0,15}\bnow\b|\b(?:want to|wanna|going to|gonna|will) (?:kill|murder|shoot|stab) (?:him|her|them|my (?:ex|wife|husband|boss|neighbou?r|landlord|boyfriend|girlfriend))\b/,
  /\b(?:house|home|apartment|building|kitchen|room) is on fire\b|\bcan(?:'t|not|t) breathe\b/,
  /\b(?:breaking into|broke into|has a gun|being attacked|attacking)\b.*\b(?:now|my house|me|us)\b/,
  new RegExp(
    String.raw`\b${SOMEONE}\b.{0,40}\b(?:with|has|got|holding|pulled|waving|pointing|pointed) (?:an? |his |her |their |the )${WEAPON}\b.{0,20}\b(?:now|me|us|inside|outside|in (?:my|our) \w+)\b`,
  ),
  new RegExp(
    String.raw`\b${SOMEONE}\b.{0,25}\b(?:outside|at|in|inside) (?:my|our|the) (?:\w+ )?(?:door|house|home|room|window|apartment|yard)\b.{0,20}\bwith (?:an? |his |her )${WEAPON}\b`,
  ),
  /\bcall (?:911|the police) (?:for me|now)\b/,
  /\b(?:isn't|isnt|is not|not|stopped) breathing\b|\bbleeding (?:badly|out|a lot|everywhere)\b/,
];

const CHILD =
  "(?:child(?:ren)?|kids?|sons?|daughters?|baby|babies|toddler|infant|newborn|step ?(?:son|daughter|kids?)|grand(?:son|daughter|child|kids?)|niece|nephew|little (?:brother|sister|boy|girl))";
const MY_CHILD = `(?:my|our|the|a|another|his|her) (?:\\w+ )?${CHILD}`;
const CARER =
  "(?:(?:baby ?)?sitters?|nanny|day ?care|teachers?|coach|priest|pastor|tutor|uncle|aunt|cousin|brother|step ?(?:dad|father|mom|mother|brother)|dad|father|mom|mother|grand(?:pa|ma|father|mother)|foster (?:dad|mom|father|mother|parents?))";
const HURTS =
  "(?:hits?|hitting|beats?|beating|slap(?:s|ped|ping)|kick(?:s|ed|ing)|burn(?:s|ed|ing)|chok(?:es|ed|ing)|whip(?:s|ped|ping)|lock(?:s|ed))";
// A child that fell, or was hit by a car, has a claim for an injury.
const NO_ACCIDENT = "^(?!.*\\b(?:fell|falls|falling|accident|crash\\w*|slip\\w*|car|truck|bus|bike|ball|game)\\b).*";

/** How people write in English that a child is hurt. */
export const childAbuseInEnglish: readonly RegExp[] = [
  new RegExp(
    String.raw`\b${CHILD}\b.*\b(?:is|are|being|was|were|gets?) (?:being )?(?:abused|molested|beaten|neglected|touched)\b`,
  ),
  new RegExp(String.raw`\b(?:abus|molest|beat)\w* ${MY_CHILD}\b`),
  new RegExp(
    String.raw`\b(?:leaves?|left|leaving) (?:my|their|the|his|her|our|a) (?:\w+ )?${CHILD} (?:home )?alone\b.{0,20}\b(?:night|days|food|hours|weekend)\b`,
  ),
  new RegExp(String.raw`${NO_ACCIDENT}\b${CARER}\b.{0,25}\b${HURTS} ${MY_CHILD}\b(?!'?s)`),
  new RegExp(String.raw`\b(?:shakes?|shaking|shook) (?:my|our|the|his|her) (?:\w+ )?(?:baby|toddler|infant|newborn)\b`),
  new RegExp(String.raw`${NO_ACCIDENT}\b${CHILD}\b.{0,40}\b(?:bruises|bruised|welts|(?:belt|burn) marks)\b`),
  new RegExp(
    String.raw`\b${CARER}\b.{0,50}\b(?:touch(?:es|ed|ing)?|grop(?:es|ed|ing)) (?:me|${MY_CHILD}|my (?:sister|brother))\b`,
  ),
  new RegExp(String.raw`\b${CARER}\b.{0,20}\b(?:comes?|came|gets?|got) in(?:to)? my (?:room|bed)\b`),
];
