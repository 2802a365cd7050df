const condition = /\{\{ if .*?\}\}/g;
const branch = /\b(?:then|else) "([^"]*)"/g;

const branchesOf = (found: string): readonly string[] => [...found.matchAll(branch)].map(([, words = ""]) => words);

/** A text as a reader may see it: as many readings as its conditions have branches, so that each branch is in one. */
export const readings = (source: string): readonly string[] => {
  const all = [...source.matchAll(condition)].map(([found]) => branchesOf(found).length);
  return Array.from({ length: Math.max(1, ...all) }, (_, index) =>
    source.replaceAll(condition, (found) => {
      const branches = branchesOf(found);
      return branches[Math.min(index, branches.length - 1)] ?? found;
    }),
  );
};
