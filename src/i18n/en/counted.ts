/** A number with its noun. Example: counted(1200, "point", "points") is "1,200 points" */
export const counted = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString("en")} ${many}`;
