import { Button } from "../../ui/primitives/button.tsx";
import { Notice } from "../../ui/primitives/notice.tsx";
import { download } from "../download.ts";
import type { AsideRecord } from "../storage/read-store.ts";

type Props = {
  readonly aside: readonly AsideRecord[];
  /** The word on the button that makes a file of them. */
  readonly save: string;
  readonly children: string;
};

const saveAside = async (aside: readonly AsideRecord[]): Promise<void> => {
  const { asideFile } = await import("../storage/aside-file.ts");
  download("unreadable-records.json", asideFile(aside), "application/json");
};

/** Records that cannot be read: they stay where they are, and can be taken away as a file. */
export const SetAside = ({ aside, save, children }: Props) =>
  aside.length === 0 ? null : (
    <Notice tone="caution">
      <p>{children}</p>
      <Button small onClick={() => void saveAside(aside).catch(() => undefined)}>
        {save}
      </Button>
    </Notice>
  );
