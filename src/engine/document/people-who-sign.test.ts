import { expect, test } from "vitest";
import { body, clause, made, plan } from "../../../tests/documents/hand-made.ts";
import { ask } from "../../../tests/forms/hand-made.ts";
import type { RawAnswer } from "../../model/answers.ts";
import { peopleWhoSign } from "./people-who-sign.ts";

const fields = [ask("landlord", "party"), ask("tenants", "parties")];
const lease = made(
  fields,
  plan({
    clauses: [clause("c", { variants: [body(["Something."])] })],
    signatures: { initials: true, groups: [{ field: "landlord" }, { field: "tenants" }] },
  }),
);

const aster = { kind: "company", name: "Aster Ltd", type: "corporation", signer: "Ann Poe", signer_title: "Director" };
const ann = { kind: "person", name: "ann POE" };
const bo = { kind: "person", name: "Bo Roe" };

const count = (landlord: RawAnswer, tenants: readonly RawAnswer[]) =>
  peopleWhoSign(lease.assemble({ landlord, tenants }).blocks);

test.each<[string, RawAnswer, readonly RawAnswer[], number, number]>([
  ["a company and a person", aster, [bo], 2, 2],
  ["who signs for a company and for themselves", aster, [ann, bo], 2, 3],
  ["one officer of two companies", aster, [{ ...aster, name: "Birch Inc." }], 1, 2],
  ["an agent who is also a party", { ...bo, signed_by: "agent", signer: "Ann Poe" }, [ann], 1, 2],
  ["a trustee who is also a party", { ...aster, name: "Poe Family Trust", type: "trust" }, [ann], 1, 2],
  ["a person in another capacity", { ...bo, signed_by: "other", capacity: "receiver for Aster Ltd" }, [bo], 1, 2],
  ["a company that signs through a company", { ...aster, signer: "Elm LLC", entity_signer: "Bo Roe" }, [bo], 1, 2],
  ["two officers of one company", { ...aster, signer: "Ann Poe and Cy Doe" }, [bo], 3, 2],
])("%s: each person is counted once", (_, landlord, tenants, people, places) => {
  expect(count(landlord, tenants)).toEqual({ people, places, areNamed: true });
});

test.each<[string, RawAnswer]>([
  ["an officer", { ...aster, signer: null }],
  ["an officer of a company that signs for another", { ...aster, signer: "Elm LLC" }],
  ["a person", { kind: "person" }],
])("%s who is not named yet may be one of the others", (_, landlord) => {
  expect(count(landlord, [bo])).toEqual({ people: 2, places: 2, areNamed: false });
});

test("a page has one line for the initials of each person", () => {
  expect(lease.assemble({ landlord: aster, tenants: [ann, bo] }).initials).toBe(2);
});
