import type { PageByNameOrId } from '@/api/core/arguments'
import type { Nothing } from '@/api/core/operation'
import { mutation, query } from '@/api/core/operation'
import type { NameOrId } from '@/api/schema/common'
import type {
  Project,
  ProjectCreate,
  ProjectResultsPage,
  ProjectUpdate,
} from '@/api/schema/projects'

export const projects = {
  projectList: query<{ query?: PageByNameOrId }, ProjectResultsPage>('GET', '/v1/projects'),
  projectCreate: mutation<{ body: ProjectCreate }, Project>('POST', '/v1/projects'),
  projectView: query<{ path: { project: NameOrId } }, Project>('GET', '/v1/projects/{project}'),
  projectUpdate: mutation<{ path: { project: NameOrId }; body: ProjectUpdate }, Project>(
    'PUT',
    '/v1/projects/{project}',
  ),
  projectDelete: mutation<{ path: { project: NameOrId } }, Nothing>(
    'DELETE',
    '/v1/projects/{project}',
  ),
}
