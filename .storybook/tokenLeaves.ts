/** Flattens a tree of tokens to pairs of dotted name and value: `{ button: { fill } }` -> `['button.fill', value]`. */
export const tokenLeaves = (tree: object, path: readonly string[] = []): [name: string, value: string][] =>
  Object.entries(tree).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string'
      ? [[[...path, key].join('.'), value] as [string, string]]
      : tokenLeaves(value as object, [...path, key]),
  );
