import { readFileSync, readdirSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { expect, test } from "vitest";

const SRC = resolve(import.meta.dirname, "../src");

// Each one confirms something the page shows as well. Add a new toast here once that is true of it.
const KNOWN = [
  "document-settings-page.tsx: settings.resetDone",
  "account-page.tsx: account.saved",
  "saved-item-line.tsx: records.deleted",
  "gallery.tsx: messages.noticeTitles.danger, destructive",
  "gallery.tsx: messages.toast",
  "log-in-page.tsx: messages.welcome",
  "personal-settings-page.tsx: settings.saved",
  "tracked-form.tsx: messages.saved",
  "tracked-line.tsx: messages.removed",
  "backup-panel.tsx: messages.exported",
  "entry-menu.tsx: messages.movedToTrash",
];

test("toasts are small confirmations: never an error, no action, each of them listed (F38)", () => {
  const found = readdirSync(SRC, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .flatMap((entry) => {
      const file = join(entry.parentPath, entry.name);
      const calls = readFileSync(file, "utf8").matchAll(/\badd\(\{ title: ([\w.]+)([^}]*)\}/g);
      return [...calls].map(([, title, rest = ""]) => {
        const more = ["destructive", "action"].filter((word) => rest.includes(word));
        return `${relative(SRC, file).split("/").at(-1)}: ${[title, ...more].join(", ")}`;
      });
    });
  expect(found.toSorted()).toEqual(KNOWN.toSorted());
});
