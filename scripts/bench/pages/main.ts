import "../../../src/app/theme.css";
import { countRenders } from "./count-renders.ts";
import { sectionsOf } from "./large-form.ts";
import type { LargeSection } from "./large-form.ts";

type Page = { readonly start: (root: HTMLElement, sections: readonly LargeSection[]) => void };

// Loaded on demand, so that a page loads its own library only and the render counter is installed before React.
const pages: { readonly [name: string]: () => Promise<Page> } = {
  ours: () => import("./form-ours.tsx"),
  plain: () => import("./form-plain.tsx"),
  "react-hook-form": () => import("./form-react-hook-form.tsx"),
  rjsf: () => import("./form-rjsf.tsx"),
  formily: () => import("./form-formily.tsx"),
  step: () => import("./step-ours.tsx"),
};

const parameters = new URLSearchParams(location.search);
if (parameters.has("count")) countRenders();
const page = await pages[parameters.get("page") ?? ""]?.();
const root = document.getElementById("root");
if (!page || !root) throw new Error(`unknown page: ${location.search}`);
page.start(root, sectionsOf(Number(parameters.get("questions") ?? 1_000)));
