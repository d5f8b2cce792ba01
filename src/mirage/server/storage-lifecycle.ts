import type { DiskState } from '@/api/generated/types'
import type { DiskMove, DiskStateName, DiskVerb } from '@/machines/disk/disk.machine'
import { stateAfter as diskAfter } from '@/machines/disk/disk.rules'
import type { SnapshotMove, SnapshotVerb } from '@/machines/snapshot/snapshot.machine'
import { stateAfter as snapshotAfter } from '@/machines/snapshot/snapshot.rules'
import type { DiskRecord } from '../models/disks'
import type { SnapshotRecord } from '../models/snapshots'
import { fail } from './errors'
import { known } from './lifecycle'
import type { World } from './world'

/*
 * The one place that moves disks and snapshots. Where an event leads is said by their lifecycles.
 */

const diskState = (state: DiskStateName, instance: string | null): DiskState => {
  switch (state) {
    case 'attaching':
    case 'attached':
    case 'detaching':
      return { state, instance: instance ?? fail.internal() }
    default:
      return { state }
  }
}

/** Moves a disk on. `instanceId` says what it is attached to. */
export const moveDisk = (
  world: World,
  id: string,
  event: DiskVerb | DiskMove,
  instanceId?: string,
): DiskRecord => {
  const { state } = world.db.disks.get(id) ?? fail.internal()
  const next = known(diskAfter(state.state, event), state.state, event)
  const holder = instanceId ?? ('instance' in state ? state.instance : null)
  return world.db.disks.update(id, { state: diskState(next, holder) })
}

export const moveSnapshot = (
  world: World,
  id: string,
  event: SnapshotVerb | SnapshotMove,
): SnapshotRecord => {
  const { state } = world.db.snapshots.get(id) ?? fail.internal()
  return world.db.snapshots.update(id, {
    state: known(snapshotAfter(state, event), state, event),
  })
}

/** How long it takes to copy a disk, in milliseconds. */
const SNAPSHOT_TIME = 1_000

/** Has a snapshot become ready in time, and its disk, if it was kept busy, free again. */
export const settleSnapshot = (world: World, { id, diskId }: SnapshotRecord): void =>
  world.later(SNAPSHOT_TIME, `snapshot/${id}`, () => {
    if (world.db.snapshots.get(id)?.state === 'creating') moveSnapshot(world, id, 'settled')
    if (world.db.disks.get(diskId)?.state.state === 'maintenance') {
      moveDisk(world, diskId, 'settled')
    }
  })
