import { settings as plan } from "virtual:catalog-settings";
import { RotateCcw } from "lucide-react";
import { settings } from "../../../i18n/english-only/settings.ts";
import { Button } from "../../../ui/primitives/button.tsx";
import { Notice } from "../../../ui/primitives/notice.tsx";
import { documentSettings, useDocumentSettings } from "../../stores/browser-stores.ts";
import { toasts } from "../../stores/shell-stores.ts";
import { usePage } from "../../shared/use-page.ts";
import { PageBody } from "../parts/page-body.tsx";
import { SamplePage } from "./sample-page.tsx";
import { SettingControl } from "./setting-control.tsx";

const GROUPS = ["header", "body", "page", "general"] as const;

const reset = () => {
  if (documentSettings.getState().reset()) toasts.getState().add({ title: settings.resetDone });
};

/** All sixteen document settings beside a page that shows them. */
export const DocumentSettingsPage = () => {
  usePage({ name: settings.documentTitle, icon: "sliders-horizontal" });
  const values = useDocumentSettings((state) => state.settings);
  const isSaved = useDocumentSettings((state) => state.isSaved);
  return (
    <PageBody width="page" title={settings.documentTitle} lead={settings.documentLead}>
      <div className="settings">
        <div className="settings-columns">
          <SamplePage values={values} />
          <div className="space-y-10">
            {!isSaved && (
              <Notice role="alert" tone="danger">
                {settings.notSaved}
              </Notice>
            )}
            {GROUPS.map((group) => (
              <section key={group} aria-labelledby={`group-${group}`}>
                <h2 id={`group-${group}`} className="mb-4 border-b border-rule pb-2 text-xl">
                  {settings.groups[group]}
                </h2>
                <div className={group === "general" ? "space-y-5" : "settings-pair"}>
                  {plan.settings
                    .filter((setting) => setting.group === group)
                    .map((setting) => (
                      <SettingControl key={setting.id} setting={setting} value={values[setting.id]} />
                    ))}
                </div>
              </section>
            ))}
            <Button icon={<RotateCcw aria-hidden className="size-5" />} onClick={reset}>
              {settings.reset}
            </Button>
          </div>
        </div>
      </div>
    </PageBody>
  );
};
