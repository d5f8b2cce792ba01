/** A long computation in slices, between which others have their turn. */
export type Slices<Value> = Generator<void, Value, void>

/** As many items make a slice: a few milliseconds of work. */
export const SLICE = 100

/** Maps a list, some items at a time. */
export function* mapped<Item, Result>(
  items: readonly Item[],
  of: (item: Item) => Result,
): Slices<Result[]> {
  const results: Result[] = []
  for (const item of items) {
    if (results.length > 0 && results.length % SLICE === 0) yield
    results.push(of(item))
  }
  return results
}
