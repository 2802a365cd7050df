import { account } from "../../../i18n/en/account.ts";
import { useDrafts, useTracked, useVault } from "../../queries/use-device-records.ts";
import { iconOf } from "../../shell/icon.tsx";

/** Counts of stored items, each linked to the page that shows them. */
export const StoredRecordCounts = () => {
  const drafts = useDrafts().data?.records.length;
  const documents = useVault().data?.records.filter(({ trashed }) => trashed === null).length;
  const tracked = useTracked().data?.records.length;
  const rows = [
    { href: "/my-services", icon: "folder-heart", count: drafts, say: account.counts.drafts },
    { href: "/document-vault", icon: "archive", count: documents, say: account.counts.documents },
    { href: "/expiration-tracker", icon: "calendar-clock", count: tracked, say: account.counts.tracked },
  ];
  return (
    <section>
      <h2>{account.stored}</h2>
      <p className="mt-1 text-soft">{account.storedText}</p>
      <ul className="mt-5 divide-y divide-rule overflow-hidden rounded-lg border border-rule bg-paper">
        {rows.map(({ href, icon, count, say }) => (
          <li key={href}>
            <a href={href} className="group flex min-h-14 items-center gap-4 px-5 py-3 text-ink hover:bg-accent-tint">
              <span className="text-accent [&>svg]:size-5">{iconOf(icon)}</span>
              <span className="tabular-nums group-hover:underline">{say(count ?? 0)}</span>
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm">
        <a href="/document-vault">{account.backup}</a>
      </p>
    </section>
  );
};
