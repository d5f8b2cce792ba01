import type { Disk } from '@/api/schema/disks'
import { emphasis, rich } from '@/lib/rich-text'
import { canCancelImport } from '@/machines/disk/disk.rules'
import { confirmedDelete, type ActionViewModel } from '@/store/commands/action'
import { confirmRequested } from '@/store/confirm/events'
import { snapshotRequested } from '../snapshots/events'
import { importCancelRequested } from './events'
import { reasonCannot } from './rules'

const cancelImport = ({ id, name }: Disk, project: string): ActionViewModel => {
  const source = `importCancel/${id}`
  return {
    id: 'cancelImport',
    label: 'Cancel import',
    isDanger: true,
    event: confirmRequested({
      title: 'Confirm cancel import',
      body: [
        rich`Are you sure you want to cancel the import into ${emphasis(name)}?`,
        ['The disk is deleted with everything written to it so far.'],
      ],
      tone: 'danger',
      source,
      event: importCancelRequested({ source, project, disk: name }),
    }),
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
    {
      id: 'delete',
      label: 'Delete',
      isDanger: true,
      reason: reasonCannot(state, 'delete'),
      event: confirmedDelete({
        source: `diskDelete/${id}`,
        name,
        command: { endpoint: 'diskDelete', args: { path: { disk: name }, query: { project } } },
        success: { content: ['Disk ', emphasis(name), ' deleted'] },
      }),
    },
  ]
}
