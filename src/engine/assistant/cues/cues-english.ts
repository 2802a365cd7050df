import type { Cues } from "./cues.ts";
import { childAbuseInEnglish, emergencyInEnglish, suicideInEnglish } from "./danger-english.ts";
import { rolesInEnglish } from "./roles-english.ts";
import { foreignLawInEnglish } from "./foreign-english.ts";
import { sexualAssaultInEnglish, violenceInEnglish } from "./violence-english.ts";

/** How people write what they want in English. */
export const englishCues: Cues = {
  referrals: [
    { need: "suicide", intent: "crisis", patterns: suicideInEnglish },
    { need: "emergency", intent: "crisis", patterns: emergencyInEnglish },
    { need: "child_abuse", intent: "crisis", patterns: childAbuseInEnglish },
    { need: "domestic_violence", intent: "crisis", patterns: violenceInEnglish },
    { need: "sexual_assault", intent: "crisis", patterns: sexualAssaultInEnglish },
    {
      need: "wrong",
      intent: "out_of_scope",
      patterns: [
        /\blaunder\w*\b|\bforg(?:e|ing) \b|\bback-?dat(?:e|ing)\b|\bdated? (?:it )?(?:for |to )?last (?:year|month|week)\b|\b(?:old|earlier|fake|false|wrong) date on\b|\b(?:earlier|older|false|fake) date\b|\blooks? like (?:it|we|i|he|she) (?:was |were )?(?:signed|made|dated)\b/,
        /\b(?:put|move|transfer|sign)\b.{0,45}\bbefore (?:my|the) (?:husband|wife|spouse|ex|divorce|creditors?|lawsuit)\b/,
        /\bfak(?:e|ing) (?:(?:an?|the|my|his|her|our|their) )?(?:[\w']+ )?(?:court|documents?|signatures?|id|order|contract|notary|will|invoices?|receipts?|lease|letters?|note|references?|pay ?stubs?|bank statements?|pay ?slips?)\b/,
        /\bhid(?:e|ing) (?:my |our |some |the )?(?:assets?|money|property|income)\b/,
        /\b(?:so|before) (?:that )?(?:my |the )?(?:husband|wife|spouse|ex|he|she) (?:does not|doesn't|doesnt|won't|wont|will not|can't|cant|cannot|never|gets? nothing|gets? none)\b|\bkeep (?:it|the money|the house|assets) (?:away )?from my (?:husband|wife|spouse|ex)\b/,
        /\bmy (?:husband|wife|spouse|ex) (?:won't|wont|will not|can't|cant|cannot|does not|doesn't|doesnt) (?:get|find|see|touch|have) (?:any|half|it|a |the )/,
        /\b(?:evade|evading|avoid paying|cheat on|dodge|get out of paying) (?:my |the |any )?(?:income )?tax(?:es)?\b|\bbribe\b|\bblackmail\b|\bperjur|\blie (?:to|in) (?:the )?court\b/,
      ],
    },
    {
      need: "criminal",
      intent: "out_of_scope",
      yieldsToPage: true,
      patterns: [
        /\b(?:arrest(?:ed)?|charged with|indicted|felony|misdemeanor|dui|dwi|bail|parole|probation officer|expung\w+|plea (?:deal|bargain)|public defender|criminal (?:charge|case|record|defense|court))\b/,
        /\b(?:police|cops?|detectives?|sheriff|fbi)\b.{0,30}\b(?:question|interview|investigat|came|stopped|search|interrogat)\w*|\bwarrant\b.{0,20}\b(?:arrest|out (?:for|on)|for (?:me|him|her|my))\b/,
        /\b(?:cops?|police|detectives?|sheriff)\b.{0,15}\b(?:wants?|asked|called|asking|told) (?:me|us|him|her)(?: to)? (?:come|talk|speak|answer|give|take|turn)\b|\bdetectives?\b.{0,15}\b(?:called|came|wants?)\b/,
        /\b(?:tak(?:e|ing)|offer(?:ed)?) (?:a|the|this|that) plea\b|\bembezzl\w+|\bshoplift\w*|\b(?:wipe|clear|seal|clean|erase)\w*\b.{0,12}\b(?:my|his|her|our) (?:criminal |arrest )?record\b/,
        /\b(?:press(?:ing|ed)?|fac(?:e|es|ing)|drop(?:ped)?) (?:\w+ )?charges\b|\b(?:are|been|being|is|was|were|they're|theyre) charg(?:ing|ed) (?:me|him|her|us)\b(?! (?:\$|\d|for|a|an|too|twice|more|rent|interest|fees?|late|double)\b)/,
        /\bwent to jail\b|\bin jail\b|\bgo to (?:jail|prison)\b|\bsentenc(?:ed|ing)\b|\bplead(?:ing)? (?:guilty|not guilty|no contest)\b|\binmates?\b/,
        /\b(?:get|give|on|violat\w*|my|his|her|instead of) probation\b(?! period)|\bprobation (?:instead|violation|hearing)\b|\baccused of\b|\bcaught (?:with|selling|stealing|driving)\b/,
        /\blockup\b|\bbehind bars\b|\b(?:reckless|drunk) driving\b|\b(?:drug|assault|theft|gun|weapons?|battery) charges?\b/,
        /\b(?:cops?|police|officers?|sheriff|deputies|detectives?)\b.{0,20}\b(?:picked up|took|grabbed|caught|booked|raided|are holding|is holding|came for)\b/,
        /\b(?:caught|for|of|accused of) (?:shoplifting|dealing|selling (?:drugs|pills|weed)|possession|robbery|burglary|assault|stealing)\b|\bprosecutor\b|\bdistrict attorney\b|\barraign\w*/,
      ],
    },
    {
      need: "immigration",
      intent: "out_of_scope",
      yieldsToPage: true,
      patterns: [
        /\b(?:green card|visas?(?!,? (?:(?:card|credit|debit|bill|debt|balance|account|statement)s?\b|(?:and|or) (?:mastercard|amex)\b|[$]|(?!20[23]\d\b)(?:\d{1,3},\d{3}|\d{3})))|asylum|deport\w*|undocumented|citizenship|naturaliz\w+|uscis|immigration (?:status|case|court|help|application)|work permit|daca|refugee)\b/,
        /\bice (?:took|arrested|detained|came|agents?|officers?|picked up|grabbed|got|raid\w*|has my|is holding)\b/,
        /\bimmigrat(?:e|ed|ing)\b|\bborder patrol\b|\bhow (?:do|does|can) (?:i|we|he|she|they|my \w+) (?:get|fix) (?:his |her |my |our |their |legal )?(?:papers|legal status)(?= *[?.!]*$)|\bi-?(?:130|485|589|765|864)\b|\bn-?400\b|\bundocumented\b/,
        /\bh-?1-?b\b|\b(?:student|work|tourist|residence) (?:permit|status)\b|\boverstay\w*/,
        /\b(?:bring|sponsor|petition for) (?:my|our|his|her) (?:\w+ )?(?:wife|husband|spouse|fianc[eé]e?|mom|mother|dad|father|parents?|kids?|children|son|daughter|brother|sister|family)\b.{0,20}\b(?:over here|over from|here (?:from|to live)|to (?:the (?:us|u\.s\.|usa|states|country)|america|live with me))\b|\b(?:bring|sponsor|petition for) (?:my|our|his|her) (?:wife|husband|spouse|fianc[eé]e?|family) (?:over|here)\b/,
        /\bbecom(?:e|ing) (?:a|an) (?:u\.?s\.? |us |american )?citizen\b/,
        /\b(?:stay|remain|live|work) (?:legally )?in (?:the )?(?:country|america|united states|us|u\.s\.?|usa|states)\b/,
      ],
    },
    {
      need: "sued",
      intent: "out_of_scope",
      yieldsToPage: true,
      patterns: [
        /\b(?:served|serving)\b.{0,25}\b(?:lawsuit|summons|complaint|court papers|papers (?:from|by) (?:the |a )?court)\b/,
        /\b(?:got|get|received?|have) (?:a |an |some |these )?(?:summons|court papers|papers from (?:the |a )?court|lawsuit)\b/,
        /\b(?:answer|answering|respond|responding|response)(?: to)? (?:a |the |this |my |their )?(?:lawsuit|summons|court papers|complaint (?:i|that|they|from)|complaint(?= *[,.?!]| *$))/,
        /^(?!.*\b(?:too (?:old|late)|limitations?|expired|time limit)\b).*\b(?:is|are|'s|'re|keeps?) suing (?:me|us|my (?:company|business|wife|husband))\b/,
        /\bprocess server (?:gave|handed|served|came|left|brought|is|was)\b/,
        /\b(?:i|we) (?:was|were|am being|are being|got|have been|just got) sued\b|\bi'm (?:being|getting) sued\b/,
      ],
    },
    {
      need: "counsel",
      intent: "out_of_scope",
      yieldsToPage: true,
      patterns: [
        /\b(?:will|would|can|could|do|did|am) (?:i|we)(?: (?:going to|gonna|likely to|be able to))? (?:win|lose|get (?:full |sole |joint )?custody)\b(?! back)/,
        /\b(?:my|our|what are the|what are my) (?:chances|odds)\b|\bchances? (?:in court|of winning)\b/,
        /\b(?:how|what) will (?:the|a|my) (?:judge|jury|court)\b|\bwill (?:the|a|my) (?:judge|jury|court) \w+/,
        /\bshould i (?:accept|take|settle|sue|plead|sign|file for|divorce|leave|fight)\b/,
        /\b(?:be|become) my (?:lawyer|attorney)\b|\brepresent me\b|\bdefend me\b/,
        /\b(?:do i have|is it|is this|have i got) a (?:good |strong |winning )?case\b|\b(?:case|injury|claim|lawsuit) (?:is |be )?worth\b/,
        /\b(?:know|recommend|suggest|refer|find|hire)\b.{0,20}\b(?:(?:good|local|cheap|free|best|decent|divorce|family|injury) )(?:lawyer|attorney)s?\b/,
        /\b(?:do you think|think) (?:i|we)(?:'ll|ll| will| would| can| could) (?:win|lose|get)\b/,
        /^(?!.*\b(?:how much|costs?|without|fees?|charges?|afford|free|do (?:i|we)|pay)\b).*\b(?:need|want|looking for|find me) (?:a|an) (?:\w+ )?(?:lawyer|attorney)\b(?= (?:who|that|for my|in|near|asap|now)\b|[.!]*$)/,
        /\b(?:(?:can|could|will) i|i (?:can|could)) (?:beat|defeat|take on)\b|\b(?:stand|have|got) (?:a|any|no) (?:chance|shot|prayer)\b|\bworth (?:suing|fighting|going to court)\b/,
      ],
    },
  ],
  foreignLaw: foreignLawInEnglish,
  offTopic: [
    /\b(?:pizza|restaurants?|coffee|bars?)\b.*\bnear (?:me|here)\b/,
    /\b(?:weather|recipe|super bowl|football|poem|joke|song lyrics|horoscope|stocks?|bitcoin|crypto)\b.*(?:\?|$)/,
    /\b(?:python|javascript|code|laptop|movie|flight|hotel|cook|bake)\b/,
    /\b(?:pitcher|quarterback|playoffs|touchdown|baseball|basketball|soccer|this season)\b|\b(?:write|do) (?:my|his|her) \w*(?:'s)? ?(?:essay|homework|paper)\b/,
    /\b(?:fil(?:e|ing)|declar(?:e|ing)) (?:for )?(?:chapter \d+|bankruptcy)\b|\bchapter (?:7|11|13)\b|\bbankruptcy (?:forms?|petition|papers)\b|\b(?:my|our) (?:income )?tax(?:es| return)\b(?! (?:bill|on the))|\bcredit repair\b/,
    /\b(?:register|registering|trademark|copyright|patent) (?:my|our|a|an|the|his|her) (?:\w+ )?(?:name|logo|brand|band|song|book|invention|idea|app|slogan|trademark|patent|copyright)\b|\bpatent (?:for|on)\b/,
    /^(?!.*\b(?:sue|suing|claim|liable|compensat\w*|settle\w*|deadline)\b).*\b(?:my|his|her) (?:knee|back|head|tooth|stomach|foot|arm|leg|throat)\b.{0,12}\b(?:hurts?|aches?|is swollen)\b|\b(?:symptoms?|fever|dosage|antibiotics?)\b/,
    /\bwhat time (?:does|do|is)\b|\bconvert \d|\b(?:playing|on tv) tonight\b|\bbest (?:\w+ )?(?:phone|laptop|plan|mattress|app|show)\b|\b(?:good|cute) names? for (?:a|my)\b/,
    /^how (?:do|can|to)\b(?: i| you)? (?:fix|clean|unclog|install|cook|bake|lose weight|get rid of (?:ants|mice|bugs|stains?))\b/,
    /\bwhich (?:\w+ )?\w+ should i (?:buy|get|watch|read|eat|cook)\b/,
    /\btranslate\b|\bcapital of\b|\bwho (?:won|is the president)\b|\bhomework\b/,
    /\b(?:ignore|disregard|forget) (?:all |any |the |your )*(?:previous|prior|above|earlier|your)\b|\bsystem prompt\b|\bjailbreak\b/,
  ],
  startOver:
    /^(?:please )?(?:start (?:over|again|fresh|from scratch)|restart|reset|clear everything|new conversation|begin again)\b/,
  undo: /^(?:undo|take (?:that|it) back|revert|go back one|undo that)\b/,
  back: /^(?:(?:go |let's go |lets go |take me )?back to|return to|continue with|resume|go back(?: to)?)\b/,
  greeting:
    /^(?:hi|hey|hello|good (?:morning|afternoon|evening|day)|howdy|greetings|yo|hi there|hello there|hey there)\b[\s!.,]*$/,
  thanks:
    /^(?:thanks?|thank you|thx|ty|ok(?:ay)?|great|perfect|cool|got it|bye|goodbye|see you|good bye|alright|nice|good night|cheers)\b.{0,20}$/,
  aboutUs:
    /\b(?:who|what) are you\b|\bwhat can you (?:do|help)\b|\bare you (?:a |an )?(?:real |human |actual )?(?:lawyer|attorney|human|person|robot|bot|ai|chatbot|machine)\b|^help[!. ]*$|\bhow do you work\b/,
  why: /^(?:why|why do you (?:ask|need|want)|what for|what does (?:that|this|it) mean|what do you mean|explain (?:that|this|the question)|huh)\b/,
  correction:
    /^(?:no[,.]? (?:wait[,.]?)?|nope[,.]?|actually|sorry|i mean[t]?|wait|correction|not that|rather|oops|make (?:it|that)|change (?:it|that) to|my mistake)[,:]?\s+/,
  unsure:
    /^(?:i(?:'m| am)? ?(?:do not|don't|dont|not) (?:know|sure)|not sure(?: yet)?|no idea|unsure|skip(?: it| this)?|i have no idea|dunno|unknown|later)\b/,
  yes: /^(?:yes|yeah|yep|yup|sure|correct|right|y|of course|it is|they do|i do|he does|she does|we do)\b/,
  no: /^(?:no|nope|nah|n|not|it is not|it isn't|none|they don't|i don't|we don't|never)\b/,
  none: /^(?:no\b|none\b|nothing\b|zero\b|0$|n\/?a$|not any\b)/,
  negation: /\b(?:no|not|without|don't have|do not have|isn't|aren't|dont have|never|un)[\s-]*$/,
  denial:
    /^(?:no|none|nope|nah|not|nothing|never|zero|without|neither|nobody)\b|^(?:[\w']+ ){0,3}(?:(?:do|does|did|is|are|am|was|were|have|has|had|will|would|can|could)(?:n't| not| no|nt)|don't|won't|can't|cant|wont|cannot|never)\b/,
  bareDenial:
    /^(?:no|none|nope|nah|not|nothing|never|zero|without|neither|nobody|there (?:is|are|was|were|will be|won't be) (?:no|not|none|nothing))\b/,
  deniedOption: /^(?:(?:it|he|she|they|we|i)(?: is|'s| are|'re| am|'m)? )?(?:not|neither|isn't|aren't)\b(?! sure)/,
  leadingNo: /^(?:no|nope|nah|never ?mind|forget (?:it|that)|scrap that|not that)(?:,? thanks?(?: you)?)?[,.;!]? +/,
  request:
    /^(?:never ?mind|forget (?:it|that)|scrap that)\b|\b(?:i|we)(?:'d| would)? (?:really |just |only |rather |also )?(?:need|want|like)\b|\b(?:write|draft|make|create|show|give|get|start|open|find|calculate|tell|help) (?:me|us|a|an|the|my|our)\b|\b(?:how|what|when|where|why|who|instead)\b|\?\s*$/,
  question:
    /\?\s*$|^(?:(?:and|but|so|ok|okay|please|hey|um)[, ]+)*(?:what|when|where|which|who|whose|why|how|is|are|am|can|could|does|do|did|will|would|must|should|may|has|have|tell me|show me|find|any)\b/,
  fileMention:
    /\b(?:this|that|the|my|attached|uploaded) (?:attached |uploaded )?(?:file|document|attachment|contract|lease|agreement|paper|text|pdf|letter)\b|\bin it\b|\b(?:it|they) says?\b|\bdoes it say\b/,
  fileSummary:
    /\b(?:what (?:is|are) (?:this|it|that|these)|what'?s (?:this|in it|wrong)|summar\w*|overview|worr(?:y|ied)|watch out|look out|important|risky?|risks|red flags?|fair|bad|unusual|problems?|catch|review|check|look (?:at|over)|read)\b/,
  explain: [
    /\b(?:what is|what's|whats|what are) (?:a|an|the|meant by)?\s*\b/,
    /\bwhat does .+ (?:mean|do|cover)\b|\bexplain\b|\bmeaning of\b|\bdefin(?:e|ition)\b|\bdifference between\b|\btell me about\b|\bwhat (?:a|an) .+ is\b/,
  ],
  figureQuestion: /\bhow (?:much|many|long|far)\b|\bmy\b|\bcost|\bcheap(?:er|est)\b/,
  figure: /\bhow (?:much|many)\b|\bcalculat(?:e|ing|ion)\b|\bwork out the\b/,
  draft:
    /\b(?:draft|write|draw up|drawing up|make|create|prepare|generate|set up|need|want|looking for|give me|start|form|template|get me|form a|incorporate|contract for|agreement for|new)\b/,
  calculate:
    /\b(?:how much|how many|calculat\w*|estimat\w*|cost|costs|amount|owe|pay|cheaper|percent(?:age)?|split|raise|increase|worth|fees?|expensive|total|tax)\b/,
  review: /\b(?:check|review|look (?:over|at)|read|go over|analy[sz]e|risky|red flags?|fair|understand|upload)\b/,
  lawQuestion:
    /\b(?:(?<!time )limit|maximum|minimum|max|min|how (?:long|late|early|many|much|fast|soon|often|far|big|little|old)|when (?:do|does|is|are|can|must|will)|cap|deadline|highest|lowest|biggest|most|least|exemption|exclusion|legal|allowed|required|notice|what|must)\b|(?:^|[.,;?!] *)(?:is|are|can|could|does|do|may|will|am)\b|\bis (?:that|this|it|there)\b|\b(?:laws?|rules?|supposed to|ha(?:ve|s) to|enough|too (?:much|little|low|high|late)|can (?:i|he|she|they|we|my|the|a)|do (?:i|they|we)|does (?:he|she|it|my|the|a))\b/,
  ruleQuestion:
    /^(?:(?:and|so|but|hey|hi|ok)[, ]+)*(?:can|may|is|are|does|do|must|how (?:old|young|high|tall|many|long|loud|late|early|far|close|often|hot|cold|big|much notice)|when (?:can|does|is|do|must)|(?:at )?what age|who (?:pays|has to|is responsible)|what(?:'s| is|s) the (?:(?:legal|minimum|maximum|speed) )?(?:law|rule|age|limit|penalty|fine))\b|\b(?:legal|illegal|against the law|allowed)\b|\bhow (?:old|many|long)\b/,
  legality: /\b(?:legal|illegal|against the law)\b/,
  federal: /\bfederal\b|\bnational\b|\bu\.?s\.?\b|\bunited states\b|\birs\b/,
  nameAfter: /\b(?:called|named)\s+["“]?(.+?)["”]?(?=\s+(?:in|for|at|with|under|and is)\b|[,;?!]|\.\s*$|$)/,
  roles: rolesInEnglish,
  rows: {
    lead: /^(?:(?:they are|it is|it's|we have|i have|there (?:is|are)|(?:my|our|the) \w+ (?:are|is)|(?:and |also )?(?:add|another|one more|plus|also|and|next)(?: another| one more)?(?: one| row| person| child)?(?: is)?)[:,]? +)+/i,
    separator: / *(?:[,;:]|\band\b|&)(?: *\band\b)? */,
    fillerBefore: /^(?:(?:and|also|plus|then|is|are|was|with|for|to|of|on|in|at|by)\s+|[-–:,.()\s]+)+/,
    fillerAfter:
      /(?:\s+(?:who|was|is|are|be|born|birthday|birth|date|gets?|has|have|with|for|to|of|on|in|at|worth|owes?|owed|about|from|since|by|aged?|age)|'s|[-–:,.(\s]+)+$/,
    count: /^(\d{1,2}|[a-z]+) ([a-z]+)$/,
    people: /^(?:kids?|child|children|sons?|daughters?|people|persons?|heirs?|owners?|tenants?|landlords?|members?)$/,
    more: /^(?:(?:please )?(?:add|i have|there is|there's)(?: another| one more)(?: one| row| person| child| kid)?|another(?: one)?|one more|add (?:one|a row)|more)[.!]?$/,
    done: /^(?:no|nope|no more|none|nothing else|nobody else|no one else|that'?s (?:all|it|everything|everyone)|that is (?:all|it|everything|everyone)|no,? (?:that's|that is|thats) (?:all|it)|done|i'm done|im done|finished)(?: of them)?[.!]?$/,
    remove:
      /^(?:please )?(?:remove|delete|drop|take (?:off|out)|leave out|erase)\s+|^(?:please )?take (?=.+ (?:off|out)[.!]?$)/,
    change: /^(?:please )?(?:change|correct|fix|rename|update)\s+/,
    rename: /^(.+?)(?:'s name)? (?:to|should be|is (?:really |actually )?(?:called|named|spelled))\s+(.+)$/i,
    last: /\b(?:last|latest)(?: one| row)?\b/,
    ordinals: [
      /\bfirst\b|\b(?:row|number|no\.?|#) ?1\b/,
      /\bsecond\b|\b(?:row|number|no\.?|#) ?2\b/,
      /\bthird\b|\b(?:row|number|no\.?|#) ?3\b/,
      /\bfourth\b|\b(?:row|number|no\.?|#) ?4\b/,
      /\bfifth\b|\b(?:row|number|no\.?|#) ?5\b/,
    ],
  },
  numbers: {
    one: "1",
    two: "2",
    three: "3",
    four: "4",
    five: "5",
    six: "6",
    seven: "7",
    eight: "8",
    nine: "9",
    ten: "10",
    eleven: "11",
    twelve: "12",
    fifteen: "15",
    twenty: "20",
    thirty: "30",
  },
};
