import type { AffinityGroup } from '@/api/generated/types'
import { rich } from '@/lib/rich-text'
import { deletion, type ActionViewModel } from '@/store/commands/action'
import { navigationRequested } from '@/store/navigation/events'
import {
  groupAddress,
  groupCommands,
  groupEditPath,
  groupKindWords,
  type GroupKind,
} from '../affinity-kinds'
import { projectPaths } from '../paths'

/** Where the actions are offered. */
export interface GroupActionsPlace {
  kind: GroupKind
  project: string
  /** Path of the group's own page, where they are offered on it rather than in the list. */
  screen?: string
}

/** In place of the page of what is gone, so that going back does not lead there. */
const leave = ({ project, screen }: GroupActionsPlace) =>
  screen === undefined
    ? {}
    : {
        screen,
        followUps: [navigationRequested({ to: projectPaths.affinity({ project }), replace: true })],
      }

/** What can be done to a group: the list's rows, its own page and the palette read this. */
export const groupActions = (group: AffinityGroup, place: GroupActionsPlace): ActionViewModel[] => {
  const { kind, project } = place
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
        ...leave(place),
      },
    ),
  ]
}
