import type { Disk } from '@/api/schema/disks'
import { emphasis, rich } from '@/lib/rich-text'
import { canCancelImport } from '@/machines/disk/disk.rules'
import { asked, deletion, type ActionViewModel } from '@/store/commands/action'
import { snapshotRequested } from '../snapshots/events'
import { importCancelRequested } from './events'
import { reasonCannot } from './rules'

const cancelImport = ({ id, name }: Disk, project: string): ActionViewModel => {
  const source = `importCancel/${id}`
  return {
    id: 'cancelImport',
    label: 'Cancel import',
    isDanger: true,
    event: asked(
      {
        verb: 'Cancel',
        kind: 'import',
        name,
        question: rich`Are you sure you want to cancel the import into the disk ${emphasis(name)}?`,
        consequences: rich`The disk is deleted with everything written to it so far. This cannot be undone.`,
        tone: 'danger',
        keepLabel: 'Keep importing',
      },
      { source, event: importCancelRequested({ source, project, disk: name }) },
    ),
  }
}

/** What can be done to a disk from its row in the project's list. */
export const diskActions = (disk: Disk, project: string): ActionViewModel[] => {
  const { id, name } = disk
  const state = disk.state.state
  return [
    {
      id: 'snapshot',
      label: 'Snapshot',
      reason: reasonCannot(state, 'snapshot'),
      event: snapshotRequested({ project, disk: name, announce: true }),
    },
    ...(canCancelImport(state) ? [cancelImport(disk, project)] : []),
    deletion(
      {
        id,
        kind: 'disk',
        name,
        reason: reasonCannot(state, 'delete'),
        consequences: rich`Everything on it goes with it. Snapshots and images made from it stay.`,
      },
      { command: { endpoint: 'diskDelete', args: { path: { disk: name }, query: { project } } } },
    ),
  ]
}
