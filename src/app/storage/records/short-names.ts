const [MAX_NAME_LENGTH, MAX_TAG_LENGTH, MAX_TAGS] = [200, 60, 50] as const;

const shortText = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, "")}…`;

/** A name or title, cut to the length that every page can show. */
export const shortName = (name: string): string => shortText(name, MAX_NAME_LENGTH);

/** Tags, cut to the length and number that every page can show. */
export const shortTags = (tags: readonly string[]): readonly string[] =>
  tags.slice(0, MAX_TAGS).map((tag) => shortText(tag, MAX_TAG_LENGTH));

type Named = {
  readonly name?: string;
  readonly title?: string;
  readonly tags?: readonly string[];
  readonly versions?: readonly { readonly files: readonly { readonly name: string }[] }[];
};

/** A record with its names cut for display; the stored record is unchanged. */
export const shortNames = <T extends object>(record: T): T => {
  const { name, title, tags, versions }: Named = record;
  const short: Named = {
    ...(name === undefined ? {} : { name: shortName(name) }),
    ...(title === undefined ? {} : { title: shortName(title) }),
    ...(tags === undefined ? {} : { tags: shortTags(tags) }),
    ...(versions === undefined
      ? {}
      : {
          versions: versions.map((version) => ({
            ...version,
            files: version.files.map((file) => ({ ...file, name: shortName(file.name) })),
          })),
        }),
  };
  return { ...record, ...short };
};
