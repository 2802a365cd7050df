import type { ButtonHTMLAttributes, ReactNode, Ref } from "react";
import { buttonClasses } from "./button-classes.ts";
import type { ButtonVariant } from "./button-classes.ts";

type Props = ButtonHTMLAttributes<HTMLButtonElement> & {
  readonly variant?: ButtonVariant;
  readonly small?: boolean;
  readonly icon?: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
};

/** A button that does something on this page; what leads elsewhere is a link with `buttonClasses`. */
export const Button = ({ variant = "quiet", small, icon, className, children, type = "button", ...rest }: Props) => (
  <button type={type} className={buttonClasses(variant, small, className)} {...rest}>
    {icon}
    {children}
  </button>
);
