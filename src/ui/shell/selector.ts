import type { SelectOption } from "../primitives/select.tsx";

/** One selector. A fixed one shows its value and why it cannot be changed here. */
export type Selector = {
  readonly id: string;
  readonly label: string;
  readonly hint: string | undefined;
  readonly value: string;
  readonly options: readonly SelectOption[];
  readonly onChange: (value: string) => void;
  readonly fixed?: string | undefined;
};
