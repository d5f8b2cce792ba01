import { createSelector, weakMapMemoize } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type { Disk, DiskState } from '@/api/schema/disks'
import type { Instance } from '@/api/schema/instances'
import { emphasis, rich, type RichText } from '@/lib/rich-text'
import { can } from '@/machines/disk/disk.rules'
import type { ActionViewModel } from '@/store/commands/action'
import { rowActions } from '@/store/palette/row-actions'
import type { ScreenActions, ScreenActionsSelector } from '@/store/routing/route'
import type { RootState } from '@/store/setup/state'
import { selectAllDisks } from '../disks/choices'
import { instanceViewQuery } from '../instance/queries'
import { instanceHeading } from '../instances/rules'
import { projectPaths } from '../paths'
import { addDiskActions, attachedDiskActions } from './actions'
import { instanceDisksQuery } from './queries'

export interface AttachedDiskViewModel {
  id: string
  name: string
  href: string
  /** Bytes. */
  size: number
  state: DiskState['state']
  created: string
  actions: readonly ActionViewModel[]
}

export interface StorageViewModel {
  bootDisk: AttachedDiskViewModel | undefined
  /** What happens at the next start while there is no boot disk. */
  withoutBootDisk: RichText
  others: readonly AttachedDiskViewModel[]
  adding: readonly ActionViewModel[]
}

const toRow = weakMapMemoize(
  (disk: Disk, instance: Instance, project: string): AttachedDiskViewModel => ({
    id: disk.id,
    name: disk.name,
    href: projectPaths.disk({ project, disk: disk.name }),
    size: disk.size,
    state: disk.state.state,
    created: disk.timeCreated,
    actions: attachedDiskActions({ disk, instance, project }),
  }),
)

const bootOutlook = (others: readonly Disk[]): RichText => {
  const [first, second] = others
  if (!first) return rich`Attach a disk to be able to set a boot disk.`
  if (!second) return rich`The instance will boot from ${emphasis(first.name)}, its only disk.`
  return rich`Setting a boot disk is recommended unless the boot order is managed inside the guest.`
}

/** The storage of an instance: the disk it boots from, its other disks, and the ways to add one. */
export const selectStorage = createSelector(
  [
    (state: RootState, project: string, name: string) =>
      selectData(state, instanceViewQuery({ project, instance: name })),
    (state: RootState, project: string, name: string) =>
      selectData(state, instanceDisksQuery({ project, instance: name }))?.items,
    (_state: RootState, project: string) => project,
  ],
  (instance, disks, project): StorageViewModel | undefined => {
    if (!instance || !disks) return undefined
    const bootDisk = disks.find(({ id }) => id === instance.bootDiskId)
    const others = disks.filter(disk => disk !== bootDisk)
    return {
      bootDisk: bootDisk && toRow(bootDisk, instance, project),
      withoutBootDisk: bootOutlook(others),
      others: others.map(disk => toRow(disk, instance, project)),
      adding: addDiskActions({ instance, project, diskCount: disks.length }),
    }
  },
)

const toScreenActions = weakMapMemoize(
  (actions: readonly ActionViewModel[], name: string): ScreenActions => ({
    group: instanceHeading(name),
    actions,
  }),
)

/** The ways to give an instance another disk. */
export const selectAddDiskActions: ScreenActionsSelector = (
  state,
  { project = '', instance = '' },
) => {
  const { name } = selectData(state, instanceViewQuery({ project, instance })) ?? {}
  const storage = selectStorage(state, project, instance)
  return storage && name ? toScreenActions(storage.adding, name) : undefined
}

const attachedDisks = ({ bootDisk, others }: StorageViewModel) =>
  bootDisk ? [bootDisk, ...others] : others

/** What can be done to each disk of the instance. */
export const selectAttachedDiskActions = rowActions(
  ({ name }: AttachedDiskViewModel) => `Disk ${name}`,
  (state, { project = '', instance = '' }) => {
    const storage = selectStorage(state, project, instance)
    return storage && attachedDisks(storage)
  },
)

/** The disks of the project that can be attached, as choices. */
export const selectAttachableDisks = createSelector([selectAllDisks], disks =>
  disks
    .filter(({ state }) => can(state.state, 'attach'))
    .map(({ name }) => ({ value: name, label: name })),
)
