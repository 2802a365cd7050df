import { inputId } from "../input-props.ts";

/** DOM id of the button that opens a row. */
export const editId = (path: string, row: string): string => `${inputId(`${path}.${row}`)}-edit`;
