import type { AffinityGroup } from '@/api/generated/types'
import { rich } from '@/lib/rich-text'
import { deletion, leaving, type ActionViewModel } from '@/store/commands/action'
import {
  groupAddress,
  groupCommands,
  groupEditPath,
  groupKindWords,
  type GroupAddress,
} from '../affinity-kinds'
import { projectPaths } from '../paths'

/**
 * What can be done to a group: the list's rows, its own page and the palette read this. `screen` is
 * the path of the page where they are offered on it.
 */
export const groupActions = (
  group: AffinityGroup,
  { kind, project }: Omit<GroupAddress, 'group'>,
  screen?: string,
): ActionViewModel[] => {
  const { id, name } = group
  return [
    { id: 'edit', label: 'Edit', to: groupEditPath(groupAddress(kind, project, group)) },
    deletion(
      {
        id,
        kind: groupKindWords[kind].noun,
        name,
        consequences: rich`Its members stay and go on running. It has no say any more in where they start.`,
      },
      {
        command: groupCommands[kind].remove({ kind, project, group: name }),
        ...leaving(screen, projectPaths.affinity({ project })),
      },
    ),
  ]
}
