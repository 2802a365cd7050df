const PLAIN = /^[A-Za-z][A-Za-z -]*$/;
const READ_OTHERWISE = /^(y|yes|n|no|on|off|true|false|null)$/i;

/** A name as a value of YAML, in quotes where it would be read as something else. Example: `2` becomes `"2"` */
export const nameInYaml = (name: string): string =>
  PLAIN.test(name) && !READ_OTHERWISE.test(name) ? name : JSON.stringify(name);

/** The id a name gives a file, without accents. Example: "Résumé Review" is "resume-review" */
export const idOfName = (name: string): string =>
  name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
