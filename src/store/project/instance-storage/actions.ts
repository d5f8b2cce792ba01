import type { Disk, Instance } from '@/api/generated/types'
import { type Release, limitsOf } from '@/api/releases/ladder'
import { emphasis, rich, type RichText } from '@/lib/rich-text'
import { confirmed, confirmWith, type ActionViewModel } from '@/store/commands/action'
import { snapshotRequested } from '../disks/events'
import { reasonCannotSnapshot } from '../disks/rules'
import { requestForm } from '../forms'
import { instanceUpdateRequested } from '../instance/events'
import { updateCommand } from '../instance/update.rules'
import { reasonCannot as reasonInstanceCannot } from '../instances/rules'
import { reasonCannotAttachment, type AttachmentVerb } from './rules'

/** A disk with its instance and project. */
export interface AttachedDisk {
  disk: Disk
  instance: Instance
  project: string
}

const isBootDisk = ({ disk, instance }: AttachedDisk) => disk.id === instance.bootDiskId

const reason = (attached: AttachedDisk, verb: AttachmentVerb) =>
  reasonCannotAttachment(
    {
      disk: attached.disk.state.state,
      instance: attached.instance.runState,
      isBootDisk: isBootDisk(attached),
    },
    verb,
  )

/** Sets the boot disk; null for none. */
const updateBootDisk = (instance: Instance, bootDisk: string | null, errorTitle: string) => {
  const source = `instanceUpdate/${instance.id}`
  const change = { bootDisk }
  return {
    source,
    event: instanceUpdateRequested({
      source,
      instance: instance.id,
      change,
      command: updateCommand(instance, change),
      errorTitle,
    }),
  }
}

const snapshot = ({ disk, project }: AttachedDisk): ActionViewModel => ({
  id: 'snapshot',
  label: 'Snapshot',
  reason: reasonCannotSnapshot(disk),
  event: snapshotRequested({
    project,
    disk: disk.name,
    announce: false,
    source: `snapshotCreate/${disk.id}`,
  }),
})

const unsetAsBootDisk = (attached: AttachedDisk): ActionViewModel => ({
  id: 'unsetAsBootDisk',
  label: 'Unset as boot disk',
  reason: reason(attached, 'unsetAsBootDisk'),
  event: confirmWith(
    {
      verb: 'Unset',
      kind: 'boot disk',
      name: attached.disk.name,
      text: rich`Are you sure you want to unset the disk ${emphasis(attached.disk.name)} as the boot disk?`,
      consequences: rich`It stays attached. Setting a boot disk is recommended unless the boot order is managed inside the guest.`,
    },
    updateBootDisk(attached.instance, null, 'Could not unset boot disk'),
  ),
})

const setAsBootDisk = (attached: AttachedDisk): ActionViewModel => {
  const { disk, instance } = attached
  const isChange = Boolean(instance.bootDiskId)
  return {
    id: 'setAsBootDisk',
    label: 'Set as boot disk',
    reason: reason(attached, 'setAsBootDisk'),
    event: confirmWith(
      {
        verb: isChange ? 'Change' : 'Set',
        kind: 'boot disk',
        name: disk.name,
        text: isChange
          ? rich`Are you sure you want to change the boot disk to the disk ${emphasis(disk.name)}?`
          : rich`Are you sure you want to set the disk ${emphasis(disk.name)} as the boot disk?`,
        ...(isChange && { consequences: rich`The current boot disk stays attached.` }),
      },
      updateBootDisk(instance, disk.id, `Could not ${isChange ? 'change' : 'set'} boot disk`),
    ),
  }
}

const detach = (attached: AttachedDisk): ActionViewModel => {
  const { disk, instance } = attached
  return {
    id: 'detach',
    label: 'Detach',
    reason: reason(attached, 'detach'),
    event: confirmed(
      {
        verb: 'Detach',
        kind: 'disk',
        name: disk.name,
        consequences: rich`The instance ${emphasis(instance.name)} can no longer use it. The disk and its data are kept.`,
        tone: 'danger',
      },
      {
        source: `instanceDiskDetach/${disk.id}`,
        command: {
          endpoint: 'instanceDiskDetach',
          args: { path: { instance: instance.id }, body: { disk: disk.name } },
        },
        success: { content: ['Disk ', emphasis(disk.name), ' detached'] },
        errorTitle: 'Could not detach disk',
      },
    ),
  }
}

/** The actions on a disk in the storage tab of its instance. */
export const attachedDiskActions = (attached: AttachedDisk): ActionViewModel[] => [
  snapshot(attached),
  isBootDisk(attached) ? unsetAsBootDisk(attached) : setAsBootDisk(attached),
  detach(attached),
]

interface Storage {
  instance: Instance
  project: string
  diskCount: number
  release: Release
}

const isFull = ({ diskCount, release }: Storage): RichText | undefined => {
  const most = limitsOf(release).disks
  return diskCount >= most ? rich`An instance can have at most ${String(most)} disks` : undefined
}

/** The actions that add a disk to an instance. */
export const addDiskActions = (storage: Storage): ActionViewModel[] => {
  const { instance, project } = storage
  const reasonFor = (aim: string) =>
    reasonInstanceCannot(instance.runState, 'attachDisk', aim) ?? isFull(storage)
  return [
    {
      id: 'attach',
      label: 'Attach existing disk',
      reason: reasonFor('attach a disk'),
      event: requestForm('diskAttach', { project, instance: instance.name }),
    },
    {
      id: 'create',
      label: 'Create disk',
      reason: reasonFor('create and attach a disk'),
      event: requestForm('diskCreate', { mode: 'attach', project, instance: instance.name }),
    },
  ]
}
