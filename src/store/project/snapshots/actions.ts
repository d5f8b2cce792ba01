import type { Snapshot } from '@/api/generated/types'
import { rich } from '@/lib/rich-text'
import { deletion, leaving, type ActionViewModel } from '@/store/commands/action'
import { projectPaths } from '../paths'
import { reasonCannot } from './rules'

/** Where the actions are offered. */
export interface SnapshotActionsPlace {
  project: string
  /** Path of the snapshot's own panel, where they are offered on it rather than in the list. */
  screen?: string
}

/** What can be done to a snapshot: the list's rows, its own panel and the palette read this. */
export const snapshotActions = (
  { id, name, state }: Snapshot,
  { project, screen }: SnapshotActionsPlace,
): ActionViewModel[] => [
  {
    id: 'createImage',
    label: 'Create image',
    to: projectPaths.imageCreate({ project, snapshot: name }),
    reason: reasonCannot(state, 'createImage'),
  },
  deletion(
    {
      id,
      kind: 'snapshot',
      name,
      reason: reasonCannot(state, 'delete'),
      consequences: rich`The disk it was taken of stays. So do disks and images made from it.`,
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
