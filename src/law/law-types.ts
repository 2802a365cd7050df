import { LAW_SOURCE_KINDS } from "../model/law.ts";
import type { LawColumn, LawTopic } from "../model/law.ts";
import type { ValueType } from "../values/value-type.ts";

const numberIn = (unit: string | undefined): ValueType => ({ type: "number", ...(unit ? { unit } : {}) });

/** The type of a table cell. */
const cellType = (unit: string): ValueType => {
  if (unit === "text") return { type: "string" };
  return unit === "boolean" ? { type: "boolean" } : numberIn(unit);
};

const recordOf = (fields: { readonly [key: string]: ValueType }): ValueType => ({ type: "record", fields });

const columnType = ({ type, unit, by, rows }: LawColumn): ValueType => {
  switch (type) {
    case "number":
      return by ? recordOf(Object.fromEntries(by.map((key) => [key, numberIn(unit)]))) : numberIn(unit);
    case "boolean":
    case "date":
      return { type };
    case "text":
      return { type: "string" };
    case "list": {
      if (!rows) return { type: "list", of: unit ? numberIn(unit) : { type: "any" } };
      const cells = Object.entries(rows).map(([column, cell]) => [column, cellType(cell)] as const);
      return { type: "list", of: recordOf(Object.fromEntries(cells)) };
    }
    case "table":
      return { type: "any" };
  }
};

const about: { readonly [key: string]: ValueType } = {
  status: { type: "string", options: ["confirmed", "secondary", "disputed", "unknown", "none"] },
  certainty: { type: "string", options: ["confirmed", "secondary", "disputed", "unknown"] },
  cite: { type: "string" },
  source: { type: "string" },
  source_kind: { type: "string", options: LAW_SOURCE_KINDS },
  source_site: { type: "string" },
  checked: { type: "date" },
  from: { type: "date" },
  to: { type: "date" },
  replaces_earlier: { type: "boolean" },
  stale: { type: "boolean" },
  review_by: { type: "date" },
  quote: { type: "string" },
  note: { type: "string" },
  official: { type: "string" },
};

/** Names a column may not have, because the topic's own details use them. */
export const reservedColumns: readonly string[] = [...Object.keys(about), "columns", "place"];

/** The type of `law.<topic>` for the formula compiler; `lookUpLaw` returns a record of this type. */
export const lawTypes = (topic: Pick<LawTopic, "columns">): ValueType => {
  const columns = Object.entries(topic.columns);
  return {
    type: "record",
    fields: {
      ...Object.fromEntries(columns.map(([name, column]) => [name, columnType(column)])),
      ...about,
      columns: {
        type: "record",
        fields: Object.fromEntries(columns.map(([name]) => [name, { type: "record", fields: about }])),
      },
    },
  };
};
