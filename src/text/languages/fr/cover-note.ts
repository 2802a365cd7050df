import type { CoverNoteWords } from "../../words/cover-note-words.ts";

const COLON = "\u00A0: ";

/** The page "About this form" in French. */
export const frenchCoverNote: CoverNoteWords = {
  title: "À propos de ce formulaire",
  apart:
    "Cette page ne fait pas partie du document. Retirez-la avant de signer, de déposer ou de remettre le document.",
  made: (title, date, version) =>
    `Le document contenu dans ce fichier (${title}) a été établi le ${date} à partir des réponses à la version ${version} de notre formulaire.`,
  noLawyer: "Il ne remplace pas les conseils d’un avocat.",
  formLanguage: "Les questions et les prochaines étapes figurent dans la langue du formulaire.",
  law: {
    countries: new Map([
      ["US", "États-Unis"],
      ["JP", "Japon"],
    ]),
    heading: "Droit",
    none: "Nous n’avons consulté le droit d’aucun lieu particulier pour ce document. Le droit applicable peut imposer d’autres exigences ou rendre une clause nulle. Avant de vous fier au document, consultez un avocat du lieu ou vérifiez ce droit.",
    noneOf: (place) =>
      `Nous n’avons pas consulté le droit du lieu choisi (${place}) pour ce document. Ce droit peut imposer d’autres exigences ou rendre une clause nulle. Avant de vous fier au document, consultez un avocat du lieu ou vérifiez ce droit.`,
    of: (places, date) => `Droit pris en compte${COLON}${places}, en vigueur le ${date}.`,
    read: (first, last) =>
      first === last ? `Nous l’avons consulté le ${first}.` : `Nous l’avons consulté entre le ${first} et le ${last}.`,
    inSummary:
      "Nous avons lu les points suivants dans un résumé et non dans la loi elle-même. Vérifiez-les avant de vous y fier.",
    notConfirmed:
      "Nous n’avons pas pu confirmer le droit sur les points suivants. Il peut imposer d’autres exigences ou rendre une clause nulle. Vérifiez-le ou consultez un avocat avant de vous fier au document.",
    value: (label, shown) => `${label}${COLON}${shown}`,
    whereToLook: (name, href) => `${name}. Où vérifier${COLON}${href}`,
  },
  blanks: {
    heading: "Champs à compléter",
    none: "Aucune réponse ne manque.",
    open: (count) =>
      count === 1
        ? "Il manque 1 réponse. Complétez-la avant toute signature."
        : `Il manque ${count} réponses. Complétez-les avant toute signature.`,
    inside: (group, n, question) => `${group}${n === null ? "" : ` ${n}`}${COLON}${question}`,
  },
  unchecked: {
    heading: "Questions sans réponse",
    open: (count) =>
      count === 1
        ? "Vous n’avez pas répondu à 1 question\u00A0; le formulaire n’a donc pas pu vérifier ce qui en dépend. Répondez-y ou consultez un avocat avant toute signature."
        : `Vous n’avez pas répondu à ${count} questions\u00A0; le formulaire n’a donc pas pu vérifier ce qui en dépend. Répondez-y ou consultez un avocat avant toute signature.`,
  },
  warnings: {
    heading: "Avertissements",
    given: "Le formulaire a affiché ces avertissements pour les réponses de ce document.",
  },
  signing: {
    heading: "Comment signer",
    signers: (people, places) => {
      const who = people === 1 ? "1 personne signe" : `${people} personnes signent`;
      if (people >= places) return `${who}.`;
      return people === 1 ? `${who} à ${places} endroits.` : `${who}, à ${places} endroits au total.`;
    },
    signatures: (count) => (count === 1 ? "1 signature est requise." : `${count} signatures sont requises.`),
    witnesses: (count) => (count === 1 ? "1 témoin signe également." : `${count} témoins signent également.`),
    notary: "Un notaire (notary public) remplit le certificat à la fin. Signez donc en sa présence.",
    initials: "Chaque signataire paraphe toutes les pages.",
    esign: {
      allowed: "Le document peut être signé par voie électronique ou sur papier.",
      conditional: "La signature électronique n’est admise que dans certains cas.",
      not_by_default: "Signez sur papier, sauf si votre État admet la signature électronique pour ce document.",
      prohibited: "Signez sur papier et non par voie électronique.",
    },
  },
  steps: { heading: "Prochaines étapes", due: (step, date) => `${step} Date${COLON}${date}.` },
  space: " ",
};
