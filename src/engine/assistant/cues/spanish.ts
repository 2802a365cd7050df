/** Spanish words that do not occur in English texts. */
const SPANISH_WORDS =
  /(?<!\p{L})(?:una|unos|para|por|que|qué|quiero|necesito|cuánto|cuanto|cómo|como|puedo|hacer|tengo|debo|está|soy|sin|quién|dónde|cuándo|cuál|ayuda|esposo|esposa|marido|dinero|hola|gracias)(?!\p{L})/giu;

/** English for what people search for, longer phrases first. */
const TRANSLATIONS: readonly (readonly [spanish: string, english: string])[] = [
  ["orden de protección", "protective order"],
  ["orden de restricción", "restraining order"],
  ["mi esposo me pega", "my husband hits me"],
  ["mi marido me pega", "my husband hits me"],
  ["me pega", "hits me"],
  ["me golpea", "hits me"],
  ["violencia doméstica", "domestic violence"],
  ["quiero morir", "i want to die"],
  ["quiero morirme", "i want to die"],
  ["suicidarme", "kill myself"],
  ["matarme", "kill myself"],
  ["me arrestaron", "i was arrested"],
  ["tarjeta verde", "green card"],
  ["inmigración", "immigration status"],
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
  ["préstamo", "loan promissory note"],
  ["pagaré", "promissory note"],
  ["factura de venta", "bill of sale"],
  ["vender mi carro", "sell my car"],
  ["vender mi coche", "sell my car"],
  ["vender mi auto", "sell my car"],
  ["impuesto a la herencia", "estate tax"],
  ["cambio de nombre", "name change"],
  ["cambiar mi nombre", "change my name"],
  ["revisar un contrato", "review a contract"],
  ["revisar mi contrato", "review a contract"],
  ["testamento", "will"],
  ["herencia", "inheritance"],
  ["divorcio", "divorce"],
  ["divorciarme", "divorce"],
  ["desalojar", "evict"],
  ["desalojo", "eviction notice"],
  ["inquilino", "tenant"],
  ["alquilar", "rent out"],
  ["rentar", "rent out"],
  ["apartamento", "apartment"],
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

const translationsIn = (text: string): readonly (readonly [spanish: string, english: string])[] => {
  const found = TRANSLATIONS.filter(([spanish]) => hasWord(text, spanish));
  return found.filter(([spanish], at) => !found.slice(0, at).some(([longer]) => longer.includes(spanish)));
};

/** A single Spanish word may be a name. */
const MIN_SPANISH_WORDS = 2;

/** Whether a text is written in Spanish. */
export const isSpanish = (typed: string): boolean => {
  const text = typed.toLowerCase();
  const spanishWords = (text.match(SPANISH_WORDS)?.length ?? 0) + (/[¿¡ñ]/u.test(text) ? 1 : 0);
  return spanishWords + translationsIn(text).length >= MIN_SPANISH_WORDS;
};

/**
 * The English words for what a Spanish text is about, with its amounts and names.
 *
 * Example: inEnglish("necesito un testamento en Texas") is "i need will in Texas"
 */
export const toEnglishQuery = (typed: string): string => {
  const words = translationsIn(typed.toLowerCase()).map(([, english]) => english);
  const names = typed.match(/[$\d][\d.,/-]*%?|(?<=\s)\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*/gu) ?? [];
  return [...words.toReversed(), ...names.map((name) => `in ${name}`)].join(" ");
};
