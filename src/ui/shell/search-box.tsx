import { ArrowRight, Search } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import type { FocusEvent, KeyboardEvent, ReactNode, SyntheticEvent } from "react";
import type { SearchPage } from "../../model/site/search-data.ts";
import type { HomeLink } from "../../model/site/site.ts";

type Props = {
  readonly label: string;
  readonly placeholder: string;
  readonly button: string;
  readonly messages: {
    readonly none: (query: string) => string;
    readonly count: (count: number) => string;
    readonly inPreparation: string;
    /** Names of the kinds of pages that get one; others go without. */
    readonly kinds: Readonly<Record<string, string>>;
  };
  /** Undefined while the index is loading. */
  readonly find: ((query: string) => readonly SearchPage[]) | undefined;
  /** Links shown when nothing is found. */
  readonly waysOn: readonly HomeLink[];
  readonly iconOf: (name: string) => ReactNode;
  readonly onWanted: () => void;
  /** Shown in place of the hits when the index failed to load. */
  readonly failure?: string | undefined;
};

/** The box and its hits, in order. */
const stopsIn = (box: HTMLElement): readonly HTMLElement[] => [
  ...box.querySelectorAll<HTMLElement>("input, [data-hit]"),
];

/** The up and down keys go from the box to its hits and back. */
const moveByArrow = (event: KeyboardEvent, box: HTMLElement): void => {
  if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
  const all = stopsIn(box);
  const place = all.indexOf(document.activeElement as HTMLElement);
  const next = all[place + (event.key === "ArrowDown" ? 1 : -1)];
  if (!next) return;
  event.preventDefault();
  next.focus();
};

/** A box that finds every page of the site; hits are links below it. Only a chosen hit opens a page. */
export const SearchBox = (props: Props) => {
  const { label, placeholder, button, find, onWanted } = props;
  const [query, setQuery] = useState("");
  const [open, setOpen] = useState(false);
  // Until the index is there, the first hit cannot be focused.
  const [goesToHit, setGoesToHit] = useState(false);
  const box = useRef<HTMLFormElement>(null);
  const id = useId();
  const hits = open && query.trim() !== "" ? find?.(query) : undefined;
  useEffect(() => {
    if (!goesToHit || !hits || !box.current) return;
    stopsIn(box.current)[1]?.focus();
    setGoesToHit(false);
  }, [goesToHit, hits]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (!box.current) return;
    if (event.key === "Escape") {
      setOpen(false);
      stopsIn(box.current)[0]?.focus();
    }
    moveByArrow(event, box.current);
  };
  const onBlur = (event: FocusEvent): void => {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };
  const onSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setOpen(true);
    setGoesToHit(query.trim() !== "");
  };
  return (
    <form ref={box} role="search" className="relative" onKeyDown={onKeyDown} onBlur={onBlur} onSubmit={onSubmit}>
      <label htmlFor={id} className="mb-2 block font-semibold">
        {label}
      </label>
      <div className="flex gap-2">
        <QueryInput
          id={id}
          query={query}
          placeholder={placeholder}
          onFocus={() => {
            onWanted();
            setOpen(true);
          }}
          onType={(text) => {
            setQuery(text);
            setOpen(true);
            setGoesToHit(false);
          }}
        />
        <SubmitButton name={button} />
      </div>
      <Hits {...props} query={query} hits={hits} />
    </form>
  );
};

/** An arrow on narrow screens; quiet beside a draft to resume, whose button is the main one. */
const SubmitButton = ({ name }: { readonly name: string }) => (
  <button
    type="submit"
    className="min-h-14 shrink-0 rounded-md border border-accent bg-accent px-4 font-semibold text-on-accent hover:bg-accent-strong group-has-data-resume/hero:bg-paper group-has-data-resume/hero:text-accent sm:px-6"
  >
    <ArrowRight aria-hidden className="size-5 sm:hidden" />
    <span className="max-sm:sr-only">{name}</span>
  </button>
);

type InputProps = {
  readonly id: string;
  readonly query: string;
  readonly placeholder: string;
  readonly onFocus: () => void;
  readonly onType: (text: string) => void;
};

const QueryInput = ({ id, query, placeholder, onFocus, onType }: InputProps) => (
  <span className="relative min-w-0 grow">
    <Search
      aria-hidden
      className="pointer-events-none absolute start-3.5 top-1/2 size-5 sm:start-4 -translate-y-1/2 text-faint"
    />
    <input
      id={id}
      type="search"
      autoComplete="off"
      enterKeyHint="search"
      value={query}
      placeholder={placeholder}
      onFocus={onFocus}
      onChange={(event) => onType(event.target.value)}
      className="h-14 w-full rounded-md border-2 border-edge bg-paper ps-11 pe-3 text-base text-ellipsis text-ink sm:ps-12 sm:pe-4 sm:text-lg shadow-paper hover:border-accent"
    />
  </span>
);

const Kind = ({ name }: { readonly name: string | undefined }) =>
  name && <span className="shrink-0 rounded-full bg-well px-2.5 py-0.5 text-xs text-ink">{name}</span>;

const ROW = "flex min-h-12 items-center rounded-md px-3 py-2 hover:bg-accent-tint";

const FallbackLink = ({ name, href }: HomeLink) => (
  <li>
    <a href={href} data-hit className={`${ROW} font-medium text-accent`}>
      {name}
    </a>
  </li>
);

type HitProps = Pick<Props, "messages" | "iconOf"> & { readonly hit: SearchPage };

const Hit = ({ messages, iconOf, hit }: HitProps) => (
  <li>
    <a href={hit.href} data-hit lang={hit.language} className={`${ROW} gap-3 text-ink`}>
      <span className="shrink-0 text-accent [&>svg]:size-5">{iconOf(hit.icon)}</span>
      <span className="min-w-0 grow">
        <span className="block font-medium">{hit.name}</span>
        {!hit.planned && hit.about && <span className="line-clamp-2 text-sm leading-5 text-soft">{hit.about}</span>}
      </span>
      <Kind name={hit.planned ? undefined : messages.kinds[hit.id.split(":")[0]!]} />
      {hit.planned && (
        <span className="shrink-0 rounded-full bg-caution-tint px-3 py-1 text-sm font-semibold text-caution">
          {messages.inPreparation}
        </span>
      )}
    </a>
  </li>
);

type HitsProps = Props & { readonly query: string; readonly hits: readonly SearchPage[] | undefined };

const Hits = ({ messages, iconOf, failure, waysOn, query, hits }: HitsProps) => {
  const announcement =
    failure ?? (hits === undefined ? "" : hits.length === 0 ? messages.none(query) : messages.count(hits.length));
  return (
    <div
      className={
        announcement === ""
          ? "sr-only"
          : "absolute inset-x-0 top-full z-20 mt-2 max-h-[min(60vh,26rem)] overflow-y-auto rounded-lg border border-rule bg-paper p-2 text-start shadow-lift"
      }
    >
      <p role="status" className="px-3 py-1 text-sm text-soft">
        {announcement}
      </p>
      {hits && !failure && (
        <ul>
          {hits.length === 0
            ? waysOn.map((link) => <FallbackLink key={link.href} {...link} />)
            : hits.map((hit) => <Hit key={hit.id} messages={messages} iconOf={iconOf} hit={hit} />)}
        </ul>
      )}
    </div>
  );
};
