import type { Project } from '@/api/generated/types'
import { rich } from '@/lib/rich-text'
import { deletion, type ActionViewModel } from '@/store/commands/action'
import { siloPaths } from '../paths'
import { projectContents } from './contents'

/** What can be done to a project from its row. */
export const projectActions = ({ id, name }: Project): ActionViewModel[] => [
  { id: 'edit', label: 'Edit', to: siloPaths.projectEdit({ project: name }) },
  deletion(
    {
      id,
      kind: 'project',
      name,
      consequences: rich`The roles given on it go with it.`,
      contents: projectContents(name),
    },
    { command: { endpoint: 'projectDelete', args: { path: { project: name } } } },
  ),
]
