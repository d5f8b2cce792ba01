import { weakMapMemoize } from '@reduxjs/toolkit'
import { selectEntry, type Entry } from '@/api/core/api'
import type { Instance, Project } from '@/api/generated/types'
import { selectShownItems } from '@/store/lists/selectors'
import { instanceListQuery } from '@/store/project/queries'
import { projectPaths } from '@/store/project/paths'
import { nextReads, sameList } from '@/store/queries/stable-list'
import { listRows } from '@/store/queries/view-models'
import type { RootState } from '@/store/setup/state'
import { projectActions } from './actions'
import { projectListQuery } from '../queries'
import type { Query } from '@/api/operations/table'

/** The instances of a project in numbers; `isMore` if only the first page of them was counted. */
export type InstanceCounts =
  | { kind: 'loading' }
  | { kind: 'uncounted' }
  | { kind: 'unknown'; query: Query }
  | { kind: 'known'; total: number; running: number; failed: number; isMore: boolean }

const LOADING: InstanceCounts = { kind: 'loading' }
const UNCOUNTED: InstanceCounts = { kind: 'uncounted' }

/** The projects in view whose instances are counted at most. */
export const MOST_COUNTED = 20

const toCounts = weakMapMemoize(
  (
    {
      data,
      error,
    }: Entry<{
      items: readonly Instance[]
      nextPage?: string | null | undefined
    }>,
    query: Query,
  ): InstanceCounts => {
    if (!data) return error ? { kind: 'unknown', query } : LOADING
    const countOf = (state: Instance['runState']) =>
      data.items.filter(({ runState }) => runState === state).length
    return {
      kind: 'known',
      total: data.items.length,
      running: countOf('running'),
      failed: countOf('failed'),
      isMore: Boolean(data.nextPage),
    }
  },
)

const selectCounted = (state: RootState) =>
  selectShownItems(state, projectListQuery).slice(0, MOST_COUNTED)

const selectCounts = (state: RootState, _params: unknown, { id, name }: Project) => {
  const query = instanceListQuery({ project: name })
  const entry = selectEntry(state, query)
  if (entry) return toCounts(entry, query)
  return selectCounted(state).some(project => project.id === id) ? LOADING : UNCOUNTED
}

/** The rows of the current page of projects. The counts of their instances arrive after them. */
export const selectProjectRows = listRows(
  projectListQuery,
  (project, _params, counts: InstanceCounts) => ({
    href: projectPaths.instances({ project: project.name }),
    actions: projectActions(project),
    counts,
  }),
  selectCounts,
)

const toRead = weakMapMemoize((project: string) => instanceListQuery({ project }))

/** The lists to count: those in view that were read, and the next ones. None is polled. */
export const selectCountReads = (state: RootState) =>
  sameList(
    ...nextReads(
      state,
      selectCounted(state).map(({ name }) => toRead(name)),
    ),
  )
