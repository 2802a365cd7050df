import { OVERLAY_LANGUAGES } from "../../compiler/templates/new-translation.ts";
import { studio } from "../../i18n/english-only/studio.ts";
import { Button } from "../../ui/primitives/button.tsx";
import { TableFrame } from "../../ui/primitives/table-frame.tsx";
import { logicMap } from "./logic-map.ts";
import type { LanguageState, ShownDefinition } from "./compiler/compiler-messages.ts";

const cell = "border-b border-rule px-3 py-2 text-start align-top";

const Table = ({ heads, rows }: { readonly heads: readonly string[]; readonly rows: readonly React.ReactNode[] }) => (
  <TableFrame label={heads.join(", ")}>
    <table className="w-full text-sm">
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} className={cell}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{rows}</tbody>
    </table>
  </TableFrame>
);

/** A table of which answer shows which questions and clauses. */
export const LogicView = ({ shown }: { readonly shown: ShownDefinition }) => (
  <Table
    heads={[studio.question, studio.decides]}
    rows={logicMap(shown).map(({ field, effects }) => (
      <tr key={field}>
        <th scope="row" className={`${cell} font-mono font-normal`}>
          {field}
        </th>
        <td className={cell}>
          {effects.length === 0 && <span className="text-soft">{studio.decidesNothing}</span>}
          <ul className="grid gap-1">
            {effects.map(({ kind, id, when }, index) => (
              <li key={index}>
                {studio.kinds[kind]} <span className="font-mono">{id}</span>: <code className="text-soft">{when}</code>
              </li>
            ))}
          </ul>
        </td>
      </tr>
    ))}
  />
);

type LanguagesProps = {
  readonly languages: readonly LanguageState[];
  /** Begins a translation; null for a page that has none. */
  readonly onBegin: ((language: string) => void) | null;
};

/** In which languages the document can be made, what the others lack, and the way to a new one. */
export const LanguagesView = ({ languages, onBegin }: LanguagesProps) => {
  const missing = OVERLAY_LANGUAGES.filter(
    (overlayLanguage) => !languages.some(({ language }) => language === overlayLanguage),
  );
  return (
    <>
      <Table
        heads={[studio.language, studio.state]}
        rows={languages.map(({ language, isOffered, missing: lacks }) => (
          <tr key={language}>
            <th scope="row" className={`${cell} font-mono font-normal`}>
              {language}
            </th>
            <td className={cell}>{isOffered ? studio.offered : `${studio.notOffered}. ${lacks ?? ""}`}</td>
          </tr>
        ))}
      />
      {onBegin && (
        <div className="mt-4 flex flex-wrap gap-3">
          {missing.map((language) => (
            <Button key={language} small onClick={() => onBegin(language)}>
              {studio.beginTranslation(language)}
            </Button>
          ))}
        </div>
      )}
    </>
  );
};
