import type { SortValue } from './column'

/** A text in lower case, cut into numbers and the texts between them. */
type NaturalKey = readonly (string | number)[]

/** The key that `byNature` compares: `db10` → `['db', 10, '']`. */
export const naturalKey = (text: string): NaturalKey =>
  text
    .toLowerCase()
    .split(/(\d+)/)
    .map((part, at) => (at % 2 === 1 ? Number(part) : part))

/** Compares texts so that `db2` comes before `db10`. */
export const byNature = (a: NaturalKey, b: NaturalKey): number => {
  const length = Math.min(a.length, b.length)
  for (let at = 0; at < length; at++) {
    const [one, other] = [a[at]!, b[at]!]
    if (one !== other) return one < other ? -1 : 1
  }
  return a.length - b.length
}

const compare = (a: SortValue, b: SortValue): number => (a! < b! ? -1 : a! > b! ? 1 : 0)

const isMissing = (value: SortValue) => value === null || value === undefined || value === ''

/** What a row is sorted by. */
export interface SortKey<Row> {
  row: Row
  value: SortValue
  key: ReturnType<typeof naturalKey> | null
}

export const sortKeyOf = <Row>(row: Row, value: SortValue): SortKey<Row> => ({
  row,
  value,
  key: typeof value === 'string' ? naturalKey(value) : null,
})

/** The rows of the keys in their order, which is stable. Rows without a value come last. */
export const sortRows = <Row>(keys: readonly SortKey<Row>[], isDescending: boolean): Row[] =>
  keys
    .toSorted((a, b) => {
      if (isMissing(a.value) || isMissing(b.value))
        return Number(isMissing(a.value)) - Number(isMissing(b.value))
      // Numbers, such as those of addresses, come before texts.
      const order =
        a.key && b.key
          ? byNature(a.key, b.key)
          : Number(a.key !== null) - Number(b.key !== null) || compare(a.value, b.value)
      return isDescending ? -order : order
    })
    .map(({ row }) => row)
