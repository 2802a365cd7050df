/**
 * The rows of a CSV text (RFC 4180: quotes, doubled quotes, line breaks inside quotes), each by its column names.
 *
 * A byte-order mark is dropped, empty lines are skipped, a short row leaves its last cells empty.
 * Example: readCsv('name,city\n"Poe, Ann",Dover') is [{ name: "Poe, Ann", city: "Dover" }]
 */
export const readCsv = (text: string): readonly Readonly<Record<string, string>>[] => {
  const [head, ...rows] = cells(text.replace(/^\uFEFF/, ""));
  return rows.map((row) => Object.fromEntries((head ?? []).map((name, column) => [name.trim(), row[column] ?? ""])));
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
  for (let at = 0; at < text.length; at++) {
    const char = text[at]!;
    if (quoted && char === '"' && text[at + 1] === '"') cell += text[++at];
    else if (char === '"') quoted = !quoted;
    else if (quoted) cell += char;
    else if (char === ",") endCell();
    else if (char === "\n") endRow();
    else if (char !== "\r") cell += char;
  }
  endRow();
  return rows;
};
