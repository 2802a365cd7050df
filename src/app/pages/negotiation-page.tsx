import { navigation } from "virtual:catalog-navigation";
import { localizedText } from "../../engine/nav/localized-text.ts";
import { pages } from "../../i18n/en/pages.ts";
import { tool } from "../../i18n/en/tool.ts";
import { Notice } from "../../ui/primitives/notice.tsx";
import { usePage } from "../shared/use-page.ts";
import { PageBody } from "./parts/page-body.tsx";

/** A negotiation session. None can be opened yet, and the page explains that. */
export const NegotiationPage = () => {
  usePage({ name: pages.negotiation, icon: "handshake" });
  const fixed = navigation.menu.flatMap((part) => (part.part === "links" ? part.items : []));
  return (
    <PageBody kicker={tool.planned} title={pages.negotiation} lead={pages.negotiationLead}>
      <Notice>{pages.negotiationText}</Notice>
      <h2 className="mt-10 mb-3 text-xl">{pages.negotiationInstead}</h2>
      <ul className="space-y-2">
        <li>
          <a href={navigation.home.review}>{tool.generalReview}</a>
        </li>
        {fixed.slice(0, 1).map(({ name, href }) => (
          <li key={href}>
            <a href={href}>{localizedText(name, "en")}</a>
          </li>
        ))}
        <li>
          <a href="/services">{tool.allServices}</a>
        </li>
      </ul>
    </PageBody>
  );
};
