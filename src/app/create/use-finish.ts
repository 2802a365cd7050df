import { site } from "virtual:catalog-site";
import { useNavigate } from "react-router-dom";
import { toolHref } from "../../engine/nav/site-paths.ts";
import type { DocumentSettings } from "../../model/settings.ts";
import type { FinishProps } from "../../ui/form/finish-page.tsx";
import type { OpenForm } from "../../ui/form/open-form.ts";
import type { PreviewSource } from "../../ui/form/preview-pane.tsx";
import { entryName } from "../../text/entry-name.ts";
import { useCatalog } from "../queries/catalog.ts";
import { downloadDocument, fileFormats } from "./make-files.ts";
import { dateIn, dueSteps } from "./next-steps.ts";
import type { DueStep } from "./next-steps.ts";
import { printPage } from "./print-page.ts";

/** What the finish page offers: files, print, next steps and related documents. */
export const useFinish = (
  form: OpenForm,
  preview: PreviewSource,
  settings: DocumentSettings,
): Omit<FinishProps, "form" | "moves" | "takesFocus" | "source"> => {
  const { definition, session, locale } = form;
  const navigate = useNavigate();
  const { data: catalog } = useCatalog();
  const language = site.languages.find((one) => one.code === locale) ?? site.languages[0]!;
  const linkOf = ({ create, carry }: DueStep) => {
    const listing = create === undefined ? undefined : catalog?.lookup.bySlug(create);
    if (create === undefined || listing?.status !== "ready") return undefined;
    const href = toolHref(create, language);
    return { href, title: entryName(listing.entry), onOpen: () => void navigate(href, { state: { carry } }) };
  };
  const ends = dateIn(session, definition.lasts?.until);
  const related = definition.related.map((id) => catalog?.lookup.byId(id));
  return {
    downloads: {
      formats: fileFormats,
      onDownload: (format) => downloadDocument(preview.assemble(session.view()), settings, format),
    },
    onPrint: () => printPage(preview.style),
    nextSteps: dueSteps(session, definition.nextSteps).map((step) => ({ ...step, link: linkOf(step) })),
    related: related
      .filter((page) => page?.status === "ready")
      .map((page) => ({ title: entryName(page!.entry), href: toolHref(page!.slugs[0]!, language) })),
    ends: ends === null ? undefined : { on: ends },
  };
};
