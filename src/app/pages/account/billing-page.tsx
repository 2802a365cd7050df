import { account } from "../../../i18n/en/account.ts";
import { Notice } from "../../../ui/primitives/notice.tsx";
import { usePage } from "../../shared/use-page.ts";
import { PageBody } from "../parts/page-body.tsx";
import { Plans } from "../parts/plans.tsx";

/** The price of this installation. */
export const BillingPage = () => {
  usePage({ name: account.billingTitle, icon: "tag" });
  return (
    <PageBody title={account.billingTitle} lead={account.billingLead}>
      <Notice tone="good">{account.nothingDue}</Notice>
      <h2 className="mt-10 mb-4">{account.yourPlan}</h2>
      <Plans />
      <p className="mt-8">
        <a href="/pricing/en">{account.pricing}</a>
      </p>
    </PageBody>
  );
};
