import type { Disk } from '@/api/generated/types'
import { emphasis, rich } from '@/lib/rich-text'
import { canCancelImport } from '@/machines/disk/disk.rules'
import { asked, deletion, leaving, type ActionViewModel } from '@/store/commands/action'
import { requestForm } from '../forms'
import { projectPaths } from '../paths'
import { snapshotRequested } from '../snapshots/events'
import { importCancelRequested } from './events'
import { reasonCannot } from './rules'

/** Where the actions are offered. */
export interface DiskActionsPlace {
  project: string
  /** Path of the disk's own panel, where they are offered on it rather than in the list. */
  screen?: string
}

const leavingDisk = ({ project, screen }: DiskActionsPlace) =>
  leaving(screen, projectPaths.disks({ project }))

const cancelImport = ({ id, name }: Disk, place: DiskActionsPlace): ActionViewModel => {
  const source = `importCancel/${id}`
  const { project } = place
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
      {
        source,
        event: importCancelRequested({ source, project, disk: name, ...leavingDisk(place) }),
      },
    ),
  }
}

const snapshots = ({ name, state: { state } }: Disk, project: string): ActionViewModel[] => {
  const reason = reasonCannot(state, 'snapshot')
  return [
    {
      id: 'snapshot',
      label: 'Snapshot',
      reason,
      event: snapshotRequested({ project, disk: name, announce: true }),
    },
    {
      id: 'snapshotAs',
      label: 'Snapshot with a name…',
      reason,
      event: requestForm('snapshotCreate', { project, disk: name }),
    },
  ]
}

/** What can be done to a disk: the list's rows, its own panel and the palette read this. */
export const diskActions = (disk: Disk, place: DiskActionsPlace): ActionViewModel[] => {
  const { id, name } = disk
  const { project } = place
  const { state } = disk.state
  return [
    ...snapshots(disk, project),
    ...(canCancelImport(state) ? [cancelImport(disk, place)] : []),
    deletion(
      {
        id,
        kind: 'disk',
        name,
        reason: reasonCannot(state, 'delete'),
        consequences: rich`Everything on it goes with it. Snapshots and images made from it stay.`,
      },
      {
        command: { endpoint: 'diskDelete', args: { path: { disk: name }, query: { project } } },
        ...leavingDisk(place),
      },
    ),
  ]
}
