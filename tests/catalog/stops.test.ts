import { expect, test } from "vitest";
import { documents, openCases } from "./open-cases.ts";

/** Answers with which a document would be void, unlawful or dangerous: no form may make it. */
const STOPS: readonly (readonly [document: string, name: string, stops: readonly string[]])[] = [
  ["eviction-notice", "a monthly tenancy in Florida must not end in the middle of a rental period", ["period_end"]],
  ["eviction-notice", "the end of a period with a day too few is refused", ["period_end"]],
  ["employment-agreement", "California bans all three terms", ["nc_banned", "clients_banned", "staff_banned"]],
  ["employment-agreement", "a noncompete in Illinois for nothing", ["nc_nothing"]],
  [
    "employment-agreement",
    "soliciting customers in Colorado, whose conditions this form does not meet",
    ["clients_own_rules"],
  ],
  ["employment-agreement", "soliciting customers and staff in Louisiana", ["clients_own_rules", "staff_unread"]],
  ["employment-agreement", "soliciting customers in Texas, whose rule we have not read", ["clients_unread"]],
  ["employment-agreement", "a noncompete in Illinois for a benefit that is nothing", ["nc_empty"]],
  [
    "employment-agreement",
    "a fixed term in Texas with a ban that we have not read, and days the wrong way round",
    ["dates", "nc_unread"],
  ],
  ["employment-agreement", "an hourly wage a cent below the federal minimum in Texas", ["federal_wage"]],
  [
    "employment-agreement",
    "a salary in Texas a cent below the federal minimum wage for the hours",
    ["salary_below_federal_wage"],
  ],
  [
    "employment-agreement",
    "a salary in California a cent below the state's minimum wage for the hours",
    ["salary_below_state_wage"],
  ],
  ["employment-agreement", "California does not let earned vacation lapse", ["vacation_forfeited"]],
  ["employment-agreement", "vacation that lapses in Illinois", ["vacation_forfeited"]],
  ["employment-agreement", "sixteen dollars in New York, every two weeks", ["manual_weekly"]],
  ["employment-agreement", "a dollar below the California floor of 2025", ["state_salary"]],
  ["employment-agreement", "a salary below today's floor for a start in 2027", ["salary_below_today"]],
  ["employment-agreement", "an hourly wage in California that starts in 2027", ["wage_below_today"]],
  ["employment-agreement", "a low exempt salary in New York City that starts in 2027", ["salary_below_today"]],
  ["employment-agreement.ja", "長すぎる有期契約", ["long_term"]],
  ["employment-agreement.ja", "満60歳以上の人との5年を1日超える契約", ["long_term_person"]],
  ["employment-agreement.ja", "定年も手当もない社員、長い時間と短い休憩", ["long_day", "long_week", "short_break"]],
  ["employment-agreement.ja", "小さな店の週45時間", ["long_week_small"]],
  ["employment-agreement.ja", "時間に足りない固定残業代", ["small_fixed"]],
  ["divorce-agreement", "Ohio was not read", ["law_unknown"]],
  ["divorce-agreement", "Texas orders on children name conservators", ["law_unknown"]],
  ["divorce-agreement", "the ground is not true", ["no_ground"]],
  ["divorce-agreement", "names and dates that cannot be", ["distinct_petitioner_respondent", "wrong_dates", "unborn"]],
  ["divorce-agreement", "Florida, durational alimony after a marriage of less than three years", ["durational_none"]],
  ["divorce-agreement", "Florida, bridge-the-gap alimony for a month too long", ["bridge_long"]],
  ["divorce-agreement", "Florida, rehabilitative alimony for a month too long", ["rehab_long"]],
  ["divorce-agreement", "California, alternating weeks called sole custody", ["physical_mismatch"]],
  ["divorce-agreement", "a plan valued before its work began", ["service_dates"]],
  ["divorce-agreement", "a plan valued on the day of the wedding", ["service_dates"]],
  ["divorce-agreement", "a plan of work after the separation in California", ["service_after"]],
  ["divorce-agreement", "a case filed tomorrow", ["wrong_filing"]],
  ["divorce-agreement", "California, a day to move out that is past", ["past_move"]],
  ["promissory-note", "three months at one percent a month, in California", ["above_limit"]],
  ["promissory-note", "eleven percent between friends in Michigan", ["above_limit"]],
  ["promissory-note", "three hundred thousand dollars in New York at thirty percent", ["crime_rate"]],
  ["promissory-note", "one dollar less than the criminal exemption of New York at twenty-six percent", ["crime_rate"]],
  ["promissory-note", "one dollar less than the civil exemption of New York at twenty-four percent", ["above_limit"]],
  ["promissory-note", "once, with interest, in a state whose limit we have not read", ["limit_unknown"]],
  ["promissory-note", "a note dated yesterday", ["start_past"]],
  ["promissory-note", "a first payment on the day of the loan", ["first_early"]],
  ["promissory-note", "one payment on the day of the loan", ["due_early"]],
  ["promissory-note", "a first payment a year after the loan", ["first_late"]],
  ["promissory-note", "a first payment a month and six days after the loan", ["first_late"]],
  ["promissory-note", "lender and borrower are one", ["distinct_lender_borrowers"]],
  ["rental-agreement", "one dollar over the limit in California", ["over_cap"]],
  ["rental-agreement", "Tacoma", ["city"]],
  ["rental-agreement", "New York City", ["city"]],
  ["power-of-attorney", "the person who gets the accounting is the agent", ["distinct_agent_watcher"]],
  ["power-of-attorney", "California requires warnings that only its own form has", ["own_form"]],
  ["power-of-attorney", "Maine makes a durable power of attorney void without its notices", ["own_form"]],
  [
    "power-of-attorney",
    "Georgia requires an officer who attests, and allows a power that starts on incapacity",
    ["own_form"],
  ],
  ["consulting-agreement", "the consultant is the client", ["distinct_client_consultant"]],
  ["consulting-agreement", "a person in California, made for hire, stages before the start", ["staff_banned"]],
  ["consulting-agreement", "a client in California and a consultant in Oregon bar recruiting", ["staff_banned_client"]],
  ["consulting-agreement", "both are in Oregon and choose the law of California", ["staff_banned_chosen"]],
  ["consulting-agreement", "a person in California without a business of their own", ["abc_no_business"]],
  ["consulting-agreement", "a person in Massachusetts who does the client's usual work", ["abc_usual_work"]],
  [
    "consulting-agreement",
    "a person in New Jersey who does the client's usual work at the client's place",
    ["abc_usual_work"],
  ],
  ["non-disclosure-agreement", "a recipient is the one who shares", ["distinct_discloser_recipients"]],
];

const byName = new Map(documents);

test.each(STOPS)("%s: %s stops", (document, name, stops) => {
  const open = openCases(byName.get(document.includes(".") ? document : `${document}.en`)!).find(
    (one) => one.name === name,
  );
  const found = open?.page.view.warnings.filter(({ stop }) => stop).map(({ id }) => id);
  expect(found).toEqual(expect.arrayContaining([...stops]));
});
