import { createSelector, weakMapMemoize } from '@reduxjs/toolkit'
import type { Project } from '@/api/generated/types'
import type { ActionViewModel } from '@/store/commands/action'
import { selectPageItems } from '@/store/paging/selectors'
import { projectPaths } from '@/store/project/paths'
import type { RootState } from '@/store/setup/reducer'
import { projectActions } from './actions'
import { projectListQuery } from './queries'

export interface ProjectRowViewModel {
  id: string
  name: string
  href: string
  description: string
  /** ISO 8601. */
  created: string
  actions: readonly ActionViewModel[]
}

/** One row per project as it was read. */
const toRow = weakMapMemoize((project: Project): ProjectRowViewModel => ({
  id: project.id,
  name: project.name,
  href: projectPaths.instances({ project: project.name }),
  description: project.description,
  created: project.timeCreated,
  actions: projectActions(project),
}))

/** The rows of the page of projects that is shown. */
export const selectProjectRows = createSelector(
  [(state: RootState) => selectPageItems(state, projectListQuery)],
  projects => projects.map(project => toRow(project)),
)
