/** Phrases for and against one statement about a nondisclosure agreement. Matched like `cues`; the model weights them. */
export type Statement = {
  readonly id: string;
  readonly yes: RegExp;
  readonly no: RegExp;
  /** Narrower than both: a match is almost certainly about this statement. */
  readonly shows: RegExp;
};

const NEVER = /$^/;

/** The statements a nondisclosure agreement is tested against, with the ids of the evaluation data. */
export const statements: readonly Statement[] = [
  {
    id: "nda-1",
    yes: /\b(?:marked|labell?ed|designated|identified|stamped|legend|clearly (?:marked|identified)|summari[sz]ed in writing|confirmed in writing)\b[^.]{0,80}\b(?:confidential|proprietary|writing|such)/,
    no: /\b(?:whether or not|regardless of whether|irrespective|not necessarily|even if not|(?:need|does) not (?:be|have to be))\b[^.]{0,80}\b(?:marked|designated|identified|labell?ed|confidential)|\b(?:reasonabl[ey]|should)\b[^.]{0,60}\b(?:understood?|known?|considered?|deemed|recogni[sz]ed?|expect)[^.]{0,60}\b(?:confidential|proprietary)|\bnature of (?:the|such) (?:information|disclosure)|\bcircumstances (?:of|surrounding)/,
    shows:
      /\b(?:marked|labell?ed|designated|identified|stamped|legend)\b[^.]{0,60}\b(?:as )?"?(?:confidential|proprietary)/,
  },
  {
    id: "nda-2",
    yes: /\b(?:only|solely|exclusively|limited to)\b[^.]{0,60}\btechnical\b/,
    no: /\b(?:business|financial|commercial|marketing|customer|pricing|prices|costs|personnel|sales|suppliers?|economic|strateg\w+|employees?)\b[^.]{0,60}\b(?:information|data|plans?|lists?|affairs|strateg\w+|records|forecasts)|\b(?:information|data)\b[^.]{0,160}\b(?:business|financial|commercial|marketing|customers?|pricing)\b/,
    shows:
      /\b(?:technical|business|financial|commercial|marketing)\b[^.]{0,100}\b(?:technical|business|financial|commercial|marketing|customer)\b/,
  },
  {
    id: "nda-3",
    yes: /\b(?:oral(?:ly)?|verbal(?:ly)?|spoken|visual(?:ly)?|by (?:word of mouth|demonstration|observation))\b/,
    no: /\b(?:only|solely)\b[^.]{0,30}\b(?:written|tangible|documentary)\b[^.]{0,20}\bform/,
    shows:
      /\b(?:oral|verbal|visual)\w*\b[^.]{0,120}\b(?:written|writing|tangible|electronic|disclos|form|manner)|\b(?:written|writing|tangible|electronic)\b[^.]{0,60}\b(?:oral|verbal|visual)/,
  },
  {
    id: "nda-4",
    yes: /\b(?:not (?:to )?(?:use|utili[sz]e|exploit|make (?:any )?use)|use[ds]?\b[^.]{0,60}\b(?:only|solely|exclusively)|(?:only|solely|exclusively)\b[^.]{0,40}\b(?:use|purpose)|(?:other than|except)\b[^.]{0,60}\bpurposes?|any (?:other )?purpose)/,
    no: /\bmay use\b[^.]{0,60}\b(?:any purpose|without restriction|residual)/,
    shows:
      /\b(?:not|only|solely|no)\b[^.]{0,80}\buse\b[^.]{0,160}\b(?:purpose|except|other than)|\buse\b[^.]{0,100}\b(?:only|solely|exclusively)\b[^.]{0,60}\b(?:for|to|in connection)/,
  },
  {
    id: "nda-5",
    yes: /\b(?:employees|personnel|staff|officers|directors|representatives)\b[^.]{0,160}\b(?:need|require|necessary|who|only|bound|informed)\b|\b(?:disclose|disclosure|divulge|access|available|limit|restrict)\b[^.]{0,160}\b(?:its|their|his|such|own) (?:\w+,? ){0,5}(?:employees|personnel|staff|officers|directors|representatives)/,
    no: /\bnot\b[^.]{0,30}\bdisclose\b[^.]{0,60}\b(?:including|even) (?:its |their )?(?:own )?employees/,
    shows:
      /\b(?:employees|directors|officers|personnel|staff)\b[^.]{0,200}\b(?:need to know|need-to-know|necessary|who (?:need|require|have)|bound by|informed of)/,
  },
  {
    id: "nda-7",
    yes: /\b(?:advis[eo]rs|consultants|agents|attorneys|accountants|contractors|subcontractors|counsel|affiliates|representatives|lenders|auditors|bankers|financing sources)\b[^.]{0,200}\b(?:need|bound|informed|who|purpose|agree|obligat)|\b(?:disclose|disclosure)\b[^.]{0,160}\b(?:advis[eo]rs|consultants|agents|attorneys|accountants|contractors|affiliates|representatives)\b/,
    no: /\b(?:not (?:to )?|never |refrain from )(?:disclos|divulg|reveal|communicat|transfer|provid|make available|pass)\w*\b[^.]{0,100}\b(?:any (?:other )?(?:third )?(?:part(?:y|ies)|person|entity|one)|third part(?:y|ies)|anyone|others)\b/,
    shows:
      /\b(?:disclose|provide|available|divulge|disclosure)\b[^.]{0,200}\b(?:agents|advis[eo]rs|consultants|attorneys|accountants|counsel|contractors|affiliates|representatives)\b[^.]{0,200}\b(?:need|bound|who|purpose|agree|confidential)/,
  },
  {
    id: "nda-8",
    yes: /\b(?:notify|notice|inform|advise)\b[^.]{0,240}\b(?:law|court|order|subpoena|legal|judicial|govern|compel|required|request|protective)|\b(?:law|court|subpoena|legally|compelled|required by|order)\b[^.]{0,300}\b(?:prompt|prior|immediate|advance|reasonable|written)?\s?(?:written )?(?:notif|notice|inform|advis)/,
    no: NEVER,
    shows:
      /\b(?:compelled|required|requested|obligated|ordered)\b[^.]{0,200}\b(?:law|court|subpoena|regulat|govern|legal|process)\w*\b[^.]{0,400}\b(?:notice|notify|inform|advise)/,
  },
  {
    id: "nda-10",
    yes: /\b(?:existence|fact that|terms|contents?|nature|subject matter|status)\b[^.]{0,120}\b(?:this agreement|the agreement|discussions|negotiations|transaction|relationship|evaluation|confidential information has been)|\bnot\b[^.]{0,80}\b(?:press release|publicity|announce|public statement)|\b(?:press release|publicity|public announcement)s?\b/,
    no: /\bagreement\b[^.]{0,40}\b(?:is not|not be) confidential/,
    shows:
      /\b(?:not|neither|nor|without)\b[^.]{0,160}\b(?:disclose|reveal|announce|publici[sz]e|release)\b[^.]{0,160}\b(?:fact|existence|terms|discussions|negotiations|transaction|relationship|agreement)\b/,
  },
  {
    id: "nda-11",
    yes: /\breverse[- ]?(?:engineer|assembl|compil)|\bdecompil|\bdisassembl|\banaly[sz]e the composition|\bdecode\b/,
    no: NEVER,
    shows: /\bnot\b[^.]{0,100}\b(?:reverse|decompil|disassembl)/,
  },
  {
    id: "nda-12",
    yes: /\bindependent(?:ly)?\b[^.]{0,60}\b(?:develop|conceiv|creat|discover|generat|work|acquir|deriv)|\b(?:developed|conceived|created)\b[^.]{0,40}\bindependent|\bdeveloped by\b[^.]{0,80}\bwithout\b/,
    no: NEVER,
    shows:
      /\bindependently (?:\w+ ){0,3}(?:developed|conceived|created|discovered)[^.]{0,120}\b(?:without|employees|by|of)\b/,
  },
  {
    id: "nda-13",
    yes: /\b(?:received|obtained|acquired|disclosed|furnished|available|learned|provided|communicated|lawful\w*|rightful\w*)\b[^.]{0,100}\b(?:third part(?:y|ies)|another source|other source|source other|a source|others|person other|sources)\b/,
    no: NEVER,
    shows:
      /\b(?:received|obtained|acquired|available|learned|disclosed)\b[^.]{0,60}\bfrom (?:a |any |another )?(?:third|source|other|person)[^.]{0,160}\b(?:without|not|no|right|lawful|breach|restrict)/,
  },
  {
    id: "nda-15",
    yes: /\b(?:no|not|nothing|neither|any)\b[^.]{0,140}\b(?:licen[sc]e|rights?|title|interest|ownership)\b[^.]{0,140}\b(?:grant|confer|convey|transfer|implied|create|assign|given|acquire|deemed|constru)|\b(?:remains?|retains?|is|are|be) (?:\w+ ){0,4}(?:the )?(?:sole |exclusive )?property\b|\b(?:grant|confer|constru)\w*\b[^.]{0,100}\b(?:licen[sc]e|right)/,
    no: /\bhereby grants?\b[^.]{0,60}\blicen[sc]e/,
    shows:
      /\b(?:no|not|nothing)\b[^.]{0,160}\b(?:grant|confer|convey|transfer|constru|impl)\w*\b[^.]{0,160}\b(?:licen[sc]e|right|title|interest|patent|trademark|copyright)/,
  },
  {
    id: "nda-16",
    yes: /\b(?:return|destroy|destruct|deliver|erase|delete|redeliver)\w*\b[^.]{0,160}\b(?:information|materials?|documents?|copies|records|samples|items)\b/,
    no: /\bnot\b[^.]{0,20}\b(?:obliged|required|obligated)\b[^.]{0,30}\b(?:return|destroy)/,
    shows:
      /\b(?:return|destroy|deliver|dispos|eras|delet)\w*\b[^.]{0,300}\b(?:terminat|expir|complet|conclusion|end of|no longer|cease|decid)|\b(?:terminat|expir|complet|conclusion|no longer|decid|cease)\w*\b[^.]{0,300}\b(?:return|destroy|deliver|dispos|eras|delet)/,
  },
  {
    id: "nda-17",
    yes: /\b(?:may|permitted to|right to)\b[^.]{0,30}\b(?:cop(?:y|ies)|reproduce|duplicate)|\b(?:copies|copied|reproduc\w+|duplicat\w+)\b[^.]{0,100}\b(?:necessary|required|only|extent|purpose|reasonabl|need|except)|\b(?:copies|reproductions)\b[^.]{0,60}\b(?:shall|must|will) (?:bear|contain|carry|include|be marked)/,
    no: /\b(?:not|no)\b[^.]{0,40}\b(?:cop(?:y|ied|ies)|reproduce|duplicate|reproduced|photocop|summari[sz]e)\b|\b(?:copies|reproduc\w+)\b[^.]{0,40}\b(?:prohibited|without (?:the )?(?:prior|written|express))/,
    shows:
      /\b(?:not|no)\b[^.]{0,60}\b(?:copy|copies|reproduce|duplicate|copied|reproduced)\b[^.]{0,200}\b(?:except|unless|without|other than)|\bmay\b[^.]{0,40}\b(?:copy|make|reproduce)\b[^.]{0,60}\bcop/,
  },
  {
    id: "nda-18",
    yes: /\b(?:solicit|hire|employ|recruit|induce|entice|poach|engage)\b[^.]{0,120}\b(?:employees?|personnel|staff|officers?|consultants?|customers?)\b/,
    no: NEVER,
    shows:
      /\b(?:not|neither|nor|refrain)\b[^.]{0,200}\b(?:solicit|hire|recruit|entice|employ)\b[^.]{0,160}\b(?:employee|personnel|staff|officer|person|who)/,
  },
  {
    id: "nda-19",
    yes: /\b(?:surviv\w+|remain in (?:full )?(?:force|effect)|continu\w+|binding|in effect|valid|last|terminat\w+|expir\w+|period of|for)\b[^.]{0,120}\b(?:years?|terminat\w+|expir\w+|indefinite\w*|perpetu\w+|return|months|thereafter|public)\b/,
    no: NEVER,
    shows:
      /\b(?:obligation|confidential|agreement|undertaking|provision)\w*\b[^.]{0,200}\b(?:surviv|remain in|continue|binding)\w*[^.]{0,200}\b(?:terminat|expir|years|indefinite|perpetu|return|public)/,
  },
  {
    id: "nda-20",
    yes: /\b(?:may|right to|entitled to|permitted to|except|shall be able|not be required)\b[^.]{0,60}\b(?:retain|keep|maintain|archiv|preserve)\b|\b(?:retain|keep|archiv)\w*\b[^.]{0,60}\b(?:one|a|1|single|archival|electronic|back-?up|legal|record|copy|copies)\b|\bback-?up\b/,
    no: /\b(?:all|any|every)\b[^.]{0,40}\b(?:copies|reproductions|extracts|summaries|notes)\b|\bwithout retaining|\bnot (?:to )?(?:retain|keep)|\bno copies\b|\bcertif\w+\b[^.]{0,60}\bdestr/,
    shows:
      /\b(?:may|entitled to|permitted to|right to|required to)\b[^.]{0,80}\b(?:retain|keep|maintain)\b[^.]{0,120}\b(?:cop(?:y|ies)|record|information|back-?up)|\bback-?up\b[^.]{0,120}\b(?:retain|system|procedure|kept)/,
  },
];
