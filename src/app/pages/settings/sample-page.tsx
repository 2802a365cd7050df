import { settings as plan } from "virtual:catalog-settings";
import type { CSSProperties } from "react";
import { settings } from "../../../i18n/english-only/settings.ts";
import type { DocumentSettings } from "../../../model/settings.ts";

// A letter page is 612 points wide; lengths on the sample are relative to its width, so that it scales.
const PAGE_WIDTH_POINTS = 612;
const share = (points: number): string => `${(points / PAGE_WIDTH_POINTS) * 100}cqw`;

const colorOf = (id: "headerColor" | "bodyColor", value: string): string => {
  const option = plan.settings.find((setting) => setting.id === id)?.options?.find((one) => one.value === value);
  return option?.means === undefined ? "inherit" : `#${option.means}`;
};

const headingStyle = (values: DocumentSettings): CSSProperties => ({
  fontFamily: values.headerFont,
  fontSize: share(values.headerSize),
  color: colorOf("headerColor", values.headerColor),
  fontWeight: values.headerWeight === "bold" ? 700 : 400,
  marginBottom: share(values.headerParagraphSpacing),
  lineHeight: 1.25,
});

const textStyle = (values: DocumentSettings): CSSProperties => ({
  fontFamily: values.bodyFont,
  fontSize: share(values.bodySize),
  color: colorOf("bodyColor", values.bodyColor),
  fontWeight: values.bodyWeight === "bold" ? 700 : 400,
  lineHeight: values.bodyLineSpacing,
  marginBottom: share(values.bodyParagraphSpacing),
});

/** A page of a sample agreement, formatted with the current settings. */
export const SamplePage = ({ values }: { readonly values: DocumentSettings }) => {
  const heading = headingStyle(values);
  const text = textStyle(values);
  const { sample } = settings;
  return (
    <figure>
      <figcaption className="mb-3 text-sm font-semibold text-soft">{settings.sampleTitle}</figcaption>
      <div className="@container">
        <div className="aspect-[8.5/6] overflow-hidden bg-sheet @lg:aspect-[8.5/11] text-sheet-ink shadow-sheet">
          <div style={{ padding: share(values.documentMargins) }}>
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
      </div>
    </figure>
  );
};
