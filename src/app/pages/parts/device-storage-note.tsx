import { records } from "../../../i18n/english-only/records.ts";

/** Explains what it means that something is stored on this device, and how to back it up. */
export const DeviceStorageNote = ({ children }: { readonly children: string }) => (
  <div className="space-y-3 border-s-2 border-rule ps-5 text-sm text-soft">
    <p>{children}</p>
    <p>
      <a href="/document-vault">{records.keepSafe}</a>
    </p>
  </div>
);
