import { expect, test } from "vitest";
import { isoDate } from "../../../values/date.ts";
import { datesIn } from "./dates.ts";

const found = (text: string): readonly string[] => datesIn(text).map(({ date }) => (date ? isoDate(date) : "none"));

test.each([
  ["March 12,1999", "1999-03-12"],
  ["the 19 DAY OF MAY , 2010", "2010-05-19"],
  ["this 16 day of August. 2012", "2012-08-16"],
  ["April. 1st 2019", "2019-04-01"],
  ["this first (1st) day of January, 1996", "1996-01-01"],
  ["this thirty-first day of July 2017", "2017-07-31"],
  ["as of1 August 2019", "2019-08-01"],
  ["_Dec. 8, 2005", "2005-12-08"],
  ["12-23-2019", "2019-12-23"],
  ["29/3/18", "2018-03-29"],
])("reads the date in %s", (text, date) => {
  expect(found(text)).toEqual([date]);
});

test.each(["555-12-1234", "12-23-2019-7", "Section 4.1.12.3", "may 5 people", "31-12-10-4"])(
  "sees no date in %s",
  (text) => {
    expect(found(text)).toEqual([]);
  },
);
