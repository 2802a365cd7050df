const figure = (count: number): string => count.toLocaleString("en-US");

const daysAgo = (count: number): string => (count === 1 ? "1 day ago" : `${figure(count)} days ago`);

const inDays = (count: number): string =>
  count === 0 ? "today" : count === 1 ? "tomorrow" : `in ${figure(count)} days`;

/** Messages of the expiration tracker. */
export const tracker = {
  title: "Expiration Tracker",
  lead: "See when agreements end or renew automatically, and the last day to give notice.",
  add: "Add dates",
  edit: "Edit",
  remove: "Remove",
  removeSure: (name: string) => `Stop watching "${name}"?`,
  removed: "No longer watched",
  emptyTitle: "Nothing is watched yet",
  empty: "Add the dates of a lease, a contract or a policy, and see when you must act.",

  due: "Act soon",
  noneDue: "Nothing is due today.",
  dueNotice: (name: string) => `Give notice: ${name}`,
  dueMissed: (name: string) => `Notice day passed: ${name}`,
  dueEnd: (name: string) => `Ends: ${name}`,
  putAway: "Dismiss",
  daysLeft: (count: number) =>
    count === 0 ? "today" : count === 1 ? "1 day left" : count < 0 ? daysAgo(-count) : `${figure(count)} days left`,
  endsIn: (count: number) => `Ends ${inDays(count)}`,
  renewsIn: (count: number) => `Renews ${inDays(count)}`,
  missed: (daysSince: number) => `Notice day passed ${daysAgo(daysSince)}`,
  calendar: "Save as a calendar file",
  calendarName: "deadlines.ics",
  watched: "Watched dates",
  heads: ["Agreement", "Time left"],
  pinToday: "Today",
  pinNotice: "Last day for notice",
  pinEnd: "End",
  actions: (name: string) => `Actions for ${name}`,

  name: "What is it?",
  nameHint: "For example, lease for 12 Elm Street.",
  document: "From the vault",
  noDocument: "Not in the vault",
  effective: "It takes effect on",
  end: "Last day of the first term",
  endHint: "Leave blank if it has no end date.",
  renews: "It renews automatically",
  renewMonths: "Each time for how many months?",
  notice: "Notice must be given before the end",
  noticeMonths: "Months",
  noticeDays: "Days",
  remind: "Show it as due this many days before",
  remindHint:
    "Separate the numbers with commas. The calendar file sets its alarms on these days; this site sends nothing.",
  note: "Note",
  save: "Save",
  cancel: "Cancel",
  saved: "Saved on this device",
  problems: {
    name: "Enter a name.",
    order: "The last day must be after the day it takes effect.",
    renewMonths: "Enter how many months, from 1 to 600.",
    notice: "Enter months or days of notice, up to 3,650.",
    early: "That notice would be due before the agreement takes effect. Check the months and days.",
    remind: "Enter days as numbers, such as 30, 7, 1.",
  },

  status: {
    open_ended: "No end",
    not_started: "Not started yet",
    running: "Running",
    ended: "Ended",
  },
  ends: (day: string) => `Ends ${day}`,
  renewsOn: (day: string, months: number) => `Renews after ${day} for ${months === 1 ? "1 month" : `${months} months`}`,
  endedOn: (day: string) => `Ended ${day}`,
  noticeBy: (day: string) => `Last day for notice: ${day}`,
  noticeWas: (day: string) => `The last day for notice was ${day}`,
  starts: (day: string) => `Starts ${day}`,
  renewedTimes: (count: number) => (count === 1 ? "Renewed once" : `Renewed ${count} times`),
};
