import { settings as plan } from "virtual:catalog-settings";
import type { CSSProperties } from "react";
import { settings } from "../../../i18n/english-only/settings.ts";
import type { DocumentSettings } from "../../../model/settings.ts";
import "./sample.css";

// Fonts have their real size, as in the preview of a document, so that the text can be read; the margins shrink instead.
const points = (count: number): string => `${count}pt`;

const colorOf = (id: "headerColor" | "bodyColor", value: string): string => {
  const option = plan.settings.find((setting) => setting.id === id)?.options?.find((one) => one.value === value);
  return option?.means === undefined ? "inherit" : `#${option.means}`;
};

const headingStyle = (values: DocumentSettings): CSSProperties => ({
  fontFamily: values.headerFont,
  fontSize: points(values.headerSize),
  color: colorOf("headerColor", values.headerColor),
  fontWeight: values.headerWeight === "bold" ? 700 : 400,
  marginBottom: points(values.headerParagraphSpacing),
  lineHeight: 1.25,
});

const textStyle = (values: DocumentSettings): CSSProperties => ({
  fontFamily: values.bodyFont,
  fontSize: points(values.bodySize),
  color: colorOf("bodyColor", values.bodyColor),
  fontWeight: values.bodyWeight === "bold" ? 700 : 400,
  lineHeight: values.bodyLineSpacing,
  marginBottom: points(values.bodyParagraphSpacing),
});

/** A page of a sample agreement, formatted with the current settings. */
export const SamplePage = ({ values }: { readonly values: DocumentSettings }) => {
  const heading = headingStyle(values);
  const text = textStyle(values);
  const { sample } = settings;
  return (
    <figure className="sample">
      <figcaption className="mb-2 text-sm font-semibold text-soft">{settings.sampleTitle}</figcaption>
      <div className="sample-sheet">
        <div style={{ padding: `min(${values.documentMargins}pt, 12cqi)` }}>
          <p style={{ ...heading, textAlign: "center" }}>{sample.title}</p>
          <p style={text}>{sample.opening}</p>
          {sample.clauses.map((clause, index) => (
            <div key={clause.title}>
              <p style={heading}>
                {index + 1}. {clause.title}
              </p>
              <p style={text}>{clause.text}</p>
            </div>
          ))}
        </div>
      </div>
    </figure>
  );
};
