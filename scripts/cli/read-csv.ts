/** One row, and how many cells it has beyond the columns: a comma outside quotes moved all behind it. */
export type CsvRow = { readonly cells: Readonly<Record<string, string>>; readonly tooMany: number };

/**
 * The rows of a CSV text (RFC 4180: quotes, doubled quotes, line breaks inside quotes), each by its column names.
 *
 * A byte-order mark is dropped, empty lines are skipped, a short row leaves its last cells empty.
 * Throws: when a quote is never closed.
 * Example: readCsv('name,city\n"Poe, Ann",Dover') is [{ cells: { name: "Poe, Ann", city: "Dover" }, tooMany: 0 }]
 */
export const readCsv = (text: string): readonly CsvRow[] => {
  const [head = [], ...rows] = cells(text.replace(/^\uFEFF/, ""));
  return rows.map((row) => ({
    cells: Object.fromEntries(head.map((name, column) => [name.trim(), row[column] ?? ""])),
    tooMany: row.slice(head.length).filter((cell) => cell.trim() !== "").length,
  }));
};

const cells = (text: string): readonly (readonly string[])[] => {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = "";
  let quoted = false;
  const endCell = (): void => {
    row.push(cell);
    cell = "";
  };
  const endRow = (): void => {
    endCell();
    if (row.length > 1 || row[0] !== "") rows.push(row);
    row = [];
  };
  for (let index = 0; index < text.length; index++) {
    const char = text[index]!;
    if (quoted && char === '"' && text[index + 1] === '"') cell += text[++index];
    else if (char === '"') quoted = !quoted;
    else if (quoted) cell += char;
    else if (char === ",") endCell();
    else if (char === "\n") endRow();
    else if (char !== "\r") cell += char;
  }
  if (quoted) throw new Error("A quote is never closed.");
  endRow();
  return rows;
};
