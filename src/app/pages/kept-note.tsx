import { records } from "../../i18n/en/records.ts";

/** Beside what is kept on this device: what that means, and how to keep it safe. */
export const KeptNote = ({ children }: { readonly children: string }) => (
  <div className="space-y-3 border-s-2 border-rule ps-5 text-sm text-soft">
    <p>{children}</p>
    <p>
      <a href="/document-vault">{records.keepSafe}</a>
    </p>
  </div>
);
