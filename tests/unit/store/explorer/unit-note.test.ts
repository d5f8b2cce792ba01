import { expect, test } from 'vitest'
import { NEW_PANEL, NOTHING } from '@/machines/metrics-explorer/metrics-explorer.rules'
import { selectUnitNote } from '@/store/explorer/unit-note'
import type { RootState } from '@/store/setup/state'

const CPU = 'virtual_machine:vcpu_usage'
const ALIGNED = `get ${CPU} | align mean_within($period)`

const noteOf = (query: string, seconds?: number | null, value: 'second' | 'sample' = 'second') => {
  const intervals = seconds === undefined ? {} : { [CPU]: seconds }
  const context = { ...NOTHING, scope: 'project/any', intervals }
  const state: unknown = {
    actors: { metricsExplorer: { context } },
    api: { queries: {} },
    release: { known: null },
  }
  return selectUnitNote(
    state as RootState,
    { project: 'any' },
    { ...NEW_PANEL, id: '1', query, value },
  )
}

test.each([
  [ALIGNED, 5, /divided by the time between the last two samples: 5 s for vcpu_usage\.$/],
  [ALIGNED, null, /not known how far the samples of virtual_machine:vcpu_usage are apart/],
  [`get ${CPU}`, undefined, /divided by the time in which it was counted/],
])('says how %s with samples %s s apart came to be per second', (query, seconds, words) => {
  expect(noteOf(query, seconds)).toMatch(words)
})

test('says nothing of amounts per sample, of gauges, and of what is not learned yet', () => {
  expect(noteOf(ALIGNED, 5, 'sample')).toBeNull()
  expect(noteOf('get a:b', 5)).toBeNull()
  expect(noteOf(ALIGNED)).toBeNull()
})
