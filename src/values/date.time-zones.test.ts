import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const SCRIPT = `
import { addDays, addMonths, isoDate, parseIsoDate, weekday, wholeYears } from "./src/values/date.ts";
import { decimal } from "./src/values/decimal.ts";
import { japaneseEra } from "./src/values/japanese-era.ts";
import { formatMoney } from "./src/values/money.ts";
import { parseDate } from "./src/values/parsing/parse-date.ts";
import { parseAddress } from "./src/values/address.ts";
import { formatAddress } from "./src/values/format-address.ts";
const texts = ["2026-03-29", "Mar 8 2026", "11/1/2026", "令和8年12月1日", "1969-12-31", "2024-02-29"];
const born = parseIsoDate("2004-02-29");
const dates = texts.map((text) => parseDate(text)).filter((read) => read.ok).map((read) => read.value);
const rows = dates.map((date) => [isoDate(date), date.day, weekday(date), isoDate(addDays(date, 1)),
  isoDate(addMonths(date, -1)), wholeYears(born, date), japaneseEra(date)]);
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
const money = formatMoney(decimal("1200.5"), "USD", "en");
const address = formatAddress(parseAddress("1 High St, Dover, XA 19901"), { locale: "en", homeCountry: "US" });
process.stdout.write(JSON.stringify({ zone, clock: new Date().getHours(), result: [rows, money, address] }));
`;

const runIn = (zone: string): { readonly zone: string; readonly clock: number; readonly result: unknown } => {
  const root = fileURLToPath(new URL("../..", import.meta.url));
  const tsx = fileURLToPath(new URL("../../node_modules/tsx/dist/cli.mjs", import.meta.url));
  const printed = execFileSync(process.execPath, [tsx, "--input-type=module", "--eval", SCRIPT], {
    cwd: root,
    env: { ...process.env, TZ: zone },
    encoding: "utf8",
  });
  return JSON.parse(printed);
};

describe("the clock and the time zone of the machine", () => {
  it("do not affect any value", () => {
    const [east, west] = [runIn("Pacific/Kiritimati"), runIn("America/Los_Angeles")];
    // The two zones never have the same hour, so this also proves that the setting took effect.
    expect([east.zone, west.zone]).toEqual(["Pacific/Kiritimati", "America/Los_Angeles"]);
    expect(east.clock).not.toBe(west.clock);
    expect(east.result).toEqual(west.result);
    expect(JSON.stringify(east.result)).toContain('["2026-03-29",20541,7,"2026-03-30","2026-02-28",22,');
  }, 30_000);
});
