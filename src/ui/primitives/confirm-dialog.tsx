import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";

type Props = {
  readonly open: boolean;
  readonly title: string;
  readonly yes: string;
  readonly no: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
};

/** Confirms an action that cannot be undone; the safe button has the focus. */
export const ConfirmDialog = ({ open, title, yes, no, onYes, onNo }: Props) => (
  <Dialog open={open} title={title} closeLabel={no} onClose={onNo}>
    <div className="flex flex-wrap justify-end gap-3 p-5">
      <Button autoFocus onClick={onNo}>
        {no}
      </Button>
      <Button variant="danger" onClick={onYes}>
        {yes}
      </Button>
    </div>
  </Dialog>
);
