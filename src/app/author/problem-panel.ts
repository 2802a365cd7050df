import type { Problem } from "../../model/problem.ts";

// Development only: the development server adds this module to every page. The panel is plain DOM in a shadow root, so
// that neither the page's styles nor an error in its components can hide it.

const STYLE = `
  :host { all: initial; position: fixed; inset: auto 0 0 0; z-index: 99999; font: 14px/1.5 system-ui, sans-serif; }
  section { max-height: 45vh; overflow: auto; background: #1d1f24; color: #f2f2f2; border-top: 4px solid #e5484d; }
  header { position: sticky; top: 0; display: flex; gap: 1rem; align-items: center; padding: .5rem 1rem; background: #1d1f24; }
  h2 { font-size: 1rem; margin: 0; flex: 1; }
  button { font: inherit; padding: .15rem .7rem; }
  ol { margin: 0; padding: 0 1rem 1rem 2.5rem; }
  li { margin-top: .75rem; }
  a { color: #9cc7ff; }
  p { margin: .15rem 0; }
  pre { margin: .25rem 0 0; padding: .4rem .6rem; overflow: auto; background: #000; font: 13px/1.45 ui-monospace, monospace; }
`;

const element = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  text: string,
  children: readonly Node[] = [],
): HTMLElementTagNameMap[Tag] => {
  const made = document.createElement(tag);
  made.append(text, ...children);
  return made;
};

/** A link that opens the place in the author's editor, by an address of the development server. */
const editorLink = ({ file, line, column }: Problem): HTMLAnchorElement => {
  const place = `${file}:${line}:${column}`;
  const link = element("a", place);
  link.href = `/__open-in-editor?file=${encodeURIComponent(place)}`;
  link.addEventListener("click", (event) => {
    event.preventDefault();
    void fetch(link.href);
  });
  return link;
};

const problemItem = (problem: Problem): HTMLLIElement => {
  const { code, severity, message, suggestion, frame } = problem;
  const sentence = `${severity === "warning" ? "Warning " : ""}${code} ${message}`;
  return element("li", "", [
    editorLink(problem),
    element("p", sentence),
    ...(suggestion === undefined ? [] : [element("p", suggestion)]),
    ...(frame === undefined ? [] : [element("pre", frame)]),
  ]);
};

const host = document.createElement("catalog-problems");
const root = host.attachShadow({ mode: "open" });
let isFolded = false;

const show = (problems: readonly Problem[]): void => {
  if (problems.length === 0) return host.remove();
  const count = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
  const list = element("ol", "", problems.map(problemItem));
  const fold = element("button", "");
  const draw = (): void => {
    list.hidden = isFolded;
    fold.textContent = isFolded ? "Show" : "Hide";
    fold.setAttribute("aria-expanded", String(!isFolded));
  };
  fold.addEventListener("click", () => {
    isFolded = !isFolded;
    draw();
  });
  draw();
  const heading = element("h2", `${count} in the catalog. The page shows the last version without errors.`);
  const section = element("section", "", [element("header", "", [heading, fold]), list]);
  section.setAttribute("aria-label", "Problems in the catalog");
  root.replaceChildren(element("style", STYLE), section);
  document.body.append(host);
};

const hot = import.meta.hot;
hot?.on("catalog:problems", ({ problems }: { readonly problems: readonly Problem[] }) => show(problems));
// A page opened after the file was saved must show the problems, too.
hot?.send("catalog:opened");
