import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { RawAnswer, RawAnswers } from "../../../model/answers.ts";
import type { TrackedItem } from "../../../model/storage/vault.ts";
import { dateFromCivil } from "../../../values/date.ts";
import type { CalendarDate } from "../../../values/date.ts";
import { decimal } from "../../../values/decimal.ts";
import type { Value } from "../../../values/value.ts";
import { draftOf } from "../../form-host/draft-record.ts";
import type { DraftSource } from "../../form-host/draft-record.ts";
import { trackedDates, trackedDocument } from "../../create/tracked-end.ts";
import { readTrackedForm, trackedInput } from "../../pages/tracker/read-tracked-form.ts";
import { mergeTrackedItem } from "../../pages/tracker/merge-tracked-item.ts";
import { reviewRecord } from "../../review/review-record.ts";
import { readers } from "./readers.ts";
import { describeFile, nextVersion } from "./vault-version.ts";

// Whatever the site writes must be accepted by its own reader, unchanged, after a structured clone.
const isReadAgain = (store: keyof typeof readers, record: object): void => {
  expect(readers[store](structuredClone(record))).toEqual(record);
};

const text = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.constantFrom("", " ", "x".repeat(5_000), "😀".repeat(300), "\uD800", "__proto__", "賃貸借契約書"),
);
const id = fc.uuid();
const now = fc
  .oneof(
    fc.date({ noInvalidDate: true }),
    fc.constantFrom(new Date(0), new Date(-1), new Date(8_640_000_000_000_000), new Date(Date.UTC(12_000, 0))),
  )
  .map((date) => date.toISOString());
const raw: fc.Arbitrary<RawAnswer> = fc.oneof(
  text,
  fc.boolean(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constant(null),
  fc.array(text, { maxLength: 3 }),
  fc.constant({ unsure: true }),
  fc.record({ order: fc.array(id, { maxLength: 2 }), rows: fc.dictionary(id, fc.record({ name: text })) }),
);
const answers = fc.dictionary(fc.stringMatching(/^[a-z_]{1,12}$/), raw) as fc.Arbitrary<RawAnswers>;
const language = fc.constantFrom("en", "ja", "zh-Hans", "es", "fr", "de");

describe("every record the site writes is read again as it is", () => {
  test("a draft, with any title, answers and step", () => {
    const draft = fc.record({
      id,
      created: now,
      language,
      answers,
      title: text,
      step: fc.option(text),
      kept: fc.array(text, { maxLength: 3 }),
      others: fc.array(fc.record({ path: text, value: raw }), { maxLength: 2 }),
    });
    fc.assert(
      fc.property(draft, (given) => {
        const view = { reserved: { title: given.title } };
        const session = { answers: () => given.answers, acceptedWarnings: () => given.kept, view: () => view };
        const source = {
          definition: { id: "residential-lease", version: "1.0", hash: "h" },
          language: given.language,
          session: session as unknown as DraftSource["session"],
          start: given,
        };
        isReadAgain("drafts", draftOf(source, given.step, given.others));
      }),
    );
  });

  test("a vault document, its first version and a later one", async () => {
    const file = fc.record({ name: text, mime: text, bytes: fc.uint8Array({ maxLength: 8 }) });
    const given = fc.record({
      name: text,
      definition: fc.constantFrom(null, "will"),
      language,
      answers: fc.option(answers),
      files: fc.array(file, { maxLength: 2 }),
    });
    await fc.assert(
      fc.asyncProperty(given, now, now, async (document, first, second) => {
        const files = await Promise.all(document.files.map(describeFile));
        const stored = nextVersion(null, document, files, first);
        isReadAgain("documents", stored);
        isReadAgain("documents", nextVersion(stored, document, files, second));
      }),
    );
  });

  // Past the years that are written with four digits, before them, and ordinary ones.
  const date: fc.Arbitrary<CalendarDate | null> = fc.oneof(
    fc.integer({ min: -800_000, max: 4_000_000 }).map((day): CalendarDate => ({ type: "date", day })),
    fc.constantFrom(dateFromCivil(2027, 1, 31), dateFromCivil(9999, 12, 31), null),
  );
  const days: fc.Arbitrary<Value> = fc.oneof(
    fc.constantFrom("30", "0.5", "30.2", "-30", "0", "36500", "36501", "1e30").map((count) => decimal(count)),
    fc.double({ noNaN: true, noDefaultInfinity: true }).map((count) => decimal(count)),
    fc.constantFrom<Value>(null, "thirty", true),
  );

  test("a tracked document, whatever its formulas return", () => {
    fc.assert(
      fc.property(date, date, days, text, id, now, (from, until, noticeDays, name, draft, at) => {
        const item = trackedDocument(draft, name, trackedDates({ from, until, noticeDays }, at));
        isReadAgain("tracked", item);
        expect(item.name.length).toBeLessThanOrEqual(200);
      }),
    );
  });

  test.each([
    ["30", 30],
    // A fraction of a day moves the notice a day earlier, never later.
    ["30.2", 31],
    ["36500", 36_500],
  ])("%s days of notice are stored as %d", (given, count) => {
    const dates = trackedDates({ from: null, until: null, noticeDays: decimal(given) }, "2026-11-23T10:00:00.000Z");
    expect(dates.notice).toEqual({ months: 0, days: count });
  });

  test("what the form of the tracker accepts, new or as a change", () => {
    const word = fc.oneof(text, fc.constantFrom("12", "1 2 3", "0", "2027-01-31", "9999-12-31", "3650", "１２"));
    // Without this size, fast-check makes lists of ten at most: never more reminders than a record may have.
    const many = fc.array(fc.nat(3_650), { maxLength: 200, size: "max" }).map((counts) => counts.join(", "));
    const input = fc.record({
      name: text,
      document: fc.oneof(fc.constant(""), id),
      effective: word,
      end: word,
      renews: fc.boolean(),
      renewMonths: word,
      hasNotice: fc.boolean(),
      noticeMonths: word,
      noticeDays: word,
      remind: fc.oneof(word, many),
      note: text,
    });
    const opened: TrackedItem = {
      ...trackedDocument(
        "d1",
        "Lease",
        trackedDates({ from: null, until: null, noticeDays: null }, "2026-11-23T10:00:00.000Z"),
      ),
    };
    fc.assert(
      fc.property(input, id, now, (given, newId, changed) => {
        const reading = readTrackedForm(given);
        if (!reading.ok) return;
        const item = { ...reading.item, id: newId, seen: [], changed };
        isReadAgain("tracked", item);
        expect(item.name.length).toBeLessThanOrEqual(200);
        isReadAgain("tracked", mergeTrackedItem(opened, opened, { ...item, id: opened.id }));
      }),
      { numRuns: 1_000 },
    );
    // Guards against a property that passes because every record is rejected.
    expect(readTrackedForm({ ...trackedInput(null), name: "Lease" }).ok).toBe(true);
  });

  test("a saved review", () => {
    // Ids of findings and names of parameters come from the catalog and the code.
    const name = fc.stringMatching(/^[a-z][a-z0-9_.:-]{0,20}$/);
    const note = fc.record(
      { code: text, params: fc.dictionary(name, fc.oneof(text, fc.integer())) },
      { requiredKeys: ["code"] },
    );
    const decision = fc.record(
      { state: fc.constantFrom("accepted" as const, "dismissed" as const), text },
      { requiredKeys: ["state"] },
    );
    const given = fc.record({
      id,
      page: fc.constantFrom("/document-review", "/s/review-an-nda/en", "/jp/s/review-an-nda", "/s/review-an-nda/en/"),
      reviewed: fc.record({
        name: text,
        read: fc.record({ text, pages: fc.array(fc.nat()), notes: fc.array(note, { maxLength: 2 }) }),
        review: fc.record({ findings: fc.array(text), missing: fc.array(text) }),
      }),
      choice: fc.record({ playbook: text, side: text }, { requiredKeys: [] }),
      tone: fc.constantFrom("mild" as const, "firm" as const),
      decisions: fc.dictionary(name, decision),
    });
    fc.assert(fc.property(given, now, (review, changed) => isReadAgain("reviews", reviewRecord(review, changed))));
  });
});
