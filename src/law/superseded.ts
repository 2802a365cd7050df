type Dated = { readonly from?: string; readonly to?: string };

/** Whether a dated row no longer applies on a day (ISO): it has ended, or a later row of its column has begun. */
export const isSuperseded = (row: Dated, rows: readonly Dated[], day: string): boolean =>
  (row.to !== undefined && row.to < day) ||
  rows.some(({ from }) => from !== undefined && row.from !== undefined && from > row.from && from <= day);
