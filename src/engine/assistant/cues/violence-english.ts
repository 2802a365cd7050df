// Who hurts, in the words and short forms that people write.
const PARTNER =
  "(?:(?:ex)?(?:husband|wife|bf|gf|boy ?fr(?:ie|ei)nd|girl ?fr(?:ie|ei)nd)|hubb(?:y|ie)|hubs|wifey|spouse|partner|b/f|g/f|ex|exes|fianc[eé]e?|significant other|baby(?:'?s)? ?(?:daddy|mama|father|mother)|(?:my|our) (?:man|lady)|dad|father|mother|stepdad|stepfather)";
const PERSON = `(?:${PARTNER}|he|she|they)`;
const HOUSEHOLD =
  "(?:my|our) (?:\\w+ )?(?:mom|mum|stepmom|brother|sister|son|daughter|uncle|aunt|cousin|roommate|room mate|in-?laws?|relative)";
const THING = "(?:car|truck|van|bus|bike|suv|vehicle|motorcycle|fence|garage|mailbox|deer|tree|pole)";

// What is hit or beaten without violence: a car, a deadline, a person "with the price".
const NO_BLOW = [
  "(?:me |us )?(?:up|with (?:an? |the |his |her |their |another |some )?(?:[\\w$,.-]+ ){0,2}(?:prices?|fees?|bills?|charges?|invoices?|lawsuits?|tax(?:es)?|questions?|news|offers?|numbers?|quotes?|costs?|rent|increases?))\\b",
  `(?:my|our|the|his|her|their|an?|another) (?:[\\w-]+ )?${THING}\\b`,
  "(?:on|it|by|retirement|rock bottom)\\b",
].join("|");
const NO_BEATING = [
  "(?:me |us )?at (?!home|night|the house)",
  "(?:me |us )?to (?:it|that|the (?:punch|office|house|door|bank|court\\w*))\\b",
  "(?:me |us )?in (?:an?|the) (?:race|game|court|auction|election)\\b",
  "(?:an?|the|this|that|my|your) (?:deadline|price|odds|case|offer|clock|charges?|ticket|quote)\\b",
].join("|");

// Accidents, and what the writer did, are not violence by a partner.
const BLOW = String.raw`(?<!\b(?:${THING}|i|we) )(?:hit(?:s|ting)?(?! (?:${NO_BLOW}))|beat(?:s|en|ing)?(?! (?:${NO_BEATING})))`;
const ATTACK = String.raw`(?:chok(?:es?|ed|ing)|punch\w*|slap\w*(?! (?:an?|some|another|late)\b)|smack(?:s|ed|ing)? (?:me|us)|kick(?:s|ed|ing) (?:me|us)|strangl\w+|abus\w+|hurt(?:s|ing)? (?:me|us)|rap(?:es|ed)|attack(?:s|ed|ing) (?:me|us)|assault(?:s|ed|ing) (?:me|us)|scares me)`;
const HURT = String.raw`(?:hit|beat(?:en)?(?: up)?|choked|punched|slapped|smacked|kicked|strangled|abused|raped|attacked|assaulted|threatened)`;
// A landlord "threatens me with eviction": that is a dispute.
const DISPUTE = String.raw`with (?:an? |the |their |his |her )?(?:\w+ )?(?:eviction|lawsuits?|suing|legal|court|lawyers?|collections?|fees?|fines?)\b`;

/** How people write in English that someone near them hurts or threatens them. */
export const violenceInEnglish: readonly RegExp[] = [
  new RegExp(String.raw`\b${PERSON}\b(?!'?s? ${THING}\b).{0,30}\b(?:${BLOW}|${ATTACK})\b`),
  new RegExp(String.raw`\b${HOUSEHOLD}\b(?!'?s? ${THING}\b).{0,30}\b${BLOW} (?:me|us)\b`),
  new RegExp(String.raw`\b${HOUSEHOLD}\b.{0,30}\b(?:chok|punch|slapp|strangl|kick)(?:ed|es|s|ing) (?:me|us)\b`),
  new RegExp(String.raw`\b${HURT} by (?:him|her|(?:my |the |our )?(?:\w+[ -])?${PARTNER})\b(?!'?s? ${THING}\b)`),
  /\b(?:scared|afraid|terrified|frightened) of (?:my |him|her|them|what (?:he|she|they|my)\b)/,
  /\b(?:scared|afraid|terrified|frightened) (?:that )?(?:he|she|they|my \w+)(?: will|'?ll| might| is going to|'?s gonna| is gonna) (?:hurt|hit|kill|beat|come after)\b/,
  new RegExp(String.raw`\bthreaten(?:s|ed|ing)? (?:to (?:kill|hurt|hit|beat)|(?:me|us)(?! ${DISPUTE}))\b`),
  /\b(?:would|will|going to|gonna|(?:he|she|they)'?ll) (?:kill|hurt|beat) (?:me|us)\b/,
  /\b(?:domestic|family) (?:violence|abuse)\b|\babusive\b|\bbattered\b|\brestraining order\b|\bprotecti(?:ve|on) order\b/,
  /\b(?:he|she) broke my (?:arm|nose|jaw|ribs?|wrist|finger)\b|\b(?:he|she) (?:just )?found (?:my (?:new )?address|out where i (?:live|am|moved))\b/,
  /\bstalk(?:s|ed|ing|er)\b|\b(?:drives?|driving|drove) (?:by|past) my (?:house|home|work|job|place|apartment)\b/,
  /\b(?:he|she|they)(?:'ll| will|'s going to|'s gonna) find (?:me|us)\b|\b(?:checks|reads|monitors|goes through) my (?:phone|messages|texts|location|emails?)\b/,
  /\b(?:leave|escape|get away from) (?:him|her|my (?:husband|wife|boyfriend|girlfriend|partner))\b.{0,20}\b(?:without (?:him|her)|safely|secretly)\b/,
  /\b(?:grabbed|choked|shoved|pushed|threw|dragged|pinned|burned|(?<!\b(?:dogs?|cat|animal|bull|horse|snake|spider|tick|it|that) )bit) me\b|\b(?:hands?|grip|arm|belt|cord) (?:a?round|on|over) my (?:neck|throat|mouth)\b|\bby (?:the|my) (?:neck|throat|hair)\b/,
  /\b(?:put|puts|putting|laid|lays|laying) (?:(?:his|her|their) )?hands on (?:me|us)\b|\bg(?:ot|ets) physical with (?:me|us)\b|\bblack eye\b/,
  /\b(?:follows|following|(?:watches|watching)(?= me(?! sign))|tracks|tracking) me\b|\b(?:waits?|waiting|shows? up|showing up|parks?|sits?|stands?) (?:for me )?(?:at|outside|by|in front of|near) my (?:\w+ )?(?:house|home|car|work|job|office|door|school|apartment|place)\b/,
  /\b(?:scared|afraid) to (?:go|come) home\b|\bsafe at home\b/,
  /\b(?:won't|wont|will not|doesn't|doesnt|does not) let me (?:leave|out|see|go)\b|\blocked me in\b/,
  new RegExp(String.raw`\bbeats? me\b(?! (?:at|in|to) )|\b(?<!\b${THING} )hits(?! (?:${NO_BLOW})) me\b`),
  /\b(?:threw|throws|throwing) (?:(?:a|an|the|his|her|my) )?\w+ at (?:me|us|the kids)\b|\bwon't let me (?:see|call|talk to|leave)\b|\bcontrols (?:where|who|what|everything|all my)\b/,
  new RegExp(
    String.raw`\b(?:${PARTNER}|he|she|they)\b.{0,25}\b(?:tracker|air ?tag|gps|spyware|tracking app|hidden camera)\b.{0,20}\b(?:on|in) my (?:car|truck|phone|bag|purse|house|room)\b`,
  ),
  /\b(?:locks?|locked|locking) (?:me|us|(?:my|the|our) (?:mom|mother|dad|father|grand(?:ma|pa|mother|father)|wife|sister|brother|kids?|children)) (?:in|out|inside|up)\b|\b(?:took|takes|hides|hid|smashed) my (?:phone|keys|passport)\b/,
];

/** How people write in English that someone forced them to have sex. */
export const sexualAssaultInEnglish: readonly RegExp[] = [
  /\bforc(?:es|ed|ing) (?:me (?:in)?to (?:have|having) sex|me to do sexual|(?:him|her)self on me)\b|\brap(?:ed|es|ing) (?:me|her|him)\b/,
  /\b(?:was|been|got|being|were) (?:\w+ )?(?:raped|molested|groped)\b|\bsexual(?:ly)? (?:assault|abus|attack)\w*/,
];
