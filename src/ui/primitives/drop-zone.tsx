import { useState } from "react";
import type { DragEvent, ReactNode } from "react";
import { classes } from "./classes.ts";

type Props = {
  readonly onFile: (file: File) => void;
  readonly className?: string;
  readonly children: ReactNode;
};

/** A frame to drop a file on; contains the button that selects one. */
export const DropZone = ({ onFile, className, children }: Props) => {
  const [isOver, setOver] = useState(false);
  const hover = (event: DragEvent): void => {
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file) onFile(file);
  };
  return (
    <div
      onDragOver={hover}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={classes(
        "grid justify-items-start gap-2 rounded-md border-2 border-dashed p-4",
        isOver ? "border-accent bg-accent-tint" : "border-edge bg-paper",
        className,
      )}
    >
      {children}
    </div>
  );
};
