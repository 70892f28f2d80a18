/** Numbers in a tree, and the tree with one of them raised: what the facts must notice. */
export type Path = readonly string[];

export function numbersIn(tree: unknown): readonly Path[] {
  if (typeof tree === 'number') return [[]];
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([key, value]) => numbersIn(value).map(path => [key, ...path]));
}

export function raised(tree: unknown, [key, ...rest]: Path): unknown {
  if (key === undefined) return Number(tree) + 1;
  const copy: object = Array.isArray(tree) ? [...tree] : { ...Object(tree) };
  return Object.assign(copy, { [key]: raised(Reflect.get(copy, key), rest) });
}
