import type { LawColumn, LawTopic } from "../model/law.ts";
import type { ValueType } from "../values/value-type.ts";

const columnType = ({ type, unit }: LawColumn): ValueType => {
  switch (type) {
    case "number":
      return { type: "number", ...(unit ? { unit } : {}) };
    case "boolean":
    case "date":
      return { type };
    case "text":
      return { type: "string" };
    case "list":
      return { type: "list", of: unit ? { type: "number", unit } : { type: "any" } };
    case "table":
      return { type: "any" };
  }
};

const about: { readonly [key: string]: ValueType } = {
  status: { type: "string", options: ["confirmed", "secondary", "disputed", "unknown", "none"] },
  cite: { type: "string" },
  source: { type: "string" },
  checked: { type: "date" },
  from: { type: "date" },
  stale: { type: "boolean" },
};

/** Names a column may not take: what is said about the topic itself stands under them. */
export const reservedColumns: readonly string[] = [...Object.keys(about), "columns"];

/** The type of `law.<topic>` for the formula checker; `lookUpLaw` gives a record of this type. */
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
