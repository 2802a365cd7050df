import type { BlockFileInput, ParameterInput } from "./block-input.ts";

/** A parameter of a block in its full form. */
export type Parameter = ParameterInput & { readonly kind: string };

const fixedKinds: ReadonlySet<string> = new Set(["choice", "flag", "clause"]);

/** Whether a parameter is decided by the document when it is compiled, and not by an answer. */
export const isFixed = ({ kind }: Parameter): boolean => fixedKinds.has(kind);

export const isRole = ({ kind }: Parameter): boolean => kind === "role";

/** Whether a parameter is a clause of the document that texts of the block refer to; it may be left out. */
export const isClause = ({ kind }: Parameter): boolean => kind === "clause";

/** Kinds of parameters that are not field kinds. */
export const OWN_KINDS: readonly string[] = ["role", ...fixedKinds];

/** The parameters of a block by name; `place: place` is short for `place: { kind: place }`. */
export const parametersOf = ({ parameters = {} }: BlockFileInput): ReadonlyMap<string, Parameter> =>
  new Map(
    Object.entries(parameters).map(([name, input]) => [
      name,
      typeof input === "string" ? { kind: input } : { ...input, kind: input.kind ?? "" },
    ]),
  );
