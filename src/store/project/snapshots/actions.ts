import type { Snapshot } from '@/api/generated/types'
import { rich } from '@/lib/rich-text'
import { deletion, leaving, type ActionViewModel } from '@/store/commands/action'
import { projectPaths, type ProjectParams } from '../paths'
import { reasonCannot, reasonNoDisk } from './rules'

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
