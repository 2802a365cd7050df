import type { ReactNode } from "react";
import "./rows.css";

type Props = {
  /** The icon of its kind. */
  readonly mark: ReactNode;
  readonly name: string;
  /** The language of the name. */
  readonly language?: string | undefined;
  /** One line below the name. */
  readonly about?: ReactNode;
  /** What is in the columns: two elements, as the headings of the list. */
  readonly facts: ReactNode;
  readonly menu?: ReactNode;
  /** Below the row: forms, problems, older versions. */
  readonly children?: ReactNode;
};

/** One saved thing in a list: mark, name, facts in columns, one menu. */
export const Row = ({ mark, name, language, about, facts, menu, children }: Props) => (
  <li className="row">
    <div className="row-line">
      <span aria-hidden className="row-mark">
        {mark}
      </span>
      <div>
        <h3 lang={language} className="row-name">
          {name}
        </h3>
        <div className="row-about">{about}</div>
      </div>
      <div className="row-facts">{facts}</div>
      {menu}
    </div>
    {children && <div className="row-more empty:hidden">{children}</div>}
  </li>
);

type ListProps = { readonly heads?: readonly ReactNode[]; readonly children: ReactNode };

/** Rows below the names of their columns. */
export const Rows = ({ heads, children }: ListProps) => (
  <div className="rows">
    {heads && (
      <p aria-hidden className="row-heads">
        <span />
        {heads.map((head, index) => (
          <span key={index}>{head}</span>
        ))}
      </p>
    )}
    <ul>{children}</ul>
  </div>
);
