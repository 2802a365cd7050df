import { describe, expect, test } from "vitest";
import { compileExpression } from "./compile-expression.ts";
import { compileTemplate } from "./compile-template.ts";
import { diagnosticCodes } from "./syntax/diagnostic.ts";
import type { Diagnostic } from "./syntax/diagnostic.ts";
import { sampleScope } from "./sample-scope.ts";

const faultsOf = (source: string): readonly Diagnostic[] => compileExpression(source, sampleScope).diagnostics;

type Row = readonly [
  code: string,
  wrong: string,
  /** The part of the source that the message points at. */
  at: string,
  /** The suggested replacement, if any. */
  meant: string | null,
  right: string,
];

const MISTAKES: readonly Row[] = [
  // The thirty most common mistakes of authors.
  ["FEEL05", "income == 5", "==", "=", "income = 5"],
  ["FEEL15", 'income > "500"', '"500"', "500", "income > 500"],
  ["FEEL15", 'married = "yes"', '"yes"', "true", "married = true"],
  ["FEEL16", 'region = "North"', '"North"', '"north"', 'region = "north"'],
  ["FEEL16", 'secrecy = "fixd"', '"fixd"', '"fixed"', 'secrecy = "fixed"'],
  ["FEEL17", "if income then 1 else 2", "income", "income > 0", "if income > 0 then 1 else 2"],
  ["FEEL15", "children > 2", "children", "count(children)", "count(children) > 2"],
  ["FEEL14", "sum(children)", "children", "children.amount", "sum(children.amount)"],
  ["FEEL15", 'born > "2000-01-01"', '"2000-01-01"', 'date("2000-01-01")', 'born > date("2000-01-01")'],
  ["FEEL13", "round half up(income)", "round half up(income)", null, "round half up(income, 2)"],
  ["FEEL06", "1e3", "1e3", "1000", "1000"],
  ["FEEL17", "married and income", "income", "income > 0", "married and income > 0"],
  ["FEEL10", "incme > 5", "incme", "income", "income > 5"],
  ["FEEL11", "children.agee", "agee", "age", "children.age"],
  ["FEEL12", "rond half up(income, 2)", "rond half up", "round half up", "round half up(income, 2)"],
  ["FEEL04", "region = 'north'", "'north'", '"north"', 'region = "north"'],
  ["FEEL05", "married && income > 1", "&&", "and", "married and income > 1"],
  ["FEEL05", "!married", "!married", "not(married)", "not(married)"],
  ["FEEL02", "income > 3 and", "", null, "income > 3 and married"],
  ["FEEL05", "rooms >> 4", ">>", ">", "rooms > 4"],
  ["FEEL18", '"Total: " + rooms', "rooms", "string(rooms)", '"Total: " + string(rooms)'],
  ["FEEL21", 'born > date("2024-02-30")', 'date("2024-02-30")', null, 'born > date("2024-02-29")'],
  ["FEEL21", 'today - duration("1Y") > born', 'duration("1Y")', null, 'today - duration("P1Y") > born'],
  ["FEEL22", "rooms between 10 and 1", "10 and 1", null, "rooms between 1 and 10"],
  ["FEEL23", "children[0]", "0", "1", "children[1]"],
  ["FEEL24", "children[age > 12]", "age", "item.age", "children[item.age > 12]"],
  ["FEEL24", "children[name = name]", "name", "item.name", "children[item.name = name]"],
  ["FEEL28", "rooms > 5 and < 10", "< 10", "rooms < 10", "rooms > 5 and rooms < 10"],
  ["FEEL18", "born + 30", "30", null, 'born + duration("P30D")'],
  ["FEEL10", "rent-total > 5", "rent-total", "rent_total", "rent_total > 5"],
  // All other codes.
  ["FEEL01", "", "", null, "1"],
  ["FEEL01", "   ", "   ", null, "rooms"],
  ["FEEL02", "if married then 1", "", null, "if married then 1 else 0"],
  ["FEEL02", "rooms in", "", null, "rooms in (1, 2)"],
  ["FEEL03", "rooms income", "rooms income", null, "rooms + income"],
  ["FEEL03", "rooms;", ";", null, "rooms"],
  ["FEEL03", "[1..5]", "[1..5]", null, "rooms in [1..5]"],
  ["FEEL03", "count(children)(1)", "count(children)(1)", null, "count(children)"],
  ["FEEL04", "name = “Ann”", "“Ann”", '"Ann"', 'name = "Ann"'],
  ["FEEL04", 'name = "Ann', '"Ann', null, 'name = "Ann"'],
  ["FEEL05", "married || rooms > 1", "||", "or", "married or rooms > 1"],
  ["FEEL05", "rooms <> 3", "<>", "!=", "rooms != 3"],
  ["FEEL05", "rooms => 3", "=>", ">=", "rooms >= 3"],
  ["FEEL05", "rooms =< 3", "=<", "<=", "rooms <= 3"],
  ["FEEL05", "married AND married", "AND", "and", "married and married"],
  ["FEEL05", "married = True", "True", "true", "married = true"],
  ["FEEL05", "not married", "not married", "not(married)", "not(married)"],
  ["FEEL05", "married ? 1 : 2", "?", null, "if married then 1 else 2"],
  ["FEEL05", "rooms > 50%", "%", null, "rooms > 50 / 100"],
  ["FEEL06", "income > 1,000", "1,000", "1000", "income > 1000"],
  ["FEEL06", "max(1,000)", "000", null, "max(1, 0)"],
  ["FEEL06", "income > $500", "$", "", "income > 500"],
  ["FEEL07", "(rooms + 1", "(", null, "(rooms + 1)"],
  ["FEEL07", "rooms + 1)", ")", null, "rooms + 1"],
  ["FEEL08", "(".repeat(61) + "1" + ")".repeat(61), "(", null, "(".repeat(60) + "1" + ")".repeat(60)],
  ["FEEL09", "today() > born", "today", null, "today > born"],
  ["FEEL09", 'matches(name, "A.*")', "matches", null, 'starts with(name, "A")'],
  ["FEEL09", "{a: 1}", "{a: 1}", null, "[1]"],
  ["FEEL09", "rooms instance of number", "rooms instance of number", null, "rooms > 0"],
  ["FEEL09", "sum(list: children.amount)", "sum(list: children.amount)", null, "sum(children.amount)"],
  ["FEEL09", 'time("10:00:00")', 'time("10:00:00")', null, 'date("2026-01-01")'],
  ["FEEL09", "years and months duration(born, today)", "years and months duration", null, "whole years(born, today)"],
  ["FEEL10", "every c in children satisfies age > 5", "age", "c.age", "every c in children satisfies c.age > 5"],
  ["FEEL11", "law.deposit.cap_month", "cap_month", "cap_months", "law.deposit.cap_months"],
  ["FEEL11", "born.yaer", "yaer", "year", "born.year"],
  ["FEEL11", "name.first", "first", null, "name"],
  ["FEEL12", "is answered = true", "is answered", null, "is answered(rooms) = true"],
  ["FEEL13", "whole years(born)", "whole years(born)", null, "whole years(born, today)"],
  ["FEEL13", "abs(1, 2)", "abs(1, 2)", null, "abs(1)"],
  ["FEEL13", "not()", "not()", null, "not(married)"],
  ["FEEL14", "upper case(rooms)", "rooms", null, "upper case(name)"],
  [
    "FEEL14",
    'whole years("2000-01-01", today)',
    '"2000-01-01"',
    'date("2000-01-01")',
    'whole years(date("2000-01-01"), today)',
  ],
  [
    "FEEL15",
    'topics = "trade"',
    'topics = "trade"',
    'list contains(topics, "trade")',
    'list contains(topics, "trade")',
  ],
  ["FEEL15", "married > true", "married", null, "married = true"],
  ["FEEL15", "rooms in [today..born]", "today", null, "born in [born..today]"],
  ["FEEL15", 'min(1, "a")', '"a"', null, "min(1, 2)"],
  ["FEEL16", 'secrecy in ("fixed", "opn")', '"opn"', '"open"', 'secrecy in ("fixed", "open")'],
  ["FEEL16", 'list contains(topics, "dta")', '"dta"', '"data"', 'list contains(topics, "data")'],
  ["FEEL16", 'landlord.kind = "firm"', '"firm"', null, 'landlord.kind = "company"'],
  ["FEEL17", "not(rooms)", "rooms", "rooms > 0", "not(rooms > 0)"],
  ["FEEL17", "some c in children satisfies c.age", "c.age", "c.age > 0", "some c in children satisfies c.age > 0"],
  ["FEEL18", "born + today", "born + today", null, "today - born"],
  ["FEEL18", 'born - "P1Y"', '"P1Y"', 'duration("P1Y")', 'born - duration("P1Y")'],
  ["FEEL18", "-name", "-name", null, "-rooms"],
  ["FEEL19", "income + raise", "income + raise", null, "income * (1 + raise / 100)"],
  ["FEEL19", "term + years", "term + years", null, "term + 12"],
  ["FEEL19", "term > years", "years", null, "term > 12"],
  ["FEEL19", "max(income, raise)", "raise", null, "max(income, rent_total)"],
  ["FEEL19", "if married then income else raise", "raise", null, "if married then income else 0"],
  ["FEEL20", 'if married then "a" else 5', "5", null, 'if married then "a" else "b"'],
  ["FEEL20", '[1, "a"]', '"a"', null, "[1, 2]"],
  ["FEEL20", "coalesce(rooms, name)", "name", null, "coalesce(rooms, 0)"],
  ["FEEL14", "max(children)", "children", "children.amount", "max(children.amount)"],
  ["FEEL14", "sort(children)", "children", null, "sort(children.age)"],
  ["FEEL14", "all(rooms, married)", "rooms", null, "all(rooms > 1, married)"],
  ["FEEL20", 'concatenate([1], ["a"])', '["a"]', null, "concatenate([1], [2])"],
  ["FEEL21", "date(2024, 2, 30)", "2024, 2, 30", null, "date(2024, 2, 29)"],
  ["FEEL21", '@"2024-13-01"', '@"2024-13-01"', null, '@"2024-12-01"'],
  ["FEEL22", "rooms in [5..1]", "5..1", null, "rooms in [1..5]"],
  ["FEEL23", "children[1.5]", "1.5", null, "children[-1]"],
  ["FEEL24", "children[married]", "married", null, "children[item.age > 1 and married]"],
  ["FEEL24", "children[is answered(age)]", "age", "item.age", "children[is answered(item.age)]"],
  ["FEEL25", "some x in 5 satisfies true", "5", null, "some x in [5] satisfies true"],
  ["FEEL14", "count(rooms)", "rooms", null, "count(children)"],
  ["FEEL25", "rooms[1]", "rooms", null, "children[1]"],
  ["FEEL26", "for i in 1..20000 return i", "1..20000", null, "for i in 1..10000 return i"],
  ["FEEL28", "rooms in (> 5 and < 10)", "> 5 and < 10", "(5..10)", "rooms in (5..10)"],
  ["FEEL29", "for income in children return 1", "income", null, "for child in children return 1"],
  ["FEEL29", "for Child in children return 1", "Child", null, "for child in children return 1"],
];

describe("each problem has the right range, and its fix is valid", () => {
  test.each(MISTAKES)("%s %s", (code, wrong, at, meant, right) => {
    const [fault] = faultsOf(wrong);
    expect(fault?.code).toBe(code);
    expect(wrong.slice(fault!.from, fault!.to)).toBe(at);
    expect(fault!.suggestion ?? null).toBe(meant);
    expect(faultsOf(right)).toEqual([]);
  });
});

describe("each suggestion can replace the marked text", () => {
  const suggested = MISTAKES.filter(([, , , meant]) => meant !== null);
  test.each(suggested)("%s %s", (_, wrong) => {
    const { from, to, suggestion } = faultsOf(wrong)[0]!;
    expect(faultsOf(wrong.slice(0, from) + suggestion + wrong.slice(to))).toEqual([]);
  });
});

describe("texts", () => {
  const options = { clauses: ["duties", "term_of_use"], roles: ["tenant"] };
  const TEXTS: readonly Row[] = [
    ["FEEL40", "Pay {{ income", "{{", "}} at its end", "Pay {{ income }}"],
    ["FEEL40", "Pay income }}", "}}", null, "Pay {{ income }}"],
    ["FEEL40", "a {{ b {{ income }}", "{{", "}} at its end", "a {{ income }}"],
    ["FEEL41", "{{ income | mony }}", " mony ", "money", "{{ income | money }}"],
    ["FEEL41", "{{ income | }}", " ", null, "{{ income }}"],
    ["FEEL42", "{{ born | money }}", " money ", null, "{{ born | long date }}"],
    ["FEEL43", "{{ ref duty }}", "duty", null, "{{ ref duties }}"],
    ["FEEL43", "{{ Ref dutys }}", "dutys", "duties", "{{ Ref duties }}"],
    ["FEEL44", "{{ tenent: pays / pay }}", "tenent", "tenant", "{{ tenant: pays / pay }}"],
    ["FEEL45", "{{ tenant: pays }}", "tenant: pays", null, "{{ tenant: pays / pay }}"],
    ["FEEL45", "{{ tenant: a / b / c }}", "tenant: a / b / c", null, "{{ tenant: he/she / they }}"],
    ["FEEL46", "This is **bold", "**", null, "This is **bold**"],
    ["FEEL47", "a {{ }} b", "{{ }}", null, "a {{ rooms }} b"],
    ["FEEL48", "{{ law }}", " law ", null, "{{ law.deposit.cap_months }}"],
    ["FEEL10", "Dear {{ nmae }},", "nmae", "name", "Dear {{ name }},"],
  ];
  const textFaults = (source: string) => compileTemplate(source, sampleScope, options).diagnostics;

  test.each(TEXTS)("%s %s", (code, wrong, at, meant, cure) => {
    const [fault] = textFaults(wrong);
    expect(fault?.code).toBe(code);
    expect(wrong.slice(fault!.from, fault!.to)).toBe(at);
    expect(fault!.suggestion ?? null).toBe(meant);
    expect(textFaults(cure)).toEqual([]);
  });

  test("every code has a case", () => {
    const seen = new Set([...MISTAKES, ...TEXTS].map(([code]) => code));
    const onTheCommandLine = "FEEL50";
    expect(Object.keys(diagnosticCodes).filter((code) => !seen.has(code) && code !== onTheCommandLine)).toEqual([]);
  });
});

describe("valid formulas have no diagnostics", () => {
  const SOUND = [
    'secrecy = "fixed" and years > 3',
    "income * (1 + raise / 100)",
    "round half up(income * raise / 100, 2)",
    "rent_total / income * 100 > 30",
    "(today - born).days / 365",
    'if region = "north" then 2 else if region = "south" then 1 else 0',
    "law.deposit.cap_months * rent_total",
    "is answered(unanswered) and unanswered > 0",
    'landlord.kind = "company" or count(children) = 0',
    "sum(for c in children return c.amount * 2) > income",
    "sum(children[item.age < 18].amount)",
    "children[item.name = name]",
    "count(distinct values(children.name)) = count(children)",
    'today + duration("P1M") > born',
    "max(income, 500) - min(rent_total, 100)",
    'region in ("north", "south") // a remark',
    "anything.whatever > 3",
    "coalesce(unanswered, 0) + 1",
    "some a in children, b in children satisfies a.name = b.name and a.age != b.age",
  ];
  test.each(SOUND)("%s", (formula) => {
    expect(faultsOf(formula)).toEqual([]);
  });
});

test("messages are plain sentences without contractions and jargon", () => {
  for (const [, wrong] of MISTAKES)
    for (const { message } of faultsOf(wrong)) {
      expect(message).toMatch(/[.…]$/);
      expect(message).not.toMatch(/invalid|please|sorry|unexpected|token|undefined|n't|'ll|expression/i);
    }
});
