import { useQuery } from "@tanstack/react-query";
import { Suspense, lazy, useMemo, useState } from "react";
import { readCatalogPath } from "../../compiler/sources/catalog-path.ts";
import "../../feel/evaluate/functions/all-functions.ts";
import "../../i18n/all-screen-words.ts";
import { studio } from "../../i18n/english-only/studio.ts";
import "../../text/language-registry/all-prose.ts";
import { Notice } from "../../ui/primitives/notice.tsx";
import { Spinner } from "../../ui/primitives/spinner.tsx";
import { download } from "../shared/download.ts";
import { EditorBar } from "./editor/editor-bar.tsx";
import { LanguagesView, LogicView } from "./logic-and-languages-views.tsx";
import { FileList } from "./file-list.tsx";
import type { SourceFiles } from "./compiler/compiler-messages.ts";
import { PageView } from "./page-view.tsx";
import { ProblemsView } from "./problems-view.tsx";
import { applySuggestion } from "./editor/apply-suggestion.ts";
import { useCompiler } from "./compiler/use-compiler.ts";
import { useEdits } from "./use-edits.ts";
import { useLastValidPreview } from "./compiler/use-last-valid-preview.ts";
import { useProblemNavigation } from "./use-problem-navigation.ts";
import { ViewTabs } from "./view-tabs.tsx";
import type { View } from "./view-tabs.tsx";

const YamlEditor = lazy(async () => ({ default: (await import("./editor/yaml-editor.tsx")).YamlEditor }));

/** The document a file belongs to; null for files without a page of their own. */
const pageOf = (path: string, files: SourceFiles["files"]): string | null => {
  const where = readCatalogPath(path);
  if (where?.schema === "document" || where?.schema === "body") return where.partOf ?? path;
  const source = where?.schema === "overlay" ? path.replace(/[^/]+$/, "document.yaml") : "";
  return Object.hasOwn(files, source) ? source : null;
};

/** The first file that is a document in use. */
const firstOf = (files: SourceFiles["files"]): string => {
  const documents = Object.keys(files).filter(
    (path) => readCatalogPath(path)?.schema === "document" && path.endsWith("/document.yaml"),
  );
  return documents.find((path) => !/^status: planned$/m.test(files[path] ?? "")) ?? documents[0] ?? "";
};

const StudioWorkspace = ({ sources }: { readonly sources: SourceFiles }) => {
  const { edits, isKept, change } = useEdits(sources.files);
  const texts = useMemo(() => ({ ...sources.files, ...edits }), [sources, edits]);
  // The compilers start from the texts at page load; later changes are sent one by one.
  const [opened] = useState(() => ({ ...sources, files: texts }));
  const [path, setPath] = useState(() => firstOf(sources.files));
  const [page, setPage] = useState(path);
  const [view, setView] = useState<View>("page");
  const { preview, verified, problems, isBusy } = useCompiler(opened, texts, path, page);
  const lastValid = useLastValidPreview(preview, page);
  const changed = useMemo(() => new Set(Object.keys(edits)), [edits]);
  const fileProblems = useMemo(() => problems.filter(({ file }) => file === path), [problems, path]);
  const open = (next: string): void => {
    setPath(next);
    setPage(pageOf(next, sources.files) ?? page);
  };
  const problemNavigation = useProblemNavigation(problems, open);
  const text = texts[path] ?? "";
  return (
    <div className="grid gap-6 lg:grid-cols-[15rem_minmax(0,1fr)] 2xl:grid-cols-[15rem_minmax(0,1fr)_minmax(0,1.1fr)]">
      <FileList
        paths={Object.keys(sources.files)}
        current={path}
        health={verified?.health ?? null}
        changed={changed}
        onOpen={(next) => {
          problemNavigation.forget();
          open(next);
        }}
      />
      <div className="min-w-0">
        <EditorBar
          path={path}
          isBusy={isBusy}
          isChanged={changed.has(path)}
          onRevert={() => change(path, sources.files[path] ?? "")}
          onDownload={() => download(path.split("/").at(-1) ?? path, text, "application/yaml")}
        />
        <Suspense fallback={<Spinner label={studio.loading} />}>
          <YamlEditor
            key={path}
            path={path}
            text={text}
            schema={readCatalogPath(path)?.schema ?? ""}
            problems={fileProblems}
            goal={problemNavigation.goal?.file === path ? problemNavigation.goal : null}
            onChange={(next) => change(path, next)}
            onCaret={(place) => problemNavigation.recordCaret({ file: path, ...place })}
          />
        </Suspense>
        {!isKept && (
          <p role="alert" className="mt-2 text-sm text-caution">
            {studio.notKept}
          </p>
        )}
        <p id="studio-leave" className="mt-2 text-sm text-soft">
          {studio.leaveEditor}
        </p>
        <p role="status" className="sr-only">
          {problemNavigation.announcement}
        </p>
      </div>
      <div className="min-w-0 lg:col-start-2 2xl:col-start-auto">
        <ViewTabs view={view} problemCount={fileProblems.length} onView={setView} />
        {view === "problems" && (
          <ProblemsView
            path={path}
            problems={problems}
            onGo={problemNavigation.go}
            onFix={(problem) => change(problem.file, applySuggestion(texts[problem.file] ?? "", problem))}
          />
        )}
        {view !== "problems" && !lastValid && <p>{preview ? studio.notReady : studio.loading}</p>}
        {lastValid && view === "page" && (
          <PageView shown={lastValid} samples={lastValid.samples} isStale={lastValid !== preview} />
        )}
        {lastValid && view === "logic" && <LogicView definition={lastValid.definition} />}
        {lastValid && view === "languages" && (
          <LanguagesView languages={verified?.page === page ? verified.languages : []} />
        )}
      </div>
    </div>
  );
};

/** The author studio: a catalog file, its problems, and a preview of its page. */
export const Studio = () => {
  const sources = useQuery<SourceFiles>({ queryKey: ["/catalog/src/all.json"] });
  if (sources.error) return <Notice tone="danger" role="alert" title={studio.failed} />;
  if (!sources.data) return <Spinner label={studio.loading} />;
  return <StudioWorkspace sources={sources.data} />;
};
