/** A text to learn from: its features, the class it belongs to, and how much it counts. */
export type Example = {
  readonly features: Iterable<number>;
  readonly classId: string;
  readonly weight: number;
  /** Whether it is an example message. Features that no message has are left to the search index. */
  readonly isTyped: boolean;
};

/** Examples with features and classes as indexes; `values` are the same for all features of a row but for their rarity. */
export type TrainingRows = {
  readonly classes: readonly string[];
  /** The features in order. */
  readonly features: readonly number[];
  readonly rows: readonly {
    readonly features: readonly number[];
    readonly values: readonly number[];
    readonly owner: number;
    readonly weight: number;
  }[];
  /** The classes whose examples have a feature, by feature, in order. */
  readonly owners: readonly (readonly number[])[];
  /** How many examples have each feature. */
  readonly counts: readonly number[];
  /** How rare each feature is (IDF), 1 on average. */
  readonly rarity: readonly number[];
};

const inOrder = (numbers: Iterable<number>): number[] => [...new Set(numbers)].sort((a, b) => a - b);

/** Numbers the features and classes of examples; only what they contain decides the order. */
export const trainingRows = (examples: readonly Example[]): TrainingRows => {
  const sets = examples.map(({ features }) => new Set(features));
  const features = inOrder(sets.flatMap((set, row) => (examples[row]!.isTyped ? [...set] : [])));
  const classes = [...new Set(examples.map(({ classId }) => classId))].sort();
  const [featureAt, classAt] = [
    new Map(features.map((feature, index) => [feature, index])),
    new Map(classes.map((one, index) => [one, index])),
  ];
  const counts = new Uint32Array(features.length);
  const owners = features.map((): number[] => []);
  const indexed = sets.map((set, row) => {
    const owner = classAt.get(examples[row]!.classId)!;
    return { own: [...set].flatMap((feature) => featureAt.get(feature) ?? []), owner, weight: examples[row]!.weight };
  });
  for (const { own, owner } of indexed)
    for (const feature of own) {
      counts[feature]! += 1;
      owners[feature]!.push(owner);
    }
  const logs = [...counts].map((count) => Math.log((1 + examples.length) / (1 + count)) + 1);
  const total = counts.reduce((sum, count) => sum + count, 0);
  // Relative to its mean over all rows, so that a row has a length of about 1.
  const mean = logs.reduce((sum, log, index) => sum + log * counts[index]!, 0) / total;
  const rarity = logs.map((log) => log / mean);
  const rows = indexed
    .filter(({ own }) => own.length > 0)
    .map(({ own, owner, weight }) => {
      const factor = 1 / Math.sqrt(own.length);
      return { features: own, values: own.map((feature) => rarity[feature]! * factor), owner, weight };
    });
  return { classes, features, rows, owners: owners.map(inOrder), counts: [...counts], rarity };
};
