import type { SortValue } from './column'
import { byNature, naturalKey } from './natural-order'

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
