import { LAW_SOURCE_KINDS } from "../model/law.ts";
import type { LawSourceKind, LawStatus } from "../model/law.ts";
import type { ValueRecord } from "../values/value.ts";

const STATUSES: readonly LawStatus[] = ["confirmed", "secondary", "disputed", "unknown"];

/** The certainty and source kind of a row, from what formulas see of a column. */
export const columnCertainty = (
  about: ValueRecord,
): { readonly status: LawStatus | null; readonly kind: LawSourceKind | null } => ({
  status: STATUSES.find((status) => status === about["certainty"]) ?? null,
  kind: LAW_SOURCE_KINDS.find((kind) => kind === about["source_kind"]) ?? null,
});
