import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { ReactNode } from "react";
import type { SessionMessages } from "../../../i18n/en/session/session.ts";
import type { PrintedPage } from "../../../model/session/printed-page.ts";

/** A page of a file as a picture; `isIncomplete` if something on it could not be drawn. */
type PagePicture = { readonly picture: ImageBitmap; readonly isIncomplete: boolean };

/** The pages of a file, which are drawn when they come into view. Unit of sizes: points. */
export type FilePages = {
  readonly pages: readonly { readonly width: number; readonly height: number }[];
  readonly draw: (page: number, width: number) => Promise<PagePicture | null>;
  /** What is printed on a page. */
  readonly read: (page: number) => Promise<PrintedPage>;
};

type Props = {
  readonly messages: SessionMessages;
  readonly file: FilePages;
  /** 1 for the first page. */
  readonly number: number;
  readonly onDrawn?: ((page: number) => void) | undefined;
  readonly onPress?: (x: number, y: number) => void;
  /** What is placed on the page. */
  readonly children?: ReactNode;
};

/** How far below the window a page is drawn already. */
const AHEAD = "600px";
/** More pixels than this for each one of CSS are not seen. */
const MAX_DENSITY = 2;

type Status = "waiting" | "drawn" | "incomplete" | "failed";

/** Draws a page once it is about to come into view. */
const usePicture = ({ file, number, onDrawn }: Pick<Props, "file" | "number" | "onDrawn">) => {
  const report = useEffectEvent(() => onDrawn?.(number));
  const canvas = useRef<HTMLCanvasElement>(null);
  const [status, setStatus] = useState<Status>("waiting");
  useEffect(() => {
    const { current } = canvas;
    if (!current) return undefined;
    let isShown = true;
    const draw = async (): Promise<void> => {
      const width = Math.ceil(current.clientWidth * Math.min(devicePixelRatio, MAX_DENSITY));
      const drawn = await file.draw(number, Math.max(width, 1));
      if (!isShown || !drawn) {
        drawn?.picture.close();
        if (isShown) setStatus("failed");
        return;
      }
      current.width = drawn.picture.width;
      current.height = drawn.picture.height;
      current.getContext("bitmaprenderer")?.transferFromImageBitmap(drawn.picture);
      setStatus(drawn.isIncomplete ? "incomplete" : "drawn");
      report();
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        draw().catch(() => isShown && setStatus("failed"));
      },
      { rootMargin: AHEAD },
    );
    observer.observe(current);
    return () => {
      isShown = false;
      observer.disconnect();
    };
  }, [file, number]);
  return { canvas, status };
};

/** One page of an uploaded file, with the fields on it. */
export const FilePage = ({ messages: { upload }, file, number, onDrawn, onPress, children }: Props) => {
  const { canvas, status } = usePicture({ file, number, onDrawn });
  const { width, height } = file.pages[number - 1]!;
  return (
    <div>
      <div
        className="relative w-full overflow-hidden bg-sheet [color-scheme:light] shadow-sheet"
        style={{ aspectRatio: `${width} / ${height}` }}
        data-page={number}
        data-status={status}
        onClick={(event) => {
          if (event.target !== canvas.current) return;
          const { left, top, width: wide, height: high } = event.currentTarget.getBoundingClientRect();
          onPress?.((event.clientX - left) / wide, (event.clientY - top) / high);
        }}
      >
        <canvas
          ref={canvas}
          role="img"
          aria-label={upload.page(number, file.pages.length)}
          className="absolute inset-0 size-full"
        />
        {children}
      </div>
      <p role="status" className="mt-1 text-sm font-semibold text-caution">
        {status === "incomplete" && upload.incomplete}
        {status === "failed" && upload.notDrawn}
      </p>
    </div>
  );
};
