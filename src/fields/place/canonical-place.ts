/** Traditional abbreviations of states that are neither their code nor the start of their name alone. */
const ABBREVIATIONS: ReadonlyMap<string, string> = new Map([
  ["ala", "alabama"],
  ["ariz", "arizona"],
  ["ark", "arkansas"],
  ["calif", "california"],
  ["cali", "california"],
  ["colo", "colorado"],
  ["conn", "connecticut"],
  ["del", "delaware"],
  ["fla", "florida"],
  ["ill", "illinois"],
  ["ind", "indiana"],
  ["kans", "kansas"],
  ["mass", "massachusetts"],
  ["mich", "michigan"],
  ["minn", "minnesota"],
  ["miss", "mississippi"],
  ["mont", "montana"],
  ["neb", "nebraska"],
  ["nev", "nevada"],
  ["okla", "oklahoma"],
  ["ore", "oregon"],
  ["penn", "pennsylvania"],
  ["penna", "pennsylvania"],
  ["tenn", "tennessee"],
  ["tex", "texas"],
  ["wash", "washington"],
  ["wis", "wisconsin"],
  ["wisc", "wisconsin"],
  ["wyo", "wyoming"],
  ["washington dc", "district of columbia"],
  ["washington d c", "district of columbia"],
  ["d c", "dc"],
]);

/**
 * The name of a place in lower case, without "State of" and with traditional abbreviations written out.
 *
 * Example: "Tex." and "State of Texas" are "texas"
 */
export const canonicalPlace = (typed: string): string => {
  const plain = typed
    .toLowerCase()
    .replace(/^(?:the )?(?:state|commonwealth) of /, "")
    .replaceAll(/[.,]+ ?/g, " ")
    .replaceAll(/ +/g, " ")
    .trim();
  return ABBREVIATIONS.get(plain) ?? plain;
};
