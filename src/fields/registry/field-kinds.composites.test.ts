import { describe, expect, it } from "vitest";
import type { RawAnswer } from "../../model/answers.ts";
import type { Field } from "../../model/field.ts";
import { addressOf } from "../../values/address.ts";
import { partyOf } from "../../values/party.ts";
import { childFields } from "../child-fields.ts";
import { listEntries, rawListOf } from "../raw-shape.ts";
import { fieldKindOf } from "./field-kinds.ts";
import { valueTypeOf } from "./kind-shapes.ts";
import { sampleContext as context } from "../../../tests/support/sample-context.ts";
import { bare, ask, readAs } from "../../../tests/support/parsed-fields.ts";

describe("composites", () => {
  it("name the part that has a problem, row and all", () => {
    const { parse: read } = fieldKindOf("parties");
    const raw: RawAnswer = [
      { kind: "person", name: "Ann Poe" },
      { kind: "person", name: "Bo Roe", address: { postal_code: "1" } },
    ];
    expect(read(raw, ask("parties"), context())).toEqual({
      ok: false,
      problem: { code: "bad_postal_code", params: { country: "US", part: "r2.address.postal_code" } },
    });
  });

  it("leave the answers of hidden parts out of the value", () => {
    expect(readAs(ask("party"), { kind: "person", name: "Ann Poe", formed_in: "XA", signer: "Bo" })).toEqual(
      partyOf("person", { name: "Ann Poe" }),
    );
  });

  it("ignore the value of a hidden part (F12)", () => {
    expect(readAs(ask("party"), { kind: "person", name: "Ann Poe", formed_in: "nowhere at all" })).toEqual(
      partyOf("person", { name: "Ann Poe" }),
    );
  });

  it("ask only what the kind of party needs", () => {
    const ids = (more: Partial<Field>, language = "en") =>
      childFields(ask("party", more, language)).map(({ id }) => id);
    const represented = ["signed_by", "signer", "power_date", "capacity"];
    expect(ids({ allow: ["person"] })).toEqual(["kind", "name", "address", ...represented]);
    expect(ids({ allow: ["person"], inPerson: true })).toEqual(["kind", "name", "address"]);
    expect(ids({ allow: ["person"], without: ["signed_by"] })).toEqual(["kind", "name", "address"]);
    expect(ids({ allow: ["company"] })).toEqual([
      "kind",
      "name",
      "type",
      "legal_form",
      "trade_name",
      "formed_in",
      "trust_date",
      "address",
      "signer",
      "office",
      "signer_title",
      "entity_signer",
      "entity_signer_title",
    ]);
    expect(ids({ allow: ["company"], without: ["trade_name", "formed_in", "address"] })).toEqual([
      "kind",
      "name",
      "type",
      "legal_form",
      "trust_date",
      "signer",
      "office",
      "signer_title",
      "entity_signer",
      "entity_signer_title",
    ]);
    expect(ids({ without: ["type", "signed_by"] })).toEqual([
      "kind",
      "name",
      "trade_name",
      "formed_in",
      "address",
      "signer",
      "signer_title",
      "entity_signer",
      "entity_signer_title",
    ]);
    expect(ids({}, "ja")).toEqual([
      "kind",
      "name",
      "reading",
      "trade_name",
      "formed_in",
      "address",
      "signer",
      "signer_title",
      "capacity",
    ]);
    expect(ids({ fields: [ask("text")] })).toEqual(["asked"]);
  });

  it("set the only allowed kind of a party that was not asked for it", () => {
    expect(fieldKindOf("party").compose?.({ name: "Aster Ltd" }, ask("party", { allow: ["company"] }))).toEqual(
      partyOf("company", { name: "Aster Ltd" }),
    );
  });

  it("ask addresses in the order of the country (F18)", () => {
    const ids = (language: string) => childFields(ask("address", {}, language)).map(({ id }) => id);
    expect(ids("en")).toEqual(["street", "unit", "city", "region", "postal_code", "lines", "country"]);
    expect(ids("ja")).toEqual(["postal_code", "region", "city", "street", "unit", "lines", "country"]);
  });

  it("read an address given as one text like the same address given in parts", () => {
    const parts = { street: "1 High St", unit: "Apt 2", city: "Dover", region: "US-XA", postal_code: "19901" };
    expect(readAs(ask("address"), "1 High St, Apt 2, Dover, XA 19901")).toEqual(addressOf(parts));
    expect(readAs(ask("address"), parts)).toEqual(addressOf(parts));
  });

  it("part an address given as one text, and lose nothing of one they cannot part", () => {
    const split = fieldKindOf("address").decompose!;
    expect(split("1 High St, Dover, XA 19901", ask("address"))).toEqual({
      street: "1 High St",
      city: "Dover",
      region: "US-XA",
      postal_code: "19901",
    });
    expect(split("1 High St, London", ask("address"))).toEqual({ street: "1 High St, London" });
    expect(split("〒100-0001 東京都千代田区千代田1-1", ask("address"))).toEqual({
      country: "JP",
      lines: "〒100-0001\n東京都千代田区千代田1-1",
    });
  });

  it("have the type of the value they give", () => {
    const type = valueTypeOf(bare("party", { allow: ["company"] }));
    expect(type.type === "record" && Object.keys(type.fields).sort()).toEqual(
      Object.keys(partyOf("company", {})).sort(),
    );
    expect(type).toMatchObject({ fields: { kind: { options: ["company"] }, address: { type: "record" } } });
    expect(valueTypeOf(bare("address"))).toMatchObject({
      fields: Object.fromEntries(Object.keys(addressOf({})).map((key) => [key, { type: "string" }])),
    });
  });

  it("read rows in the order of the form, not of their ids (F20)", () => {
    const raw = { order: ["r3", "r1"], rows: { r1: { name: "One" }, r3: { name: "Three" }, r2: { name: "gone" } } };
    expect(listEntries(raw)).toEqual([{ name: "Three" }, { name: "One" }]);
    expect(rawListOf([{ name: "One" }])).toEqual({ order: ["r1"], rows: { r1: { name: "One" } } });
    expect(rawListOf("One")).toBeNull();
  });
});
