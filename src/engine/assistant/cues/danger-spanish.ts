import type { ReferralCue } from "./cues.ts";

const PARTNER = "(?:esposo|esposa|marido|novio|novia|pareja|ex|papa|padrastro|hermano|suegro|jefe)";
const CHILD = "(?:hij[oa]s?|nin[oa]s?|bebe|niet[oa]s?|sobrin[oa]s?)";

/**
 * How people write in Spanish that no form can help them, as patterns for text without accents. They apply to a text that is
 * not long enough to be recognized as Spanish, too: none of these words is English.
 */
export const spanishReferrals: readonly ReferralCue[] = [
  {
    need: "suicide",
    intent: "crisis",
    patterns: [
      /\bsuicid|\bquitarme la vida\b|(?<!\b(?:con|va a|quiere|intento) )\b(?:matarme|hacerme dano|cortarme las venas)\b|\bmejor (?:sin mi|muert[oa])\b/,
      /\bquiero (?:morir|desaparecer)(?:me)?\b|\bme quiero (?:morir|matar)\b|\bganas de morir(?:me)?\b/,
      /\bno (?:quiero|puedo) (?:seguir )?(?:vivir|viviendo|existir|despertar)\b|\bno quiero (?:vivir|estar aqui) mas\b/,
      /\bno (?:vale la pena|tiene sentido) (?:vivir|la vida)\b|\bcansad[oa] de vivir\b/,
      /\b(?:tome|trague) (?:muchas|todas las|un monton de|un frasco de) (?:pastillas|pildoras)\b/,
    ],
  },
  {
    need: "child_abuse",
    intent: "crisis",
    patterns: [
      new RegExp(
        String.raw`\b(?:pegan?|golpean?|maltratan?|abusan? de|tocan?) a (?:mi|mis|los|las|la|el|un) ${CHILD}\b`,
      ),
      /\babuso infantil\b/,
    ],
  },
  {
    need: "domestic_violence",
    intent: "crisis",
    patterns: [
      /\bme (?:peg[ao]|golpe[ao]|maltrat[ao]|ahorc[ao]|ahog[ao]|empuj[ao]|viol[ao]|encierra|encerro|patea|pateo|persigue|acos[ao])\b/,
      /\bme amenaz[ao]\b(?! con (?:desaloj|demand|ech|corte|abogad|quitar|cobrar))|\bme va a matar\b|\bme quiere matar\b/,
      new RegExp(String.raw`\bmiedo (?:de|a|que) (?:mi )?(?:${PARTNER}\b|me (?:haga|mate|pegue))`),
      /\bviolencia (?:domestica|familiar|intrafamiliar)\b|\borden de (?:proteccion|restriccion|alejamiento)\b/,
    ],
  },
  {
    need: "sexual_assault",
    intent: "crisis",
    patterns: [/\bme violaron\b|\babus(?:o sexual|aron de mi|o de mi)\b|\bagresion sexual\b/],
  },
  {
    need: "criminal",
    intent: "out_of_scope",
    patterns: [
      /\b(?:me|lo|la|le|nos|los) (?:arrestaron|arresto|detuvieron|detuvo la policia|acusan de|metieron preso)\b|\barrestad[oa]s?\b/,
      /\bcarcel\b|\b(?:estoy|esta) pres[oa]\b|\bantecedentes penales\b|\bdefensor publico\b|\bdelito\b/,
      /\bmanejar (?:tomado|borrach[oa]|ebri[oa])\b/,
    ],
  },
  {
    need: "immigration",
    intent: "out_of_scope",
    patterns: [
      /\bla migra\b|\binmigra|\bdeport[ao]|\btarjeta verde\b|\bgreen card\b|\basilo (?:politico)?\b|\bciudadani[ao]\b/,
      /\bindocumentad|\bsin papeles\b|\bestatus migratorio\b|\bresidencia permanente\b|\bpermiso de trabajo\b|\b(?:sac(?:o|ar)|tramit(?:o|ar)|pedir|arreglar|conseguir) (?:la |los |una )?(?:residencia|papeles)\b|\b(?:mi|la|una) visa\b/,
    ],
  },
  {
    need: "sued",
    intent: "out_of_scope",
    patterns: [
      /\bme (?:llego|dieron|entregaron|mandaron) (?:una demanda|(?:unos )?papeles de la corte)\b|\bcitatorio\b/,
      /\bme (?:demandaron|estan demandando|demanda (?:una|un|el|la|mi))\b/,
    ],
  },
];
