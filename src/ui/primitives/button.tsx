import type { ButtonHTMLAttributes, ReactNode, Ref } from "react";
import { buttonClasses } from "./button-classes.ts";
import type { ButtonLook } from "./button-classes.ts";

type Props = ButtonHTMLAttributes<HTMLButtonElement> & {
  readonly look?: ButtonLook;
  readonly small?: boolean;
  readonly icon?: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
};

/** A button that does something on this page; what leads elsewhere is a link with `buttonClasses`. */
export const Button = ({ look = "quiet", small, icon, className, children, type = "button", ...rest }: Props) => (
  <button type={type} className={buttonClasses(look, small, className)} {...rest}>
    {icon}
    {children}
  </button>
);
