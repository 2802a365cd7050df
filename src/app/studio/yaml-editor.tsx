import { autocompletion, completionKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { yaml } from "@codemirror/lang-yaml";
import { syntaxHighlighting } from "@codemirror/language";
import { lintGutter, lintKeymap, setDiagnostics } from "@codemirror/lint";
import { EditorState } from "@codemirror/state";
import { EditorView, drawSelection, keymap, lineNumbers } from "@codemirror/view";
import { getNonce } from "get-nonce";
import { useEffect, useRef } from "react";
import { studio } from "../../i18n/en/studio.ts";
import type { Problem } from "../../model/problem.ts";
import { completeYaml } from "./complete-yaml.ts";
import { inks, look } from "./editor-look.ts";
import { diagnosticsOf } from "./diagnostics.ts";

type Props = {
  readonly path: string;
  readonly text: string;
  /** Name of the schema of this file. */
  readonly schema: string;
  readonly problems: readonly Problem[];
  readonly onChange: (text: string) => void;
};

const extensionsFor = (path: string, schema: string, onChange: (text: string) => void) => [
  lineNumbers(),
  history(),
  drawSelection(),
  yaml(),
  syntaxHighlighting(inks),
  look,
  autocompletion({ override: [completeYaml(schema)] }),
  lintGutter(),
  EditorView.lineWrapping,
  EditorView.cspNonce.of(getNonce() ?? ""),
  EditorView.contentAttributes.of({ "aria-label": studio.editor(path), "aria-describedby": "studio-leave" }),
  keymap.of([...completionKeymap, ...lintKeymap, ...historyKeymap, ...defaultKeymap]),
  EditorView.updateListener.of((update) => {
    if (update.docChanged) onChange(update.state.doc.toString());
  }),
];

/** The text of one file with the compiler's problems at their places. Another file is another editor (`key`). */
export const YamlEditor = ({ path, text, schema, problems, onChange }: Props) => {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const first = useRef({ path, text, schema });
  const tell = useRef(onChange);
  useEffect(() => {
    tell.current = onChange;
  }, [onChange]);
  useEffect(() => {
    const { current: start } = first;
    if (!place.current) return;
    const extensions = extensionsFor(start.path, start.schema, (next) => tell.current(next));
    const editor = new EditorView({
      parent: place.current,
      state: EditorState.create({ doc: start.text, extensions }),
    });
    view.current = editor;
    return () => editor.destroy();
  }, []);
  useEffect(() => {
    const editor = view.current;
    // A text set from outside (changes taken back) replaces the whole.
    if (editor && editor.state.doc.toString() !== text)
      editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: text } });
  }, [text]);
  useEffect(() => {
    const editor = view.current;
    if (editor) editor.dispatch(setDiagnostics(editor.state, diagnosticsOf(editor.state.doc, problems)));
  }, [problems]);
  return <div ref={place} className="studio-editor h-[70dvh] overflow-hidden rounded-lg border border-rule bg-paper" />;
};
