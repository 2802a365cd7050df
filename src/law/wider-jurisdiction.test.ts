import { describe, expect, test } from "vitest";
import type { LawTopic } from "../model/law.ts";
import { parseIsoDate } from "../values/date.ts";
import { linkLaw } from "./law-in-force.ts";
import { lookUpLaw } from "./look-up-law.ts";

const TODAY = parseIsoDate("2026-11-21")!;

const row = (value: string) => [
  { from: "2020-01-01", value, cite: `Code ${value}`, source: "s", checked: "2026-11-20", reviewBy: "2027-11-20" },
];

const notices: LawTopic = {
  topic: "notices",
  keyedOn: "start",
  official: "https://all.example/",
  wider: "US",
  columns: { radon: { type: "text" }, lead: { type: "text" } },
  places: {
    US: { status: "secondary", columns: { lead: row("federal") } },
    "US-XA": { status: "confirmed", columns: { radon: row("state") } },
    "US-XB": {
      status: "confirmed",
      official: "https://xb.example/",
      columns: { lead: row("own"), radon: row("state") },
    },
  },
};

const at = (place: string, topic = notices) => lookUpLaw(topic, place, TODAY, TODAY);

describe("law that falls back to a wider jurisdiction", () => {
  test("a column without a row uses that of the wider jurisdiction, with its status and source", () => {
    expect(at("US-XA")).toMatchObject({ status: "confirmed", radon: "state", lead: "federal" });
    expect(at("US-XA")["columns"]).toMatchObject({ lead: { status: "secondary", cite: "Code federal" } });
  });

  test("an own row takes precedence over the wider jurisdiction", () => {
    expect(at("US-XB")).toMatchObject({ lead: "own", official: "https://xb.example/" });
  });

  test("a jurisdiction without rows knows what applies everywhere, and nothing else", () => {
    expect(at("US-XZ")).toMatchObject({
      status: "unknown",
      radon: null,
      lead: "federal",
      official: "https://all.example/",
    });
  });

  test("a jurisdiction outside the wider one, and a topic without one, have no fallback", () => {
    expect(at("JP-13")).toMatchObject({ status: "unknown", lead: null, official: "https://all.example/" });
    const { wider: _, ...plain } = notices;
    expect(at("US-XA", plain)).toMatchObject({ lead: null });
    expect(at("US-XZ", plain)).toMatchObject({ status: "unknown", lead: null });
  });
});

test("one topic can be read for two jurisdictions under two names", () => {
  const text = (place: string) => ({ ast: place, deps: [], source: place });
  const law = linkLaw({
    topics: ["notices", "client_notices"],
    topicOf: { client_notices: "notices" },
    jurisdiction: text("US-XA"),
    keyDate: { ast: ["date", "2026-01-01"], deps: [], source: "" },
    keyDateByTopic: {},
    jurisdictionByTopic: { client_notices: text("US-XB") },
  }).inForce(() => null, { law: { notices }, today: TODAY });
  expect(law).toMatchObject({ notices: { lead: "federal" }, client_notices: { lead: "own" } });
});
