import type { ReactNode } from "react";
import type { Field } from "../../../model/field.ts";

/** One row as a summary card shows it. */
export type RowSummary = {
  readonly row: string;
  /** The name given, or null while there is none. */
  readonly title: string | null;
  readonly details: string;
  readonly hasError: boolean;
  readonly isEmpty: boolean;
};

/** Operations on the rows of a list; a form session provides them. */
export type ListRows = {
  readonly addRow: (path: string) => string;
  readonly removeRow: (path: string, row: string) => () => void;
  readonly moveRow: (path: string, row: string, by: number) => void;
};

export type ListProps = {
  readonly id: string;
  readonly path: string;
  readonly fields: readonly Field[];
  readonly renderPart: (path: string, field: Field) => ReactNode;
  readonly summaries: readonly RowSummary[];
  readonly rows: ListRows;
  /** The most rows allowed; null if there is no limit. */
  readonly most: number | null;
  /** Singular noun of a row ("child"). */
  readonly item: string;
  readonly locale: string;
};
