import { studio } from "../../i18n/english-only/studio.ts";
import type { Problem } from "../../model/problem.ts";
import { Button } from "../../ui/primitives/button.tsx";
import { classes } from "../../ui/primitives/classes.ts";
import { suggestedWord } from "./editor/apply-suggestion.ts";

type Props = {
  /** The open file. */
  readonly path: string;
  readonly problems: readonly Problem[];
  readonly onGo: (problem: Problem) => void;
  readonly onFix: (problem: Problem) => void;
};

type CardProps = Omit<Props, "problems"> & { readonly problem: Problem };

const Card = ({ path, problem, onGo, onFix }: CardProps) => {
  const { file, line, code, severity, message, suggestion } = problem;
  const word = suggestedWord(problem);
  return (
    <li className="rounded-lg border border-rule bg-paper p-1">
      <button
        type="button"
        onClick={() => onGo(problem)}
        className="block min-h-11 w-full rounded-md p-2 text-start hover:bg-accent-tint"
      >
        {file !== path && <span className="block font-mono text-xs break-all">{file.replace(/^catalog\//, "")}</span>}
        <span className={classes("block font-semibold", severity === "error" && "text-danger")}>
          {studio.place(line)} <span className="font-mono text-xs font-normal text-soft">{code}</span>
        </span>
        <span className="block break-words">{message}</span>
        {suggestion && <span className="block break-words text-soft">{suggestion}</span>}
      </button>
      {word !== null && (
        <div className="px-2 pb-2">
          <Button small onClick={() => onFix(problem)}>
            {studio.fix(word)}
          </Button>
        </div>
      )}
    </li>
  );
};

/** Every problem with its line and remedy; selecting one moves the cursor there. */
export const ProblemsView = ({ path, problems, onGo, onFix }: Props) => {
  const inFile = problems.filter(({ file }) => file === path);
  const elsewhere = problems.filter(({ file }) => file !== path);
  const cards = (list: readonly Problem[]) => (
    <ol className="grid gap-3 text-sm">
      {list.map((problem, index) => (
        <Card key={index} path={path} problem={problem} onGo={onGo} onFix={onFix} />
      ))}
    </ol>
  );
  return (
    <>
      {inFile.length === 0 ? <p>{studio.healthy}</p> : cards(inFile)}
      {elsewhere.length > 0 && (
        <>
          <h2 className="mt-6 mb-3 text-base">{studio.elsewhere}</h2>
          {cards(elsewhere)}
        </>
      )}
    </>
  );
};
