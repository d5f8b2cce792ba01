import { changed, itemsOf, list, oneBy } from '@/api/core/tags'
import type { Entries } from './entry'

/** Projects. A new one comes with a default VPC. */
export const projects = {
  projectList: { provides: itemsOf('project') },
  projectCreate: { invalidates: () => [list('project'), list('vpc')] },
  projectView: { provides: oneBy('project', 'project') },
  projectUpdate: { invalidates: (project, { path }) => changed('project', path.project, project) },
  /** Refused unless the project is empty. */
  projectDelete: { invalidates: () => [list('project')] },
} satisfies Entries
