import { LAW_SOURCE_KINDS } from "../../model/law.ts";
import type { LawSourceKind, LawStatus } from "../../model/law.ts";
import { canConfirm } from "../../text/certainty-label.ts";
import { sourceKindOf } from "../kinds/law.ts";
import type { LawRow } from "../kinds/law.ts";
import { partsOf } from "../kinds/law-sources.ts";
import type { LawSite, LawSites } from "../kinds/law-sources.ts";
import type { Report } from "../problem.ts";
import { placeOf } from "../yaml-file.ts";
import type { Place } from "../yaml-file.ts";
import { placeInRow } from "./law-values.ts";

const NAMES: { readonly [kind in LawSourceKind]: string } = {
  statute: "a statute",
  regulation: "a regulation",
  court: "a court page",
  agency: "an agency page",
  self_help: "a court self-help page",
  commercial: "a commercial page",
  proposal: "a proposal",
};

/** Where the source is written: once for all rows that take it over. */
const placeOfSource = ({ sourceOwner, owner }: LawRow, key: string): Place => placeOf(sourceOwner ?? owner, key);

const hostOf = (link: string): string => partsOf(link).host || link;

const checkSite = (one: LawRow, site: LawSite | null, report: Report): void => {
  const host = hostOf(one.row.source ?? "");
  if (!site) {
    const entry = `{ host: ${host.replace(/^www\./, "")}, name: …, kind: … }`;
    const advice = `Add ${entry} there; the kind is one of ${LAW_SOURCE_KINDS.join(", ")}.`;
    report("CW220", placeOfSource(one, "source"), `"${host}" is not listed in catalog/law-sources.yaml.`, advice);
  } else if (site.isSearch) {
    const message = "This is a search page or a home page, which states no rule.";
    report("CW221", placeOfSource(one, "source"), message, "Link to the page of the section or the notice itself.");
  }
};

const checkKind = (one: LawRow, { host, kinds }: LawSite, report: Report): void => {
  const { source_kind: given } = one.row;
  if (kinds.length === 1) {
    if (given === undefined) return;
    const message = `The address already says what this source is: ${kinds[0]}.`;
    const advice = "Remove source_kind, or correct the entry of the site in catalog/law-sources.yaml.";
    report("CW222", placeOfSource(one, "source_kind"), message, advice);
  } else if (given === undefined) {
    const message = `Pages of ${host} can be of more than one kind.`;
    report("CW222", placeOfSource(one, "source"), message, `Add source_kind: ${kinds.join(" or ")}.`);
  } else if (!kinds.includes(given)) {
    const message = `Pages of ${host} are not ${NAMES[given]}.`;
    report("CW222", placeOfSource(one, "source_kind"), message, `Write ${kinds.join(" or ")}.`);
  }
};

/** The source of a row is a page whose kind is known, and confirms the value only if such a page can. */
export const checkSource = (
  one: LawRow,
  status: LawStatus | undefined,
  sites: LawSites | null,
  report: Report,
): void => {
  const { source } = one.row;
  if (source === undefined || !sites) return;
  const site = sites(source);
  const isRead = status === "confirmed" || status === "secondary";
  if (!site || (site.isSearch && isRead)) checkSite(one, site, report);
  if (site) checkKind(one, site, report);
  const kind = sourceKindOf(one.row, sites);
  if (status !== "confirmed" || kind === undefined || canConfirm(kind)) return;
  const message = `The value is marked confirmed, but its source is ${NAMES[kind]} (${hostOf(source)}).`;
  const advice = "Link to the statute, the regulation, or a court or agency page, or set the status to secondary.";
  report("CW223", placeInRow(one), message, advice);
};
