import { expect, it } from "vitest";
import type { FormView } from "../../../model/form-view.ts";
import type { Value } from "../../../values/value.ts";
import { staleCites } from "./law-notice.tsx";

const viewWith = (law: Value): FormView => ({ reserved: { law } }) as unknown as FormView;

it("names each law past its review date once, and no other (R05)", () => {
  const law = {
    deposit: { stale: true, cite: "Code § 1" },
    notice: { stale: false, cite: "Code § 2" },
    late_fee: { stale: true, cite: "Code § 1" },
    unknown: { stale: null, cite: null },
  };
  expect(staleCites(viewWith(law))).toEqual(["Code § 1"]);
  expect(staleCites(viewWith({}))).toEqual([]);
  expect(staleCites(viewWith(null))).toEqual([]);
});
