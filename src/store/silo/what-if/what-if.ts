import { createSelector, weakMapMemoize } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import { allInstancesQuery } from '@/store/project/queries'
import { isAnswered, selectEntries } from '@/store/queries/stable-list'
import type { RootState } from '@/store/setup/state'
import { allProjectsQuery, utilizationQuery } from '../queries'

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
