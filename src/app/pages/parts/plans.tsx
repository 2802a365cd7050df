import { site } from "virtual:catalog-site";
import { Check } from "lucide-react";
import { localizedText } from "../../../engine/nav/localized-text.ts";
import { account } from "../../../i18n/en/account.ts";
import { Card } from "../../../ui/primitives/card.tsx";

/** The plans of this installation, as `site.yaml` has them. */
export const Plans = () => (
  <div className="grid gap-5 sm:grid-cols-2">
    {site.plans.map((plan) => (
      <Card key={plan.id} className="sm:last:odd:col-span-2">
        <h3>{localizedText(plan.name, "en")}</h3>
        <p className="mt-1 text-lg font-semibold">{localizedText(plan.price, "en")}</p>
        <p className="mt-4 text-sm font-semibold text-soft">{account.includes}</p>
        <ul className="mt-2 space-y-2">
          {plan.includes.map((line) => (
            <li key={line.en} className="flex gap-3">
              <Check aria-hidden className="mt-1.5 size-4 shrink-0 text-success" />
              {localizedText(line, "en")}
            </li>
          ))}
        </ul>
      </Card>
    ))}
  </div>
);
