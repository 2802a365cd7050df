import type { LawSourceKind } from "../../model/law.ts";
import { escapeRegExp } from "../../text/escape-reg-exp.ts";

type Kinds = LawSourceKind | LawSourceKind[];

/** `catalog/law-sources.yaml` after schema validation. */
export type LawSourcesInput = {
  sources?: {
    host?: string;
    name?: string;
    kind?: Kinds;
    paths?: { path?: string; kind?: Kinds; search?: boolean }[];
  }[];
};

/** The site a link points to. */
export type LawSite = {
  readonly host: string;
  readonly name: string;
  /** Possible kinds of the page; a single one if the address decides. */
  readonly kinds: readonly LawSourceKind[];
  /** A search or start page, which states no rule. */
  readonly isSearch: boolean;
};

/** Finds the site of a link; null if it is not listed. */
export type LawSites = (link: string) => LawSite | null;

type Way = {
  readonly path: string;
  readonly pattern: RegExp;
  readonly kinds: LawSite["kinds"];
  readonly isSearch: boolean;
};
type Host = {
  readonly host: string;
  readonly name: string;
  readonly kinds: LawSite["kinds"];
  readonly ways: readonly Way[];
};

const listOf = (kind: Kinds | undefined): readonly LawSourceKind[] =>
  kind === undefined ? [] : Array.isArray(kind) ? kind : [kind];

const patternOf = (path: string): RegExp => new RegExp(`^${path.split("*").map(escapeRegExp).join("[^/]*")}`, "i");

const longestFirst = (a: Way, b: Way): number => b.path.length - a.path.length;

const hostsOf = ({ sources = [] }: LawSourcesInput): ReadonlyMap<string, Host> =>
  new Map(
    sources.flatMap(({ host, name, kind, paths = [] }) => {
      if (host === undefined) return [];
      const ways = paths.flatMap(({ path, kind: own, search }) =>
        path === undefined
          ? []
          : [{ path, pattern: patternOf(path), kinds: listOf(own ?? kind), isSearch: search === true }],
      );
      return [[host, { host, name: name ?? host, kinds: listOf(kind), ways: ways.toSorted(longestFirst) }] as const];
    }),
  );

/** Host and path of a link, without port and fragment. */
export const hostAndPath = (link: string): { readonly host: string; readonly address: string } => {
  const [, host = "", path = ""] = /^https?:\/\/([^/?#:]+)(?::\d+)?([^#]*)/i.exec(link) ?? [];
  return { host: host.toLowerCase(), address: path.startsWith("/") ? path : `/${path}` };
};

const hostAt = (hosts: ReadonlyMap<string, Host>, name: string): Host | null => {
  const found = hosts.get(name);
  const dot = name.indexOf(".");
  return found ?? (dot < 0 ? null : hostAt(hosts, name.slice(dot + 1)));
};

/** Compiles the list of law sources; null if the catalog has none. */
export const compileLawSources = (input: LawSourcesInput): LawSites | null => {
  const hosts = hostsOf(input);
  if (hosts.size === 0) return null;
  return (link) => {
    const { host: linked, address } = hostAndPath(link);
    const found = hostAt(hosts, linked);
    if (!found) return null;
    const way = found.ways.find(({ pattern }) => pattern.test(address));
    const { host, name } = found;
    return { host, name, kinds: way?.kinds ?? found.kinds, isSearch: way?.isSearch === true || address === "/" };
  };
};
