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
 * The actions on a group in its row, its page and the palette. `screen` is the path of the page if
 * they are offered there.
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
        consequences: rich`Its members keep running. It no longer affects where they start.`,
      },
      {
        command: groupCommands[kind].remove({ kind, project, group: name }),
        ...leaving(screen, projectPaths.affinity({ project })),
      },
    ),
  ]
}
