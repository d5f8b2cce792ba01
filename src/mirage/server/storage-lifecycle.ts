import type { DiskState } from '@/api/generated/types'
import {
  type DiskMove,
  type DiskStateName,
  type DiskVerb,
  stateAfter as diskAfter,
} from '@/machines/disk/disk.machine'
import {
  type SnapshotMove,
  type SnapshotVerb,
  stateAfter as snapshotAfter,
} from '@/machines/snapshot/snapshot.machine'
import type { DiskRecord, SnapshotRecord } from '../models/records'
import { fail } from './errors'
import { known } from './lifecycle'
import type { BackendState } from './backend-state'

/*
 * The only module that changes the state of disks and snapshots. Their lifecycle machines define
 * the transitions.
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

/** Applies a transition to a disk. `instanceId` is the instance it is attached to. */
export const moveDisk = (
  backendState: BackendState,
  id: string,
  event: DiskVerb | DiskMove,
  instanceId?: string,
): DiskRecord => {
  const { state } = backendState.db.disks.get(id) ?? fail.internal()
  const next = known(diskAfter(state.state, event), state.state, event)
  const holder = instanceId ?? ('instance' in state ? state.instance : null)
  return backendState.db.disks.update(id, { state: diskState(next, holder) })
}

export const moveSnapshot = (
  backendState: BackendState,
  id: string,
  event: SnapshotVerb | SnapshotMove,
): SnapshotRecord => {
  const { state } = backendState.db.snapshots.get(id) ?? fail.internal()
  return backendState.db.snapshots.update(id, {
    state: known(snapshotAfter(state, event), state, event),
  })
}

/** Duration of a snapshot, in milliseconds. */
const SNAPSHOT_TIME = 1_000

/** Schedules the completion of a snapshot, which also frees its disk if that is still busy. */
export const settleSnapshot = (backendState: BackendState, { id, diskId }: SnapshotRecord): void =>
  backendState.later(SNAPSHOT_TIME, `snapshot/${id}`, () => {
    if (backendState.db.snapshots.get(id)?.state === 'creating')
      moveSnapshot(backendState, id, 'settled')
    if (backendState.db.disks.get(diskId)?.state.state === 'maintenance') {
      moveDisk(backendState, diskId, 'settled')
    }
  })
