/** The entries of a table in the order it is written, with its own keys and without those left out. */
export function entries<Key extends string, Value>(table: { readonly [key in Key]?: Value }): [Key, Value][] {
  return Object.entries<Value | undefined>(table).flatMap(([key, value]) =>
    value === undefined ? [] : [[key as Key, value]],
  );
}
