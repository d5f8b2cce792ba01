import { changed, items, list, one } from '@/api/core/tags'
import type { Entries } from './entry'

/** Projects. A new one comes with a default VPC. */
export const projects = {
  projectList: { provides: page => items('project', page.items) },
  projectCreate: { invalidates: () => [list('project'), list('vpc')] },
  projectView: { provides: (project, { path }) => one('project', path.project, project) },
  projectUpdate: { invalidates: (project, { path }) => changed('project', path.project, project) },
  /** Refused while anything is inside. */
  projectDelete: { invalidates: () => [list('project')] },
} satisfies Entries
