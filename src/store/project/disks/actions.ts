import type { Disk, Instance } from '@/api/generated/types'
import { emphasis, rich } from '@/lib/rich-text'
import { canCancelImport } from '@/machines/disk/disk.machine'
import {
  confirmed,
  confirmWith,
  deletion,
  leaving,
  type ActionViewModel,
} from '@/store/commands/action'
import { metricsAction } from '@/store/explorer/links'
import { requestForm } from '../forms'
import { reasonCannotAttachment } from '../instance-storage/rules'
import { projectPaths, type ProjectParams } from '../paths'
import { importCancelRequested, snapshotRequested } from './events'
import { reasonCannot, reasonCannotSnapshot } from './rules'

/** The panel of a disk. */
interface Panel {
  /** Path of its address. */
  screen: string
  /** Address of the page under it. */
  under: string
}

interface Place {
  /** The instance that the disk is attached to, if loaded. */
  instance?: Instance | undefined
  /** Given if the actions are offered there. */
  panel?: Panel
}

/** Whether an instance that is not loaded is stopped, the server decides. */
const detach = ({ id, name, state }: Disk, instance: Instance | undefined): ActionViewModel => ({
  id: 'detach',
  label: 'Detach',
  reason: instance
    ? reasonCannotAttachment(
        {
          disk: state.state,
          instance: instance.runState,
          isBootDisk: instance.bootDiskId === id,
        },
        'detach',
      )
    : reasonCannot(state.state, 'detach'),
  event: confirmed(
    {
      verb: 'Detach',
      kind: 'disk',
      name,
      tone: 'danger',
      consequences: instance
        ? rich`The instance ${emphasis(instance.name)} can no longer use it. The disk and its data are kept.`
        : rich`Its instance can no longer use it. The disk and its data are kept. This fails unless the instance is stopped.`,
    },
    {
      source: `instanceDiskDetach/${id}`,
      command: {
        endpoint: 'instanceDiskDetach',
        args: {
          path: { instance: 'instance' in state ? state.instance : '' },
          body: { disk: id },
        },
      },
      success: { content: ['Disk ', emphasis(name), ' detached'] },
      errorTitle: 'Could not detach disk',
    },
  ),
})

/** The actions that can be done on many disks. */
export const diskBulk = ['snapshot', 'detach', 'delete']

/** The actions on a disk in its row, its panel and the palette. */
export const diskActions = (
  disk: Disk,
  { project }: ProjectParams<'project'>,
  { instance, panel }: Place = {},
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
    {
      id: 'attach',
      label: 'Attach…',
      reason: reasonCannot(state, 'attach'),
      event: requestForm('diskAttachTo', { project, disk: name }),
    },
    detach(disk, instance),
    metricsAction(projectPaths.metrics({ project }), { 'var-disk': id }),
    ...(canCancelImport(state) ? [cancelImport] : []),
    deletion(
      {
        id,
        kind: 'disk',
        name,
        reason: reasonCannot(state, 'delete'),
        consequences: rich`All data on it is lost. Snapshots and images made from it are kept.`,
      },
      {
        command: { endpoint: 'diskDelete', args: { path: { disk: name }, query: { project } } },
        ...then,
      },
    ),
  ]
}
