import type { Disk } from '@/api/generated/types'
import { emphasis, rich } from '@/lib/rich-text'
import { canCancelImport } from '@/machines/disk/disk.rules'
import { confirmWith, deletion, leaving, type ActionViewModel } from '@/store/commands/action'
import { requestForm } from '../forms'
import type { ProjectParams } from '../paths'
import { importCancelRequested, snapshotRequested } from './events'
import { reasonCannot, reasonCannotSnapshot } from './rules'

/** The panel of a disk. */
interface Panel {
  /** Path of its address. */
  screen: string
  /** Address of the page under it. */
  under: string
}

/**
 * The actions on a disk in its row, its panel and the palette. `panel` is given if they are offered
 * there.
 */
export const diskActions = (
  disk: Disk,
  { project }: ProjectParams<'project'>,
  panel?: Panel,
): ActionViewModel[] => {
  const {
    id,
    name,
    state: { state },
  } = disk
  const cannotSnapshot = reasonCannotSnapshot(disk)
  const then = panel ? leaving(panel.screen, panel.under) : {}
  const cancelSource = `importCancel/${id}`
  const cancelImport: ActionViewModel = {
    id: 'cancelImport',
    label: 'Cancel import',
    isDanger: true,
    event: confirmWith(
      {
        verb: 'Cancel',
        kind: 'import',
        name,
        text: rich`Are you sure you want to cancel the import into the disk ${emphasis(name)}?`,
        consequences: rich`The disk is deleted with everything written to it so far. This cannot be undone.`,
        tone: 'danger',
        keepLabel: 'Keep importing',
      },
      {
        source: cancelSource,
        event: importCancelRequested({ source: cancelSource, project, disk: name, ...then }),
      },
    ),
  }
  return [
    {
      id: 'snapshot',
      label: 'Snapshot',
      reason: cannotSnapshot,
      event: snapshotRequested({
        project,
        disk: name,
        announce: true,
        source: `snapshotCreate/${id}`,
      }),
    },
    {
      id: 'snapshotAs',
      label: 'Snapshot with a name…',
      reason: cannotSnapshot,
      event: requestForm('snapshotCreate', { project, disk: name }),
    },
    ...(canCancelImport(state) ? [cancelImport] : []),
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
        ...then,
      },
    ),
  ]
}
