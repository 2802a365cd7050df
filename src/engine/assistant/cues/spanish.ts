import { foldText } from "../../../text/fold-text.ts";

/** Spanish words that do not occur in English texts, without accents, which many people leave out. */
const SPANISH_WORDS =
  /(?<!\p{L})(?:una|unos|para|por|que|quiero|quiere|quieren|necesito|cuanto|como|puedo|hacer|tengo|debo|esta|soy|estoy|sin|quien|donde|cuando|cual|ayuda|esposo|esposa|marido|hermano|hermana|hija|dinero|vamos|mutuo|muy|pero|porque|papel|papeles|hola|gracias)(?!\p{L})/gu;

/** English for what people search for, longer phrases first. */
const TRANSLATIONS: readonly (readonly [spanish: string, english: string])[] = [
  ["manutención de los hijos", "child support"],
  ["manutención de hijos", "child support"],
  ["manutención", "child support"],
  ["pensión alimenticia", "child support"],
  ["pensión conyugal", "alimony"],
  ["poder notarial", "power of attorney"],
  ["carta poder", "power of attorney"],
  ["contrato de arrendamiento", "rental agreement"],
  ["contrato de renta", "rental agreement"],
  ["contrato de alquiler", "rental agreement"],
  ["contrato de trabajo", "employment agreement"],
  ["mutuo acuerdo", "we agree"],
  ["acuerdo de confidencialidad", "non-disclosure agreement"],
  ["aumento de renta", "rent increase"],
  ["subir la renta", "rent increase"],
  ["sube la renta", "rent increase"],
  ["subir el alquiler", "rent increase"],
  ["me debe dinero", "owes me money"],
  ["me deben dinero", "owes me money"],
  ["no me paga", "does not pay me"],
  ["reclamos menores", "small claims"],
  ["prestar dinero", "lend money promissory note"],
  ["presté dinero", "lent money promissory note"],
  ["préstamo", "loan promissory note"],
  ["pagaré", "promissory note"],
  ["factura de venta", "bill of sale"],
  ["vender mi carro", "sell my car"],
  ["vender mi coche", "sell my car"],
  ["vender mi auto", "sell my car"],
  ["vendo", "sell"],
  ["vender", "sell"],
  ["venta", "sale"],
  ["carro", "car"],
  ["coche", "car"],
  ["impuesto a la herencia", "estate tax"],
  ["cambio de nombre", "name change"],
  ["cambiar mi nombre", "change my name"],
  ["revisar un contrato", "review a contract"],
  ["revisar mi contrato", "review a contract"],
  ["testamento", "will"],
  ["herencia", "inheritance"],
  ["divorcio", "divorce"],
  ["divorciarme", "divorce"],
  ["divorciarnos", "divorce"],
  ["divorciar", "divorce"],
  ["desalojar", "evict"],
  ["desalojo", "eviction notice"],
  ["inquilino", "tenant"],
  ["alquilar", "rent out"],
  ["rentar", "rent out"],
  ["renta", "rent"],
  ["alquiler", "rent"],
  ["apartamento", "apartment"],
  ["departamento", "apartment"],
  ["casa", "house"],
  ["depósito", "deposit"],
  ["custodia", "custody"],
  ["hijos", "children"],
  ["hijo", "child"],
  ["dos", "two"],
  ["tres", "three"],
  ["demandar", "sue"],
  ["abogado", "lawyer"],
  ["notario", "notary"],
  ["firmar", "sign"],
  ["empresa", "company"],
  ["corporación", "corporation articles of incorporation"],
  ["empleado", "employee"],
  ["sueldo mínimo", "minimum wage"],
  ["salario mínimo", "minimum wage"],
  ["me debe", "owes me"],
  ["contrato", "contract"],
  ["demanda", "lawsuit"],
  ["queja", "complaint"],
  ["cancelar", "cancel"],
  ["negocio", "business"],
  ["socio", "business partner"],
  ["cuánto cuesta", "how much does it cost"],
  ["cuánto", "how much"],
  ["dólares", "dollars"],
  ["quiero hacer", "i need"],
  ["necesito", "i need"],
  ["quiero", "i want"],
];

const hasWord = (text: string, word: string): boolean => {
  const at = text.indexOf(word);
  return at >= 0 && !/\p{L}/u.test(`${text[at - 1] ?? ""}${text[at + word.length] ?? ""}`);
};

const FOLDED = TRANSLATIONS.map(([spanish, english]) => [foldText(spanish), english] as const);

const translationsIn = (text: string): readonly (readonly [spanish: string, english: string])[] => {
  const found = FOLDED.filter(([spanish]) => hasWord(text, spanish));
  return found.filter(([spanish], at) => !found.slice(0, at).some(([longer]) => longer.includes(spanish)));
};

/** A single Spanish word may be a name. */
const MIN_SPANISH_WORDS = 2;

/** Whether a text is written in Spanish. */
export const isSpanish = (typed: string): boolean => {
  const text = foldText(typed);
  const spanishWords = (text.match(SPANISH_WORDS)?.length ?? 0) + (/[¿¡ñ]/iu.test(typed) ? 1 : 0);
  return spanishWords + translationsIn(text).length >= MIN_SPANISH_WORDS;
};

/**
 * The English words for what a Spanish text is about, with its amounts and names.
 *
 * Example: inEnglish("necesito un testamento en Texas") is "i need will in Texas"
 */
export const toEnglishQuery = (typed: string): string => {
  const words = translationsIn(foldText(typed)).map(([, english]) => english);
  const names = typed.match(/[$\d][\d.,/-]*%?|(?<=\s)\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*/gu) ?? [];
  return [...words.toReversed(), ...names.map((name) => `in ${name}`)].join(" ");
};
