import type { Snapshot } from '@/api/generated/types'
import { emphasis, emphasisedChoices, rich, type RichText } from '@/lib/rich-text'
import {
  type SnapshotStateName,
  type SnapshotVerb,
  allowedStates,
  can,
} from '@/machines/snapshot/snapshot.machine'
import { deletion, leaving, type ActionViewModel } from '@/store/commands/action'
import { projectPaths, type ProjectParams } from '../paths'

/** Why an action is not available, or undefined. */
export const reasonCannot = (
  state: SnapshotStateName,
  verb: SnapshotVerb,
): RichText | undefined => {
  if (can(state, verb)) return undefined
  if (verb === 'createImage') {
    return rich`Only ${emphasisedChoices(allowedStates(verb))} snapshots can become images`
  }
  return state === 'creating'
    ? rich`The snapshot is still ${emphasis('creating')}`
    : rich`Only ${emphasisedChoices(allowedStates(verb))} snapshots can be deleted`
}

/** Why no disk can be made from a snapshot, or undefined: the same states allow an image. */
const reasonNoDisk = (state: SnapshotStateName): RichText | undefined =>
  can(state, 'createImage')
    ? undefined
    : rich`Only ${emphasisedChoices(allowedStates('createImage'))} snapshots can become disks`

/**
 * The actions on a snapshot in its row, its panel and the palette. `screen` is the path of the
 * panel if they are offered there.
 */
export const snapshotActions = (
  { id, name, state }: Snapshot,
  { project }: ProjectParams<'project'>,
  screen?: string,
): ActionViewModel[] => [
  {
    id: 'createImage',
    label: 'Create image',
    to: projectPaths.imageCreate({ project, snapshot: name }),
    reason: reasonCannot(state, 'createImage'),
  },
  {
    id: 'createDisk',
    label: 'Create disk',
    to: projectPaths.diskCreateFrom({ project, snapshot: id }),
    reason: reasonNoDisk(state),
  },
  deletion(
    {
      id,
      kind: 'snapshot',
      name,
      reason: reasonCannot(state, 'delete'),
      consequences: rich`The disk it was taken of is kept, and so are disks and images made from it.`,
    },
    {
      command: {
        endpoint: 'snapshotDelete',
        args: { path: { snapshot: name }, query: { project } },
      },
      ...leaving(screen, projectPaths.snapshots({ project })),
    },
  ),
]
