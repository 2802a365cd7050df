import type { CoverNoteWords } from "../../words/cover-note-words.ts";

/** The page "About this form" in Spanish. */
export const spanishCoverNote: CoverNoteWords = {
  title: "Acerca de este formulario",
  apart: "Esta página no forma parte del documento. Retírela antes de firmar, presentar o entregar el documento.",
  made: (title, date, version) =>
    `El documento de este archivo (${title}) se preparó el ${date} con las respuestas a la versión ${version} de nuestro formulario.`,
  noLawyer: "No sustituye el asesoramiento de un abogado.",
  formLanguage: "Las preguntas y los pasos siguientes aparecen en el idioma del formulario.",
  law: {
    countries: new Map([
      ["US", "Estados Unidos"],
      ["JP", "Japón"],
    ]),
    heading: "Legislación",
    none: "Para este documento no consultamos la legislación de ningún lugar en particular. La ley aplicable puede exigir algo más o anular alguna cláusula. Antes de basarse en el documento, consulte a un abogado del lugar o compruebe esa ley.",
    noneOf: (place) =>
      `Para este documento no consultamos la legislación de ${place}. Esa legislación puede exigir algo más o anular alguna cláusula. Antes de basarse en el documento, consulte a un abogado del lugar o compruebe esa ley.`,
    of: (places, date) => `Legislación tenida en cuenta: ${places}, vigente el ${date}.`,
    read: (first, last) =>
      first === last ? `La consultamos el ${first}.` : `La consultamos entre el ${first} y el ${last}.`,
    inSummary: "Lo siguiente lo leímos en un resumen, no en la propia ley. Compruébelo antes de basarse en ello.",
    notConfirmed:
      "No pudimos confirmar la ley sobre lo siguiente. Puede exigir algo más o anular alguna cláusula. Compruébela o consulte a un abogado antes de basarse en el documento.",
    value: (label, shown) => `${label}: ${shown}`,
    whereToLook: (name, href) => `${name}. Dónde consultarlo: ${href}`,
  },
  blanks: {
    heading: "Espacios en blanco",
    none: "No falta ninguna respuesta.",
    open: (count) =>
      count === 1
        ? "Falta 1 respuesta. Complétela antes de que alguien firme."
        : `Faltan ${count} respuestas. Complételas antes de que alguien firme.`,
    inside: (group, n, question) => `${group}${n === null ? "" : ` ${n}`}: ${question}`,
  },
  unchecked: {
    heading: "Preguntas sin responder",
    open: (count) =>
      count === 1
        ? "No respondió 1 pregunta, así que el formulario no pudo comprobar lo que depende de ella. Respóndala o consulte a un abogado antes de que alguien firme."
        : `No respondió ${count} preguntas, así que el formulario no pudo comprobar lo que depende de ellas. Respóndalas o consulte a un abogado antes de que alguien firme.`,
  },
  warnings: {
    heading: "Advertencias",
    given: "El formulario mostró estas advertencias para las respuestas de este documento.",
  },
  signing: {
    heading: "Cómo firmar",
    signers: (people, places) => {
      const who = people === 1 ? "Firma 1 persona" : `Firman ${people} personas`;
      if (people >= places) return `${who}.`;
      return people === 1 ? `${who} en ${places} lugares.` : `${who}, en ${places} lugares en total.`;
    },
    signatures: (count) => (count === 1 ? "Se requiere 1 firma." : `Se requieren ${count} firmas.`),
    witnesses: (count) => (count === 1 ? "También firma 1 testigo." : `También firman ${count} testigos.`),
    notary: "Un notario completa el certificado que figura al final, así que firme en su presencia.",
    initials: "Cada firmante pone sus iniciales en todas las páginas.",
    esign: {
      allowed: "El documento puede firmarse electrónicamente o en papel.",
      conditional: "La firma electrónica solo se permite en algunos casos.",
      not_by_default: "Firme en papel, salvo que su estado permita la firma electrónica para este documento.",
      prohibited: "Firme en papel, no electrónicamente.",
    },
  },
  steps: { heading: "Próximos pasos", due: (step, date) => `${step} Fecha: ${date}.` },
  space: " ",
};
