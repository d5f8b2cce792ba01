/**
 * One path at which two values differ, with both sides as text; undefined on the side where it is
 * missing.
 */
export interface ValueChange {
  /** `context.location.path`, `data.items.db1.runState`. */
  path: string
  before: string | undefined
  after: string | undefined
}

/** Maximum length of a value's text, in characters. */
const LENGTH = 300

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** A value as one text, cut off if it is long. */
export const textOf = (value: unknown): string | undefined => {
  if (value === undefined) return undefined
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value))
  return text.length > LENGTH ? `${text.slice(0, LENGTH)}…` : text
}

const idOf = (item: unknown): string | null =>
  isObject(item) && 'id' in item && typeof item.id === 'string' ? item.id : null

/** The members of a value by key; items of a list by id if all of them have one. */
export const partsOf = (value: object): ReadonlyMap<string, unknown> => {
  if (!Array.isArray(value)) return new Map(Object.entries(value))
  const ids = value.map(idOf)
  const areNamed = ids.every(id => id !== null) && new Set(ids).size === ids.length
  return new Map(
    value.map((item: unknown, index) => [(areNamed && ids[index]) || String(index), item]),
  )
}

const canBeCompared = (before: unknown, after: unknown): boolean =>
  isObject(before) &&
  isObject(after) &&
  Array.isArray(before) === Array.isArray(after) &&
  !(before instanceof Date || after instanceof Date)

/**
 * The differences between two JSON values, as deep as both have the same shape, at most `most` of
 * them. Skips members that are the same object.
 */
export const valueChanges = (before: unknown, after: unknown, most = 100): ValueChange[] => {
  const changes: ValueChange[] = []
  const compare = (one: unknown, other: unknown, path: readonly string[]) => {
    if (one === other || changes.length >= most) return
    if (canBeCompared(one, other)) {
      const [old, now] = [partsOf(one as object), partsOf(other as object)]
      for (const key of new Set([...old.keys(), ...now.keys()]))
        compare(old.get(key), now.get(key), [...path, key])
      return
    }
    const [was, is] = [textOf(one), textOf(other)]
    if (was !== is) changes.push({ path: path.join('.'), before: was, after: is })
  }
  compare(before, after, [])
  return changes
}
