import { expect, test } from "vitest";
import type { PreparedDocument } from "../../engine/document/prepare-document.ts";
import type { DocumentDefinition } from "../../model/definition.ts";
import type { FormView } from "../../model/form-view.ts";
import type { LegalDocument } from "../../model/document.ts";
import type { PageStyle } from "../../model/settings.ts";
import type { OpenForm } from "../../ui/form/context/open-form.ts";
import { createPreview } from "./use-preview.ts";

test("a file is assembled from scratch, whatever the preview showed before", () => {
  const previous: unknown[] = [];
  const shown = { title: "shown" } as LegalDocument;
  const prepared = { assemble: (...args: readonly unknown[]) => (previous.push(args[2]), shown) };
  const session = { view: () => ({}), context: () => ({}) };
  const preview = createPreview(
    {} as DocumentDefinition,
    prepared as unknown as PreparedDocument,
    { session, locale: "en" } as unknown as OpenForm,
    {} as PageStyle,
  );
  preview.assemble({} as FormView);
  preview.assemble({} as FormView);
  preview.assembleForFile();
  expect(previous).toEqual([undefined, shown, undefined]);
});
