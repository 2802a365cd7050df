import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import type { SchemaName } from "../../compiler/schema/schemas.ts";
import { readCatalogPath } from "../../compiler/sources/catalog-path.ts";
import "../../feel/evaluate/functions/all-functions.ts";
import "../../i18n/all-screen-messages.ts";
import { studio } from "../../i18n/english-only/studio.ts";
import "../../text/language-registry/all-prose.ts";
import { Notice } from "../../ui/primitives/notice.tsx";
import { Spinner } from "../../ui/primitives/spinner.tsx";
import { beginTranslation } from "../../compiler/templates/begin-translation.ts";
import { ChangesPanel } from "./changes/changes-panel.tsx";
import { useEdits } from "./changes/use-edits.ts";
import type { PreviewBuild, SourceFiles, VerifiedBuild } from "./compiler/compiler-messages.ts";
import { useCompiler } from "./compiler/use-compiler.ts";
import { useLastValidPreview } from "./compiler/use-last-valid-preview.ts";
import type { ValidPreview } from "./compiler/use-last-valid-preview.ts";
import { applySuggestion } from "./editor/apply-suggestion.ts";
import { YamlEditorPanel } from "./yaml-editor-panel.tsx";
import { FileColumn } from "./file-column.tsx";
import { LanguagesView, LogicView } from "./logic-and-languages-views.tsx";
import { PageView } from "./page-view.tsx";
import { ProblemsView } from "./problems-view.tsx";
import { useProblemNavigation } from "./use-problem-navigation.ts";
import { ViewTabs } from "./view-tabs.tsx";
import type { View } from "./view-tabs.tsx";

const PAGES: ReadonlySet<SchemaName> = new Set(["document", "body", "calculator", "checker"]);

/** The document or tool a file belongs to; null for files without a page of their own. */
const pageOf = (path: string, files: SourceFiles["files"]): string | null => {
  const where = readCatalogPath(path);
  if (where && PAGES.has(where.schema)) return where.partOf ?? path;
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

/** The files with the edits of this tab, and the one that is open with the page it belongs to. */
const useOpenFile = (sources: SourceFiles) => {
  const editing = useEdits(sources.files);
  const texts = useMemo(() => ({ ...sources.files, ...editing.edits }), [sources, editing.edits]);
  const [asked, setAsked] = useState(() => firstOf(sources.files));
  const [page, setPage] = useState(asked);
  // A new file is gone once it is discarded.
  const path = Object.hasOwn(texts, asked) ? asked : firstOf(sources.files);
  const open = (next: string): void => {
    setAsked(next);
    // The texts of a new file arrive with the next render.
    setPage(pageOf(next, { ...texts, [next]: "" }) ?? page);
  };
  return { editing, texts, path, page: Object.hasOwn(texts, page) ? page : path, open };
};

const StudioWorkspace = ({ sources }: { readonly sources: SourceFiles }) => {
  const { editing, texts, path, page, open } = useOpenFile(sources);
  // The compilers start from the texts at page load; later changes are sent one by one.
  const [opened] = useState(() => ({ ...sources, files: texts }));
  const [view, setView] = useState<View>("page");
  const { preview, verified, problems, isBusy } = useCompiler(opened, texts, path, page);
  const lastValid = useLastValidPreview(preview, page);
  const fileProblems = useMemo(() => problems.filter(({ file }) => file === path), [problems, path]);
  const navigation = useProblemNavigation(problems, open);
  const openByHand = (next: string): void => {
    navigation.forget();
    open(next);
  };
  return (
    <div className="grid gap-6 lg:grid-cols-[15rem_minmax(0,1fr)] xl:grid-cols-[15rem_minmax(0,1fr)_minmax(0,1.1fr)]">
      <FileColumn
        texts={texts}
        editing={editing}
        current={path}
        health={verified?.health ?? null}
        onOpen={openByHand}
      />
      <YamlEditorPanel
        path={path}
        texts={texts}
        problems={fileProblems}
        isBusy={isBusy}
        editing={editing}
        navigation={navigation}
      />
      <div className="min-w-0 lg:col-start-2 xl:col-start-auto">
        <ViewTabs
          view={view}
          counts={{ problems: fileProblems.length, changes: Object.keys(editing.edits).length }}
          onView={setView}
        />
        {view === "problems" && (
          <ProblemsView
            path={path}
            problems={problems}
            onGo={navigation.go}
            onFix={({ file, ...problem }) =>
              editing.put({ [file]: applySuggestion(texts[file] ?? "", { file, ...problem }) })
            }
          />
        )}
        {view === "changes" && <ChangesPanel shipped={sources.files} editing={editing} onOpen={openByHand} />}
        <ShownPage
          {...{ view, preview, lastValid, verified, page }}
          onBegin={(language) => {
            const begun = beginTranslation(page, texts, language);
            if (!begun) return;
            editing.put({ [begun.path]: begun.text });
            openByHand(begun.path);
          }}
        />
      </div>
    </div>
  );
};

type ShownPageProps = {
  readonly view: View;
  readonly preview: PreviewBuild | null;
  readonly lastValid: ValidPreview | null;
  readonly verified: VerifiedBuild | null;
  readonly page: string;
  readonly onBegin: (language: string) => void;
};

/** What the compilers know of the page: itself, what decides what, and its languages. */
const ShownPage = ({ view, preview, lastValid, verified, page, onBegin }: ShownPageProps) => {
  if (view === "problems" || view === "changes") return null;
  if (!lastValid) return <p>{preview ? studio.notReady : studio.loading}</p>;
  switch (view) {
    case "page":
      return <PageView preview={lastValid} isStale={lastValid !== preview} />;
    case "logic":
      return <LogicView shown={lastValid.shown} />;
    case "languages":
      return (
        <LanguagesView
          languages={verified?.page === page ? verified.languages : []}
          onBegin={verified?.page === page && lastValid.shown.type === "document" ? onBegin : null}
        />
      );
  }
};

/** The author studio: a catalog file, its problems, and a preview of its page. */
export const Studio = () => {
  const sources = useQuery<SourceFiles>({ queryKey: ["/catalog/src/all.json"] });
  if (sources.error) return <Notice tone="danger" role="alert" title={studio.failed} />;
  if (!sources.data) return <Spinner label={studio.loading} />;
  return <StudioWorkspace sources={sources.data} />;
};
