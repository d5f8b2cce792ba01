import type { Project } from '@/api/schema/projects'
import { emphasis } from '@/lib/rich-text'
import { confirmedDelete, type ActionViewModel } from '@/store/commands/action'
import { siloPaths } from '../paths'

/** What can be done to a project from its row. */
export const projectActions = ({ id, name }: Project): ActionViewModel[] => [
  { id: 'edit', label: 'Edit', to: siloPaths.projectEdit({ project: name }) },
  {
    id: 'delete',
    label: 'Delete',
    isDanger: true,
    event: confirmedDelete({
      source: `projectDelete/${id}`,
      name,
      command: { endpoint: 'projectDelete', args: { path: { project: name } } },
      success: { content: ['Project ', emphasis(name), ' deleted'] },
    }),
  },
]
