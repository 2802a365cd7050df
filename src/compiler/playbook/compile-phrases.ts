import type { PhrasePattern } from "../../model/review/playbook.ts";
import { rangeOf } from "../position/yaml-file.ts";
import type { Report } from "../problems/problem.ts";
import { compilePhrase } from "./compile-phrase.ts";

/** Compiles phrases and reports those that are not bounded. */
export const compilePhrases = (sources: string[] | undefined, report: Report): readonly PhrasePattern[] =>
  (sources ?? []).flatMap((source, index) => {
    const phrase = compilePhrase(source);
    if ("pattern" in phrase) return [phrase.pattern];
    report("CW079", rangeOf(sources ?? [], index), phrase.fault);
    return [];
  });
