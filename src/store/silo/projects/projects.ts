import { projectPaths } from '@/store/project/paths'
import { listRows } from '@/store/queries/view-models'
import { projectActions } from './actions'
import { projectListQuery } from './queries'

/** The rows of the current page of projects. */
export const selectProjectRows = listRows(projectListQuery, project => ({
  href: projectPaths.instances({ project: project.name }),
  actions: projectActions(project),
}))
