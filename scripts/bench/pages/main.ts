import "../../../src/app/theme.css";
import { countRenders } from "./count-renders.ts";

type Page = { readonly start: (root: HTMLElement) => void };

// Loaded on demand, so that the render count stands before React does.
const pages: { readonly [name: string]: () => Promise<Page> } = {
  ours: () => import("./ours.tsx"),
  hand: () => import("./hand.tsx"),
  "preview-ours": () => import("./preview-ours.tsx"),
  "preview-hand": () => import("./preview-hand.tsx"),
};

const wanted = new URLSearchParams(location.search);
if (wanted.has("count")) countRenders();
if (wanted.has("flat")) {
  const style = document.createElement("style");
  style.textContent = "section { content-visibility: visible !important }";
  document.head.append(style);
}
const page = await pages[wanted.get("page") ?? ""]?.();
const root = document.getElementById("root");
if (!page || !root) throw new Error(`unknown page: ${location.search}`);
page.start(root);
