import { LAW_SOURCE_KINDS } from "../../model/law.ts";
import type { LawSourceKind, LawStatus } from "../../model/law.ts";
import { canConfirm } from "../../text/words/certainty-label.ts";
import { sourceKindOf } from "./compile-law-topic.ts";
import type { LawRow } from "./compile-law-topic.ts";
import { hostAndPath } from "./law-sources.ts";
import type { LawSite, LawSites } from "./law-sources.ts";
import type { Report } from "../problems/problem.ts";
import { rangeOf } from "../position/yaml-file.ts";
import type { SourceRange } from "../position/yaml-file.ts";
import { rangeInRow } from "./law-values.ts";

const NAMES: { readonly [kind in LawSourceKind]: string } = {
  statute: "a statute",
  regulation: "a regulation",
  court: "a court page",
  agency: "an agency page",
  self_help: "a court self-help page",
  commercial: "a commercial page",
  proposal: "a proposal",
};

/** Where the source is written, which may be in defaults that many rows inherit. */
const placeOfSource = ({ sourceOwner, owner }: LawRow, key: string): SourceRange => rangeOf(sourceOwner ?? owner, key);

const hostOf = (link: string): string => hostAndPath(link).host || link;

const checkSite = (entry: LawRow, site: LawSite | null, report: Report): void => {
  const host = hostOf(entry.row.source ?? "");
  if (!site) {
    const line = `{ host: ${host.replace(/^www\./, "")}, name: …, kind: … }`;
    const advice = `Add ${line} there; the kind is one of ${LAW_SOURCE_KINDS.join(", ")}.`;
    report("CW220", placeOfSource(entry, "source"), `"${host}" is not listed in catalog/law-sources.yaml.`, advice);
  } else if (site.isSearch) {
    const message = "This is a search page or a home page, which states no rule.";
    report("CW221", placeOfSource(entry, "source"), message, "Link to the page of the section or the notice itself.");
  }
};

const checkKind = (entry: LawRow, { host, kinds }: LawSite, report: Report): void => {
  const { source_kind: given } = entry.row;
  if (kinds.length === 1) {
    if (given === undefined) return;
    const message = `The address already says what this source is: ${kinds[0]}.`;
    const advice = "Remove source_kind, or correct the entry of the site in catalog/law-sources.yaml.";
    report("CW222", placeOfSource(entry, "source_kind"), message, advice);
  } else if (given === undefined) {
    const message = `Pages of ${host} can be of more than one kind.`;
    report("CW222", placeOfSource(entry, "source"), message, `Add source_kind: ${kinds.join(" or ")}.`);
  } else if (!kinds.includes(given)) {
    const message = `Pages of ${host} are not ${NAMES[given]}.`;
    report("CW222", placeOfSource(entry, "source_kind"), message, `Write ${kinds.join(" or ")}.`);
  }
};

/** Checks that a row's source is a page of a known kind that can support the stated certainty. */
export const checkSource = (
  entry: LawRow,
  status: LawStatus | undefined,
  sites: LawSites | null,
  report: Report,
): void => {
  const { source } = entry.row;
  if (source === undefined || !sites) return;
  const site = sites(source);
  const isRead = status === "confirmed" || status === "secondary";
  if (!site || (site.isSearch && isRead)) checkSite(entry, site, report);
  if (site) checkKind(entry, site, report);
  const kind = sourceKindOf(entry.row, sites);
  if (status !== "confirmed" || kind === undefined || canConfirm(kind)) return;
  const message = `The value is marked confirmed, but its source is ${NAMES[kind]} (${hostOf(source)}).`;
  const advice = "Link to the statute, the regulation, or a court or agency page, or set the status to secondary.";
  report("CW223", rangeInRow(entry), message, advice);
};
