import type { CoverNoteWords } from "../../words/cover-note-words.ts";

/** The page "About this form" in German. */
export const germanCoverNote: CoverNoteWords = {
  title: "Über dieses Formular",
  apart:
    "Diese Seite gehört nicht zum Dokument. Entfernen Sie sie, bevor Sie das Dokument unterschreiben, einreichen oder übergeben.",
  made: (title, date, version) =>
    `Das Dokument in dieser Datei (${title}) wurde am ${date} aus Antworten auf die Fassung ${version} unseres Formulars erstellt.`,
  noLawyer: "Es ersetzt keine anwaltliche Beratung.",
  formLanguage: "Fragen und nächste Schritte sind in der Sprache des Formulars angegeben.",
  law: {
    countries: new Map([
      ["US", "Vereinigte Staaten"],
      ["JP", "Japan"],
    ]),
    heading: "Recht",
    none: "Für dieses Dokument haben wir kein Recht eines bestimmten Ortes herangezogen. Das anwendbare Recht kann mehr verlangen oder eine Klausel unwirksam machen. Fragen Sie eine dort zugelassene Anwältin oder einen dort zugelassenen Anwalt oder prüfen Sie das Recht selbst, bevor Sie sich auf das Dokument verlassen.",
    noneOf: (place) =>
      `Für dieses Dokument haben wir das Recht des gewählten Ortes (${place}) nicht herangezogen. Dieses Recht kann mehr verlangen oder eine Klausel unwirksam machen. Fragen Sie eine dort zugelassene Anwältin oder einen dort zugelassenen Anwalt oder prüfen Sie das Recht selbst, bevor Sie sich auf das Dokument verlassen.`,
    of: (places, date) => `Berücksichtigtes Recht: ${places}, Stand ${date}.`,
    read: (first, last) =>
      first === last ? `Nachgelesen am ${first}.` : `Nachgelesen zwischen dem ${first} und dem ${last}.`,
    inSummary:
      "Die folgenden Angaben stammen aus einer Zusammenfassung, nicht aus dem Gesetz selbst. Prüfen Sie sie, bevor Sie sich darauf verlassen.",
    notConfirmed:
      "Das Recht zu folgenden Punkten konnten wir nicht bestätigen. Es kann mehr verlangen oder eine Klausel unwirksam machen. Prüfen Sie es oder lassen Sie sich anwaltlich beraten, bevor Sie sich auf das Dokument verlassen.",
    value: (label, shown) => `${label}: ${shown}`,
    whereToLook: (name, href) => `${name}. Nachzulesen unter: ${href}`,
  },
  blanks: {
    heading: "Offene Angaben",
    none: "Es fehlen keine Antworten.",
    open: (count) =>
      count === 1
        ? "1 Antwort fehlt noch. Ergänzen Sie sie, bevor jemand unterschreibt."
        : `${count} Antworten fehlen noch. Ergänzen Sie sie, bevor jemand unterschreibt.`,
    inside: (group, n, question) => `${group}${n === null ? "" : ` ${n}`}: ${question}`,
  },
  unchecked: {
    heading: "Unbeantwortete Fragen",
    open: (count) =>
      count === 1
        ? "1 Frage ist unbeantwortet. Das Formular konnte daher nicht prüfen, was davon abhängt. Beantworten Sie sie oder lassen Sie sich beraten, bevor jemand unterschreibt."
        : `${count} Fragen sind unbeantwortet. Das Formular konnte daher nicht prüfen, was davon abhängt. Beantworten Sie sie oder lassen Sie sich beraten, bevor jemand unterschreibt.`,
  },
  warnings: {
    heading: "Warnungen",
    given: "Das Formular hat zu den Angaben in diesem Dokument folgende Warnungen angezeigt.",
  },
  signing: {
    heading: "So wird unterschrieben",
    signers: (people, places) => {
      const who = people === 1 ? "1 Person unterschreibt" : `${people} Personen unterschreiben`;
      if (people >= places) return `${who}.`;
      return `${who}${people === 1 ? "" : ", zusammen"} an ${places} Stellen.`;
    },
    signatures: (count) =>
      count === 1 ? "1 Unterschrift ist erforderlich." : `${count} Unterschriften sind erforderlich.`,
    witnesses: (count) =>
      count === 1 ? "Außerdem unterschreibt 1 Zeuge." : `Außerdem unterschreiben ${count} Zeugen.`,
    notary: "Ein Notary Public füllt die Bescheinigung am Ende aus. Unterschreiben Sie deshalb in dessen Gegenwart.",
    initials: "Alle Unterzeichnenden paraphieren jede Seite.",
    esign: {
      allowed: "Das Dokument kann elektronisch oder auf Papier unterschrieben werden.",
      conditional: "Elektronische Unterschriften sind nur in bestimmten Fällen zulässig.",
      not_by_default:
        "Unterschreiben Sie auf Papier, sofern Ihr Bundesstaat für dieses Dokument keine elektronische Unterschrift zulässt.",
      prohibited: "Unterschreiben Sie auf Papier, nicht elektronisch.",
    },
  },
  steps: { heading: "Nächste Schritte", due: (step, date) => `${step} Datum: ${date}.` },
  space: " ",
};
