import { autocompletion, completionKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { yaml } from "@codemirror/lang-yaml";
import { syntaxHighlighting } from "@codemirror/language";
import { lintGutter, lintKeymap, setDiagnostics } from "@codemirror/lint";
import { EditorState } from "@codemirror/state";
import { EditorView, drawSelection, keymap, lineNumbers } from "@codemirror/view";
import { getNonce } from "get-nonce";
import { useEffect, useRef } from "react";
import { studio } from "../../../i18n/english-only/studio.ts";
import type { Problem } from "../../../model/problem.ts";
import type { CatalogWords } from "./catalog-words.ts";
import { completeYaml } from "./complete-yaml.ts";
import { highlightStyle, editorTheme } from "./editor-theme.ts";
import { diagnosticsOf } from "./diagnostics.ts";
import { hoverSchema } from "./hover-schema.ts";

type Props = {
  readonly path: string;
  readonly text: string;
  /** Name of the schema of this file. */
  readonly schema: string;
  readonly problems: readonly Problem[];
  /** Cursor target; each new object moves the cursor again. */
  readonly goal: TextPosition | null;
  readonly onChange: (text: string) => void;
  readonly onCaret: (place: TextPosition) => void;
  /** The names of the catalog that this file can use; read at each completion. */
  readonly words: () => CatalogWords;
};

/** A position in the text, counted from 1. */
export type TextPosition = { readonly line: number; readonly column: number };

type EditorCallbacks = Pick<Props, "onChange" | "onCaret" | "words">;

const caretOf = ({ doc, selection }: EditorState): TextPosition => {
  const { head } = selection.main;
  const line = doc.lineAt(head);
  return { line: line.number, column: head - line.from + 1 };
};

const goTo = (editor: EditorView, { line, column }: TextPosition): void => {
  const { from, to } = editor.state.doc.line(Math.min(line, editor.state.doc.lines));
  const anchor = Math.min(from + column - 1, to);
  editor.dispatch({ selection: { anchor }, effects: EditorView.scrollIntoView(anchor, { y: "center" }) });
  editor.focus();
};

// The studio itself goes from problem to problem, also into other files.
const ownLintKeys = lintKeymap.filter(({ key }) => key !== "F8");

const extensionsFor = (path: string, schema: string, callbacks: () => EditorCallbacks) => [
  lineNumbers(),
  history(),
  drawSelection(),
  yaml(),
  syntaxHighlighting(highlightStyle),
  editorTheme,
  autocompletion({ override: [completeYaml(schema, () => callbacks().words())] }),
  hoverSchema(schema),
  lintGutter(),
  EditorView.lineWrapping,
  EditorView.cspNonce.of(getNonce() ?? ""),
  EditorView.contentAttributes.of({ "aria-label": studio.editor(path), "aria-describedby": "studio-leave" }),
  keymap.of([...completionKeymap, ...ownLintKeys, ...historyKeymap, ...defaultKeymap]),
  EditorView.updateListener.of((update) => {
    if (update.docChanged) callbacks().onChange(update.state.doc.toString());
    if (update.docChanged || update.selectionSet) callbacks().onCaret(caretOf(update.state));
  }),
];

/** The text of one file with the compiler's problems at their places. Another file is another editor (`key`). */
export const YamlEditor = ({ path, text, schema, problems, goal, onChange, onCaret, words }: Props) => {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const first = useRef({ path, text, schema });
  const callbacks = useRef<EditorCallbacks>({ onChange, onCaret, words });
  useEffect(() => {
    callbacks.current = { onChange, onCaret, words };
  }, [onChange, onCaret, words]);
  useEffect(() => {
    const { current: start } = first;
    if (!place.current) return;
    const extensions = extensionsFor(start.path, start.schema, () => callbacks.current);
    const editor = new EditorView({
      parent: place.current,
      state: EditorState.create({ doc: start.text, extensions }),
    });
    view.current = editor;
    return () => editor.destroy();
  }, []);
  useEffect(() => {
    const editor = view.current;
    // A text set from outside (reverted changes) replaces the entire content.
    if (editor && editor.state.doc.toString() !== text)
      editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: text } });
  }, [text]);
  useEffect(() => {
    const editor = view.current;
    if (editor) editor.dispatch(setDiagnostics(editor.state, diagnosticsOf(editor.state.doc, problems)));
  }, [problems]);
  useEffect(() => {
    if (view.current && goal) goTo(view.current, goal);
  }, [goal]);
  return <div ref={place} className="studio-editor h-[70dvh] overflow-hidden rounded-lg border border-rule bg-paper" />;
};
