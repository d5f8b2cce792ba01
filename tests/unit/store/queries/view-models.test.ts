import { expect, test, vi } from 'vitest'
import { selectData } from '@/api/core/api'
import { cacheKey } from '@/api/core/cache-key'
import { externalIpsQuery, instanceListQuery } from '@/store/project/queries'
import { listRows } from '@/store/queries/view-models'
import type { RootState } from '@/store/setup/state'

const list = instanceListQuery({ project: 'web' })
const addressesOf = (instance: string) => externalIpsQuery({ project: 'web', instance })

const instances = ['db1', 'db2'].map(name => ({ id: name, name }))

/** A state with a list of two instances, and what the cache has besides. */
const stateWith = (entries: Record<string, unknown>, parts: object = {}) => {
  const state: object = {
    api: { queries: { [cacheKey(list)]: { data: { items: instances } }, ...entries } },
    lists: { views: {}, wanted: [], searched: [], selected: {}, shown: {} },
    paging: {},
    ...parts,
  }
  return state as RootState
}

const entryOf = (instance: string, count: number) => ({
  [cacheKey(addressesOf(instance))]: { data: { items: Array.from({ length: count }) } },
})

const createRows = () => {
  const select = vi.fn(
    (state: RootState, name: string) => selectData(state, addressesOf(name))?.items.length ?? 0,
  )
  const rows = listRows(
    instanceListQuery,
    (_instance, _params: { project: string }, addresses: number) => ({ addresses }),
    (state, _params, { name }) => select(state, name),
  )
  return { select, rows: (state: RootState) => rows(state, { project: 'web' }) }
}

test('a row is made anew only if what it was made from has changed', () => {
  const { select, rows } = createRows()
  const first = entryOf('db1', 1)
  const before = rows(stateWith(first))
  expect(before.map(({ addresses }) => addresses)).toEqual([1, 0])
  expect(select).toHaveBeenCalledTimes(2)

  const after = rows(stateWith({ ...first, ...entryOf('db2', 3) }))
  expect(after.map(({ addresses }) => addresses)).toEqual([1, 3])
  expect(after[0]).toBe(before[0])
  expect(select).toHaveBeenCalledTimes(3)
})

test('the rows are the same for a change of what they were not made from', () => {
  const { select, rows } = createRows()
  const first = entryOf('db1', 1)
  const before = rows(stateWith(first))
  expect(rows(stateWith({ ...first, ...entryOf('db9', 1) }, { toasts: {} }))).toBe(before)
  expect(select).toHaveBeenCalledTimes(2)
})
