import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";

/** An element with its tags as written, or a text. */
type Node = { readonly name: string; readonly tag: string; readonly children: readonly Node[]; readonly text: string };

const parse = (xml: string): Node => {
  type Growing = { name: string; tag: string; children: Growing[]; text: string };
  const root: Growing = { name: "", tag: "", children: [], text: "" };
  const path = [root];
  for (const [token] of xml.matchAll(/<[^>]*>|[^<]+/g)) {
    if (token.startsWith("</")) path.pop();
    else if (token.startsWith("<?")) continue;
    else if (token.startsWith("<")) {
      const isEmpty = token.endsWith("/>");
      const name = /^<([\w:]+)/.exec(token)?.[1] ?? "";
      const node = { name, tag: isEmpty ? `${token.slice(0, -2)}>` : token, children: [], text: "" };
      path.at(-1)!.children.push(node);
      if (!isEmpty) path.push(node);
    } else path.at(-1)!.children.push({ name: "", tag: "", children: [], text: token });
  }
  return root;
};

const print = ({ name, tag, children, text }: Node): string =>
  name === "" ? text + children.map(print).join("") : `${tag}${children.map(print).join("")}</${name}>`;

const child = (node: Node | undefined, name: string): Node | undefined =>
  node?.children.find((one) => one.name === name);

/** All authors, where a test is about the whole file. */
export const ANYONE = "";

const isBy = (author: string, node: Node | undefined): boolean =>
  node?.tag.includes(author === ANYONE ? "w:author=" : `w:author="${author}"`) === true;

type Act = "accept" | "reject";

/** Whether a change by this author disappears with its content. */
const vanishes = ({ name }: Node, act: Act): boolean => name === (act === "accept" ? "w:del" : "w:ins");

/** Whether a table row disappears; its change is among its properties. */
const losesRow = (row: Node, author: string, act: Act): boolean =>
  child(row, "w:trPr")?.children.some((one) => isBy(author, one) && vanishes(one, act)) === true;

const markOf = (paragraph: Node): Node | undefined => child(child(paragraph, "w:pPr"), "w:rPr");

const withoutMarkChanges = (properties: Node, author: string): Node => {
  const children = properties.children
    .map((one) =>
      one.name === "w:rPr"
        ? {
            ...one,
            children: one.children.filter((inner) => !/^w:(ins|del)$/.test(inner.name) || !isBy(author, inner)),
          }
        : one,
    )
    .filter((node) => node.name !== "w:rPr" || node.children.length > 0);
  return { ...properties, children };
};

// Properties whose change is rejected are again the earlier ones, with the paragraph mark as it is.
const earlierProperties = (properties: Node, author: string, act: Act): Node => {
  const record = child(properties, "w:pPrChange");
  if (!isBy(author, record)) return properties;
  const [base, mark] = [child(record, "w:pPr"), child(properties, "w:rPr")];
  const rest = properties.children.filter((one) => one !== record);
  return { ...properties, children: act === "accept" ? rest : [...(base?.children ?? []), ...(mark ? [mark] : [])] };
};

const resolved = (nodes: readonly Node[], author: string, act: Act): readonly Node[] => {
  const found: Node[] = [];
  let held: readonly Node[] = [];
  for (const node of nodes) {
    const isChange = (node.name === "w:ins" || node.name === "w:del") && isBy(author, node);
    if (isChange && vanishes(node, act)) continue;
    if (node.name === "w:tr" && losesRow(node, author, act)) continue;
    // Changes of a row that stays are among its properties, where they enclose nothing.
    const inner = resolved(node.children, author, act);
    if (node.name === "w:tbl" && !inner.some(({ name }) => name === "w:tr")) continue;
    if (isChange) {
      found.push(
        ...inner.map(
          (one) =>
            JSON.parse(
              JSON.stringify(one).replaceAll(/w:del(Text|InstrText)/g, (_, name) =>
                name === "Text" ? "w:t" : "w:instrText",
              ),
            ) as Node,
        ),
      );
      continue;
    }
    if (node.name !== "w:p") {
      found.push({ ...node, children: inner });
      continue;
    }
    const lost = markOf(node)?.children.some((one) => isBy(author, one) && vanishes(one, act)) === true;
    const content = inner.filter(({ name }) => name !== "w:pPr");
    const properties = inner
      .filter(({ name }) => name === "w:pPr")
      .map((one) => withoutMarkChanges(earlierProperties(one, author, act), author));
    const own = properties.filter(({ children }) => children.length > 0);
    // A paragraph that loses its mark joins the next one, which keeps its own properties.
    if (lost) held = [...held, ...content];
    else {
      found.push({ ...node, children: [...own, ...held, ...content] });
      held = [];
    }
  }
  if (held.length > 0) throw new Error("a paragraph without a mark has nothing to join");
  return found;
};

/** The XML of a main part with the changes of one author accepted or rejected, by the rules of ECMA-376. */
export const resolveChanges = (xml: string, author: string, act: Act): string =>
  resolved(parse(xml).children, author, act).map(print).join("");

/** A Word file with the changes of one author accepted or rejected. */
export const resolvedFile = (bytes: Uint8Array, author: string, act: Act): Uint8Array => {
  const parts = unzipSync(bytes);
  const xml = strFromU8(parts["word/document.xml"]!);
  return zipSync({ ...parts, "word/document.xml": strToU8(resolveChanges(xml, author, act)) });
};

const COMMENT_MARKS = /^w:comment(RangeStart|RangeEnd|Reference)$/;

/** The characters of a main part with their run, and all other elements, in order: equal for equally looking parts. */
export const characters = (xml: string): readonly string[] => {
  const found: string[] = [];
  const put = (node: Node): void => {
    if (COMMENT_MARKS.test(node.name)) return;
    if (node.name === "w:r") {
      const format = `${node.tag}${node.children
        .filter(({ name }) => name === "w:rPr")
        .map(print)
        .join("")}`;
      for (const part of node.children) {
        if (part.name === "w:rPr" || COMMENT_MARKS.test(part.name)) continue;
        if (part.name !== "w:t" && part.name !== "w:delText") found.push(`${format} ${print(part)}`);
        else {
          const text = part.children.map(print).join("");
          const shown = part.tag.includes("preserve") ? text : text.replace(/^[ \t\r\n]+|[ \t\r\n]+$/g, "");
          for (const character of shown) found.push(`${format} ${part.name} ${character}`);
        }
      }
      return;
    }
    found.push(node.name === "" ? node.text : node.tag);
    node.children.forEach(put);
    // An insertion that was divided, or has nothing left in it, looks like one.
    if (node.name === "w:ins" && found.at(-1) === node.tag) found.pop();
    else if (node.name !== "") found.push(`</${node.name}>`);
  };
  parse(xml).children.forEach(put);
  return found.filter((one, index) => {
    const isReopened = one === "</w:ins>" && found[index + 1]?.startsWith("<w:ins") === true;
    const isReopening = one.startsWith("<w:ins") && found[index - 1] === "</w:ins>";
    return !isReopened && !isReopening;
  });
};
