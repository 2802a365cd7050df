import { useQuery } from "@tanstack/react-query";
import { Suspense, lazy, useMemo, useState } from "react";
import { readCatalogPath } from "../../compile/catalog-path.ts";
import "../../i18n/all-screen-words.ts";
import { studio } from "../../i18n/en/studio.ts";
import "../../text/all-prose.ts";
import { Button } from "../../ui/primitives/button.tsx";
import { classes } from "../../ui/primitives/classes.ts";
import { Notice } from "../../ui/primitives/notice.tsx";
import { Spinner } from "../../ui/primitives/spinner.tsx";
import { download } from "../download.ts";
import { keepEdits, readEdits } from "./edits.ts";
import type { Edits } from "./edits.ts";
import { LanguagesView, LogicView, ProblemsView } from "./facts-views.tsx";
import { FileList } from "./file-list.tsx";
import type { SourceFiles } from "./messages.ts";
import { PageView } from "./page-view.tsx";
import { useCompiler } from "./use-compiler.ts";
import { useLastGood } from "./use-last-good.ts";

const YamlEditor = lazy(async () => ({ default: (await import("./yaml-editor.tsx")).YamlEditor }));

type View = keyof typeof studio.views;
const views = Object.keys(studio.views) as readonly View[];

/** The document a file belongs to; null for files without a page of their own. */
const pageOf = (path: string, files: SourceFiles["files"]): string | null => {
  const where = readCatalogPath(path);
  if (where?.schema === "document" || where?.schema === "body") return path;
  const source = where?.schema === "overlay" ? path.replace(`.${where.language}.yaml`, ".yaml") : "";
  return Object.hasOwn(files, source) ? source : null;
};

/** The first file that is a document in use. */
const firstOf = (files: SourceFiles["files"]): string => {
  const documents = Object.keys(files).filter((path) => readCatalogPath(path)?.schema === "document");
  return documents.find((path) => !/^status: planned$/m.test(files[path] ?? "")) ?? documents[0] ?? "";
};

const Workshop = ({ sources }: { readonly sources: SourceFiles }) => {
  const [edits, setEdits] = useState<Edits>(readEdits);
  // The compiler starts from what stood here when the page was opened; later changes reach it one by one.
  const [opened] = useState(() => ({ ...sources, files: { ...sources.files, ...edits } }));
  const [path, setPath] = useState(() => firstOf(sources.files));
  const [page, setPage] = useState(path);
  const [view, setView] = useState<View>("page");
  const text = edits[path] ?? sources.files[path] ?? "";
  const { answer, isBusy } = useCompiler(opened, path, text, page);
  const good = useLastGood(answer, page);
  const changed = useMemo(() => new Set(Object.keys(edits)), [edits]);
  const change = (next: string): void => {
    const { [path]: _, ...others } = edits;
    const kept = next === sources.files[path] ? others : { ...others, [path]: next };
    setEdits(kept);
    keepEdits(kept);
  };
  const open = (next: string): void => {
    setPath(next);
    setPage(pageOf(next, sources.files) ?? page);
  };
  const problems = answer?.problems ?? [];
  return (
    <div className="grid gap-6 lg:grid-cols-[15rem_minmax(0,1fr)] 2xl:grid-cols-[15rem_minmax(0,1fr)_minmax(0,1.1fr)]">
      <FileList
        paths={Object.keys(sources.files)}
        current={path}
        health={answer?.health ?? {}}
        changed={changed}
        onOpen={open}
      />
      <div className="min-w-0">
        <div className="mb-3 flex flex-wrap items-center gap-2">
          <p className="me-auto font-mono text-sm break-all">{path}</p>
          <p role="status" className="text-sm text-soft">
            {isBusy ? studio.busy : studio.checked}
          </p>
          <Button small disabled={!changed.has(path)} onClick={() => change(sources.files[path] ?? "")}>
            {studio.revert}
          </Button>
          <Button small look="main" onClick={() => download(path.split("/").at(-1) ?? path, text, "application/yaml")}>
            {studio.download}
          </Button>
        </div>
        <Suspense fallback={<Spinner label={studio.loading} />}>
          <YamlEditor
            key={path}
            path={path}
            text={text}
            schema={readCatalogPath(path)?.schema ?? ""}
            problems={problems}
            onChange={change}
          />
        </Suspense>
        <p id="studio-leave" className="mt-2 text-sm text-soft">
          {studio.leaveEditor}
        </p>
      </div>
      <div className="min-w-0 lg:col-start-2 2xl:col-start-auto">
        <div className="mb-3 flex flex-wrap gap-1 border-b border-rule">
          {views.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={view === one}
              onClick={() => setView(one)}
              className={classes(
                "min-h-11 border-b-3 px-3 font-semibold",
                view === one ? "border-accent text-ink" : "border-transparent text-soft hover:text-ink",
              )}
            >
              {studio.views[one]}
              {one === "problems" && problems.length > 0 && ` (${problems.length})`}
            </button>
          ))}
        </div>
        {view === "problems" && <ProblemsView problems={problems} />}
        {view !== "problems" && !good && <p>{answer ? studio.notReady : studio.loading}</p>}
        {good && view === "page" && <PageView shown={good} samples={good.samples} isStale={good !== answer} />}
        {good && view === "logic" && <LogicView definition={good.definition} />}
        {good && view === "languages" && <LanguagesView languages={good.languages} />}
      </div>
    </div>
  );
};

/** The authors' workshop: a file of the catalog, what the compiler says of it, and the page it makes. */
export const Studio = () => {
  const sources = useQuery<SourceFiles>({ queryKey: ["/catalog/src/all.json"] });
  if (sources.error) return <Notice tone="danger" role="alert" title={studio.failed} />;
  if (!sources.data) return <Spinner label={studio.loading} />;
  return <Workshop sources={sources.data} />;
};
