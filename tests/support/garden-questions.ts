/** The first questions of the fictional garden calculators: where, and from when. More questions may follow in the same step. */
export const gardenQuestions = `steps:
  - id: facts
    title: The garden
    fields:
      - { id: place, kind: place, label: Where is it? }
      - { id: start, kind: date, label: First day }`;
