import type { PageByNameOrId } from '@/api/core/arguments'
import type { EmptyBody } from '@/api/core/operation'
import { mutation, query } from '@/api/core/operation'
import { changed, items, list, one } from '@/api/core/tags'
import type {
  NameOrId,
  Project,
  ProjectCreate,
  ProjectResultsPage,
  ProjectUpdate,
} from '@/api/generated/types'

/** Projects. A new one comes with a default VPC. */
export const projects = {
  projectList: query<{ query?: PageByNameOrId }, ProjectResultsPage>('GET', '/v1/projects', {
    isLoggable: true,
    provides: page => items('project', page.items),
  }),
  projectCreate: mutation<{ body: ProjectCreate }, Project>('POST', '/v1/projects', {
    isLoggable: true,
    isBodyLoggable: true,
    invalidates: () => [list('project'), list('vpc')],
  }),
  projectView: query<{ path: { project: NameOrId } }, Project>('GET', '/v1/projects/{project}', {
    isLoggable: true,
    provides: (project, { path }) => one('project', path.project, project),
  }),
  projectUpdate: mutation<{ path: { project: NameOrId }; body: ProjectUpdate }, Project>(
    'PUT',
    '/v1/projects/{project}',
    {
      isLoggable: true,
      isBodyLoggable: true,
      invalidates: (project, { path }) => changed('project', path.project, project),
    },
  ),
  /** Refused while anything is inside. */
  projectDelete: mutation<{ path: { project: NameOrId } }, EmptyBody>(
    'DELETE',
    '/v1/projects/{project}',
    { isLoggable: true, isBodyLoggable: true, invalidates: () => [list('project')] },
  ),
}
