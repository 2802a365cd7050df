/** The fields around the text that is read: complex ones are runs between marks, simple ones an element. */
export type FieldTracker = {
  readonly mark: (type: string | undefined) => void;
  readonly instruct: (text: string) => void;
  readonly openSimple: (instruction: string) => void;
  readonly closeSimple: () => void;
  /** The instruction of the innermost field whose result is read; null outside of fields. */
  readonly current: () => string | null;
  /** Whether the instruction of a field is read, whose text is not part of the document. */
  readonly isInstruction: () => boolean;
};

type Field = { instruction: string; isResult: boolean };

/** A tracker for one part of a file. */
export const createFieldTracker = (): FieldTracker => {
  const open: Field[] = [];
  return {
    mark: (type) => {
      if (type === "begin") open.push({ instruction: "", isResult: false });
      const field = open.at(-1);
      if (type === "separate" && field) field.isResult = true;
      if (type === "end") open.pop();
    },
    instruct: (text) => {
      const field = open.at(-1);
      if (field && !field.isResult) field.instruction += text;
    },
    openSimple: (instruction) => void open.push({ instruction, isResult: true }),
    closeSimple: () => void open.pop(),
    current: () => {
      const field = open.at(-1);
      return field?.isResult ? field.instruction.replaceAll(/\s+/g, " ").trim() : null;
    },
    isInstruction: () => open.at(-1)?.isResult === false,
  };
};
