import { Button } from "../../../ui/primitives/button.tsx";
import { Notice } from "../../../ui/primitives/notice.tsx";
import { download } from "../../shared/download.ts";
import type { UnreadableRecord } from "../../storage/read-store.ts";

type Props = {
  readonly aside: readonly UnreadableRecord[];
  /** The word on the button that makes a file of them. */
  readonly save: string;
  readonly children: string;
};

const downloadUnreadable = async (aside: readonly UnreadableRecord[]): Promise<void> => {
  const { unreadableRecordsFile } = await import("../../storage/backup/unreadable-records-file.ts");
  download("unreadable-records.json", unreadableRecordsFile(aside), "application/json");
};

/** Records that cannot be read: they stay where they are, and can be taken away as a file. */
export const UnreadableRecordsNotice = ({ aside, save, children }: Props) =>
  aside.length === 0 ? null : (
    <Notice tone="caution">
      <p>{children}</p>
      <Button small onClick={() => void downloadUnreadable(aside).catch(() => undefined)}>
        {save}
      </Button>
    </Notice>
  );
