import { records } from "../../../i18n/english-only/records.ts";

/** Explains what it means that something is stored on this device, and how to back it up. */
export const DeviceStorageNote = ({ children }: { readonly children: string }) => (
  <div className="mt-14 max-w-prose space-y-1 border-t border-rule pt-4 text-sm text-soft">
    <p>{children}</p>
    <p>
      <a href="/document-vault" className="inline-block py-1">
        {records.keepSafe}
      </a>
    </p>
  </div>
);
