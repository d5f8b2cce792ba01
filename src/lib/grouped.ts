/** Items by a key, each group in their order. */
export const groupedBy = <Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): ReadonlyMap<string, readonly Item[]> => {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}

/** Compares by code units, so that no order depends on a language. */
export const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

const NONE: readonly never[] = []

/** What can be asked for the items of a key. */
export type Groups<Item> = (key: string) => readonly Item[]

/** Looks items up by a key; none for one that is not known. */
export const lookUpBy = <Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): Groups<Item> => {
  const groups = groupedBy(items, keyOf)
  return key => groups.get(key) ?? NONE
}
