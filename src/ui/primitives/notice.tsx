import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { HTMLAttributes, ReactNode, Ref } from "react";
import { classes } from "./classes.ts";

export type NoticeTone = "plain" | "good" | "caution" | "danger";

const tones = {
  plain: { box: "border-accent bg-accent-tint", icon: "text-accent", Icon: Info },
  good: { box: "border-success bg-success-tint", icon: "text-success", Icon: CircleCheck },
  caution: { box: "border-caution bg-caution-tint", icon: "text-caution", Icon: TriangleAlert },
  danger: { box: "border-danger bg-danger-tint", icon: "text-danger", Icon: CircleAlert },
} as const;

type Props = Omit<HTMLAttributes<HTMLDivElement>, "title"> & {
  readonly ref?: Ref<HTMLDivElement>;
  readonly tone?: NoticeTone;
  readonly title?: ReactNode;
};

/** A persistent message; icon and border convey its tone in addition to color. */
export const Notice = ({ tone = "plain", title, className, children, ...rest }: Props) => {
  const { box, icon, Icon } = tones[tone];
  return (
    <div className={classes("flex gap-3 rounded-md border-s-4 px-4 py-3", box, className)} {...rest}>
      <Icon aria-hidden className={classes("mt-1 size-5 shrink-0", icon)} />
      <div className="min-w-0 grow space-y-1">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  );
};
