import { createSelector, weakMapMemoize } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type { Disk, Instance } from '@/api/generated/types'
import { emphasis, rich, type RichText } from '@/lib/rich-text'
import { isBusy } from '@/machines/disk/disk.machine'
import type { ActionViewModel } from '@/store/commands/action'
import { rowActions } from '@/store/palette/object-actions'
import type { Poll } from '@/store/polling/poll'
import { selectRelease } from '@/store/release/release'
import type { ScreenActions, ScreenActionsSelector } from '@/store/routing/route'
import type { RootState } from '@/store/setup/state'
import { instanceViewQuery } from '../queries'
import { readingInterval } from '../instance/rules'
import { instanceHeading } from '../instances/rules'
import { projectPaths, type ProjectParams } from '../paths'
import { addDiskActions, attachedDiskActions } from './actions'
import { instanceDisksQuery } from './queries'

export interface AttachedDiskViewModel extends Disk {
  href: string
  actions: readonly ActionViewModel[]
}

export interface StorageViewModel {
  bootDisk: AttachedDiskViewModel | undefined
  /** What happens at the next start without a boot disk. */
  withoutBootDisk: RichText
  others: readonly AttachedDiskViewModel[]
  /** Whether it has a disk that only its sled has. */
  hasLocalDisk: boolean
  adding: readonly ActionViewModel[]
}

const toRow = weakMapMemoize(
  (disk: Disk, instance: Instance, project: string): AttachedDiskViewModel => ({
    ...disk,
    href: projectPaths.instanceDisk({ project, instance: instance.name, disk: disk.name }),
    actions: attachedDiskActions({ disk, instance, project }),
  }),
)

const bootOutlook = (others: readonly Disk[]): RichText => {
  const [first, second] = others
  if (!first) return rich`Attach a disk to be able to set a boot disk.`
  if (!second) return rich`The instance will boot from ${emphasis(first.name)}, its only disk.`
  return rich`Setting a boot disk is recommended unless the boot order is managed inside the guest.`
}

/** The storage of an instance: its boot disk, its other disks, and the actions that add one. */
export const selectStorage = createSelector(
  [
    (state: RootState, params: ProjectParams<'instance'>) =>
      selectData(state, instanceViewQuery(params)),
    (state: RootState, params: ProjectParams<'instance'>) =>
      selectData(state, instanceDisksQuery(params))?.items,
    (_state: RootState, { project }: ProjectParams<'instance'>) => project,
    selectRelease,
  ],
  (instance, disks, project, release): StorageViewModel | undefined => {
    if (!instance || !disks) return undefined
    const bootDisk = disks.find(({ id }) => id === instance.bootDiskId)
    const others = disks.filter(disk => disk !== bootDisk)
    return {
      bootDisk: bootDisk && toRow(bootDisk, instance, project),
      withoutBootDisk: bootOutlook(others),
      others: others.map(disk => toRow(disk, instance, project)),
      hasLocalDisk: disks.some(({ diskType }) => diskType === 'local'),
      adding: addDiskActions({ instance, project, diskCount: disks.length, release }),
    }
  },
)

const toScreenActions = weakMapMemoize(
  (actions: readonly ActionViewModel[], name: string): ScreenActions => ({
    group: instanceHeading(name),
    actions,
  }),
)

/** The actions that add a disk to an instance. */
export const selectAddDiskActions: ScreenActionsSelector<ProjectParams<'instance'>> = (
  state,
  params,
) => {
  const { name } = selectData(state, instanceViewQuery(params)) ?? {}
  const storage = selectStorage(state, params)
  return storage && name ? toScreenActions(storage.adding, name) : undefined
}

const attachedDisks = ({ bootDisk, others }: StorageViewModel) =>
  bootDisk ? [bootDisk, ...others] : others

/** The actions on each disk of the instance. */
export const selectAttachedDiskActions = rowActions(
  ({ name }: AttachedDiskViewModel) => `Disk ${name}`,
  (state, params: ProjectParams<'instance'>) => {
    const storage = selectStorage(state, params)
    return storage && attachedDisks(storage)
  },
)

const INTERVAL_MS = 3_000

/**
 * Polls an instance and its disks: the disks while one of them is changing state, unless the
 * instance itself is polled more often.
 */
export const instanceStoragePoll: Poll<ProjectParams<'instance'>> = params => {
  const view = instanceViewQuery(params)
  const disks = instanceDisksQuery(params)
  return {
    queries: () => [view, disks],
    schedule(state, now) {
      const instance = selectData(state, view)
      const intervalMs = instance ? readingInterval(instance, now) : null
      const isMoving = selectData(state, disks)?.items.some(disk => isBusy(disk.state.state))
      if (isMoving && (intervalMs === null || intervalMs >= INTERVAL_MS))
        return { query: disks, intervalMs: INTERVAL_MS }
      return intervalMs === null ? null : { query: view, intervalMs }
    },
  }
}
