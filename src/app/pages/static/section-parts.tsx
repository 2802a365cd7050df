import { site } from "virtual:catalog-site";
import type { ComponentType } from "react";
import { documentsIn, itemOf } from "../../../engine/nav/build-navigation.ts";
import { localizedText } from "../../../engine/nav/localized-text.ts";
import { home as englishHome } from "../../../i18n/en/home.ts";
import { pagesMessages } from "../../../i18n/pages.ts";
import type { IndexEntry } from "../../../model/site/catalog-index.ts";
import type { PageSection } from "../../../model/site/site.ts";
import { Notice } from "../../../ui/primitives/notice.tsx";
import { TableFrame } from "../../../ui/primitives/table-frame.tsx";
import { useCatalog } from "../../queries/use-catalog.ts";
import { STORAGE_KEYS } from "../../stores/storage-keys.ts";
import { SampleDocument } from "../home/sample-document.tsx";
import { ListingGrid } from "../parts/listing-grid.tsx";
import { Plans } from "../parts/plans.tsx";
import { StorageKey } from "../parts/storage-key.tsx";

type Part = ComponentType<{ readonly language: string }>;

const Support: Part = ({ language }) => {
  const messages = pagesMessages(language);
  const { phone, email, post, hours } = site.support;
  const lines = [
    { name: messages.phone, value: phone, href: phone && `tel:${phone.replaceAll(/[^+\d]/g, "")}` },
    { name: messages.email, value: email, href: email && `mailto:${email}` },
    { name: messages.post, value: post, href: undefined },
    { name: messages.hours, value: hours && localizedText(hours, language), href: undefined },
  ];
  const known = lines.filter(({ value }) => value !== undefined);
  if (known.length === 0) return <Notice>{messages.noPhone}</Notice>;
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
      {known.map(({ name, value, href }) => (
        <div key={name} className="contents">
          <dt className="font-semibold">{name}</dt>
          <dd>{href ? <a href={href}>{value}</a> : value}</dd>
        </div>
      ))}
    </dl>
  );
};

const listOf = (choose: (listings: readonly IndexEntry[]) => readonly IndexEntry[], brief = false): Part => {
  const List: Part = () => {
    const { data: catalog } = useCatalog();
    return <ListingGrid listings={choose(catalog?.listings ?? [])} language={site.languages[0]!} brief={brief} />;
  };
  return List;
};

const ofKind = (kind: IndexEntry["kind"], brief = false) =>
  listOf((listings) => listings.filter((listing) => listing.kind === kind), brief);

const ReadyDocuments: Part = () => {
  const { data: catalog } = useCatalog();
  const english = site.languages[0]!;
  const ready = documentsIn(catalog?.listings ?? [], english).filter(({ status }) => status === "ready");
  return (
    <ul>
      {ready.map((listing) => (
        <li key={listing.id} className="border-b border-rule py-3 first:border-t">
          <a href={itemOf(listing, english).href}>{itemOf(listing, english).name}</a>
          {listing.makes && <span className="block text-sm text-soft">{listing.makes}</span>}
        </li>
      ))}
    </ul>
  );
};

const StorageKeys: Part = ({ language }) => {
  const messages = pagesMessages(language);
  const cell = "border-b border-rule px-4 py-3 text-start align-top";
  const rows: readonly (readonly [string, string])[] = [
    ...Object.entries(STORAGE_KEYS).map(
      ([name, key]) => [key, messages.keyNames[name as keyof typeof STORAGE_KEYS]] as const,
    ),
    [`${messages.database} ${site.storagePrefix}`, messages.databaseHolds],
  ];
  return (
    <TableFrame label={messages.keys}>
      <table className="w-full text-sm">
        <caption className="sr-only">{messages.keys}</caption>
        <thead>
          <tr>
            <th className={cell}>{messages.key}</th>
            <th className={cell}>{messages.holds}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([key, holds]) => (
            <tr key={key}>
              <td className={cell}>
                <StorageKey name={key} />
              </td>
              <td className={cell}>{holds}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
};

const SampleForm: Part = () => englishHome.sample && <SampleDocument messages={englishHome.sample} locale="en" />;

/** Components a section may include in addition to its text. */
export const sectionParts: { readonly [Name in NonNullable<PageSection["shows"]>]: Part } = {
  calculators: ofKind("calculator"),
  checkers: ofKind("checker"),
  documents: ReadyDocuments,
  planned: listOf((listings) => listings.filter(({ status, kind }) => status === "planned" && kind !== "review")),
  plans: () => <Plans />,
  reviews: ofKind("review", true),
  sample: SampleForm,
  storage_keys: StorageKeys,
  support: Support,
};
