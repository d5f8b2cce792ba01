import { createSelector, weakMapMemoize } from '@reduxjs/toolkit'
import { put, takeEvery } from 'typed-redux-saga'
import { selectData } from '@/api/core/api'
import { withSearch } from '@/lib/search'
import { addressChanged } from '@/store/navigation/events'
import { allInstancesQuery } from '@/store/project/queries'
import { isAnswered, selectEntries } from '@/store/queries/stable-list'
import { services } from '@/store/setup/effects'
import { createEvent } from '@/store/setup/event'
import type { RootState } from '@/store/setup/state'
import { allProjectsQuery, utilizationQuery } from '../queries'

/** Numbers were entered that the address holds; null removes a parameter. */
export const whatIfChanged = createEvent<{ changes: Readonly<Record<string, string | null>> }>(
  'whatIf/changed',
  { isLoggable: true },
)

/** Keeps what is entered in the address, without reading the page again: its data is the same. */
export function* watchWhatIf() {
  yield* takeEvery(whatIfChanged, function* ({ payload }) {
    const { ports } = yield* services()
    const { path, search, pages } = ports.history.current()
    ports.history.replace(withSearch(path, search, payload.changes), pages)
    yield* put(addressChanged({ location: ports.history.current() }))
  })
}

/** What the user's silo uses, and its quotas. */
export const selectOwnUse = (state: RootState) => selectData(state, utilizationQuery)

/** The projects of the silo that can be looked at: at most the first 1,000. */
export const selectProjects = (state: RootState) => selectData(state, allProjectsQuery)

const instancesOf = weakMapMemoize((project: string) => allInstancesQuery({ project }))

/** The lists of the instances of the first projects. */
const selectReads = createSelector(
  [
    (state: RootState) => selectProjects(state)?.items,
    (_state: RootState, wanted: number) => wanted,
  ],
  (projects, wanted) => (projects ?? []).slice(0, wanted).map(({ name }) => instancesOf(name)),
)

/** The instances of the first projects of the silo, as far as they have been read. */
export const selectFoundInstances = createSelector(
  [
    selectReads,
    (state: RootState, wanted: number) => selectEntries(state, selectReads(state, wanted)),
  ],
  (queries, entries) => ({
    queries,
    instances: entries.flatMap(entry => entry?.data?.items ?? []),
    read: entries.filter(isAnswered).length,
    hasFailed: entries.some(entry => isAnswered(entry) && !entry?.data),
    /** Whether a project has more instances than a page. */
    hasMore: entries.some(entry => entry?.data?.nextPage),
  }),
)
