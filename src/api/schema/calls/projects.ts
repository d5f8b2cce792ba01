import { z } from 'zod'
import { NameOrId, NameOrIdSortMode } from '../common'
import { Project, ProjectCreate, ProjectResultsPage, ProjectUpdate } from '../projects'
import { sorted } from './facts'

export const projectsCalls = {
  projectList: {
    status: 200,
    query: sorted(NameOrIdSortMode, {}, {}),
    result: ProjectResultsPage,
  },
  projectCreate: {
    status: 201,
    body: ProjectCreate,
    result: Project,
  },
  projectView: {
    status: 200,
    path: z.object({ project: NameOrId }),
    result: Project,
  },
  projectUpdate: {
    status: 200,
    path: z.object({ project: NameOrId }),
    body: ProjectUpdate,
    result: Project,
  },
  projectDelete: {
    status: 204,
    path: z.object({ project: NameOrId }),
  },
}
