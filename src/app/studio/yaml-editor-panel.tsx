import { Suspense, lazy } from "react";
import { readCatalogPath } from "../../compiler/sources/catalog-path.ts";
import { studio } from "../../i18n/english-only/studio.ts";
import type { Problem } from "../../model/problem.ts";
import { Spinner } from "../../ui/primitives/spinner.tsx";
import { download } from "../shared/download.ts";
import type { EditState } from "./changes/use-edits.ts";
import type { SourceTexts } from "./compiler/compiler-messages.ts";
import type { ProblemNavigation } from "./use-problem-navigation.ts";
import { catalogWords } from "./editor/catalog-words.ts";
import { EditorBar } from "./editor/editor-bar.tsx";

const YamlEditor = lazy(async () => ({ default: (await import("./editor/yaml-editor.tsx")).YamlEditor }));

type Props = {
  readonly path: string;
  readonly texts: SourceTexts;
  readonly problems: readonly Problem[];
  readonly isBusy: boolean;
  readonly editing: EditState;
  readonly navigation: ProblemNavigation;
};

/** The open file in the editor, and what can be done with it. */
export const YamlEditorPanel = ({ path, texts, problems, isBusy, editing, navigation }: Props) => (
  <div className="min-w-0">
    <EditorBar
      path={path}
      isBusy={isBusy}
      isChanged={Object.hasOwn(editing.edits, path)}
      onDiscard={() => editing.discardEdits([path])}
      onDownload={() => download(path.split("/").at(-1) ?? path, texts[path] ?? "", "application/yaml")}
    />
    <Suspense fallback={<Spinner label={studio.loading} />}>
      <YamlEditor
        key={path}
        path={path}
        text={texts[path] ?? ""}
        schema={readCatalogPath(path)?.schema ?? ""}
        problems={problems}
        goal={navigation.goal?.file === path ? navigation.goal : null}
        onChange={(next) => editing.change(path, next)}
        words={() => catalogWords(texts, path)}
        onCaret={(place) => navigation.recordCaret({ file: path, ...place })}
      />
    </Suspense>
    {!editing.isKept && (
      <p role="alert" className="mt-2 text-sm text-caution">
        {studio.notKept}
      </p>
    )}
    <p id="studio-leave" className="mt-2 text-sm text-soft">
      {studio.leaveEditor}
    </p>
    <p role="status" className="sr-only">
      {navigation.announcement}
    </p>
  </div>
);
