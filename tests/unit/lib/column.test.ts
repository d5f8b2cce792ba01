import { expect, it } from 'vitest'
import { sortValueOf, type DataColumn, type SortValue } from '@/lib/column'

const context = { reader: { locale: 'en-US', timeZone: 'UTC' }, nameOf: () => '' }

it.each<[DataColumn<object>, SortValue]>([
  [{ id: 'a', text: () => '2 GiB', value: () => 2 }, 2],
  [{ id: 'a', text: () => 'db1' }, 'db1'],
  [{ id: 'a' }, undefined],
])('a column %# is sorted by its value, else by its text', (column, value) => {
  expect(sortValueOf(column)?.({}, context)).toBe(value)
})
