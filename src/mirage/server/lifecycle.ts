import type { DiskState } from '@/api/schema/disks'
import type { DiskMove, DiskStateName, DiskVerb } from '@/machines/disk/disk.machine'
import { stateAfter as diskAfter } from '@/machines/disk/disk.rules'
import { isRestartingSoon } from '@/machines/instance/auto-restart.rules'
import type {
  InstanceMove,
  InstanceRunState,
  InstanceVerb,
} from '@/machines/instance/instance.machine'
import { stateAfter as instanceAfter } from '@/machines/instance/instance.rules'
import type { SnapshotMove, SnapshotVerb } from '@/machines/snapshot/snapshot.machine'
import { stateAfter as snapshotAfter } from '@/machines/snapshot/snapshot.rules'
import type { DiskRecord } from '../models/disks'
import type { InstanceRecord } from '../models/instances'
import type { SnapshotRecord } from '../models/snapshots'
import { reserve } from '../rules/placement'
import { ApiFailure, fail } from './errors'
import type { World } from './world'

/*
 * The one place that moves instances, disks and snapshots. Where an event leads is said by their
 * lifecycles; here is only how long things take, and what goes with a move.
 */

/** Asking for what the lifecycle does not know is a mistake of the backend's own. */
const known = <State>(state: State | undefined, from: string, event: string): State => {
  if (state === undefined) throw new Error(`${event} leads nowhere from ${from}`)
  return state
}

const SECOND = 1_000
const HOUR = 3_600 * SECOND

/** What an instance does by itself in a state, and after how long. */
const settling: { [State in InstanceRunState]?: { move: InstanceMove; ms: number } } = {
  creating: { move: 'vmCreated', ms: SECOND },
  starting: { move: 'settled', ms: 3 * SECOND },
  stopping: { move: 'settled', ms: 3 * SECOND },
  rebooting: { move: 'settled', ms: 3 * SECOND },
}

/** How often failed instances are looked at, and how long one is left alone after a restart. */
const RESTART_SWEEP = 60 * SECOND
const RESTART_COOLDOWN = HOUR

/** An instance holds its place on a sled until it has come to rest. */
const atRest: ReadonlySet<InstanceRunState> = new Set<InstanceRunState>(['stopped', 'failed'])

const instanceKey = (id: string) => `instance/${id}`

const instanceById = (world: World, id: string) => world.db.instances.get(id) ?? fail.internal()

/**
 * Moves an instance on, now and, where its new state does not last, later. What was due for it
 * before is given up.
 */
export const moveInstance = (
  world: World,
  id: string,
  event: InstanceVerb | InstanceMove,
): InstanceRecord => {
  const { runState } = instanceById(world, id)
  const next = known(instanceAfter(runState, event), runState, event)
  const moved = world.db.instances.update(id, {
    runState: next,
    timeRunStateUpdated: world.now(),
    ...(atRest.has(next) ? { sledId: null } : {}),
  })
  world.cancel(instanceKey(id))
  settleInstance(world, moved)
  if (event === 'vmLost') watchForRestart(world, id)
  return moved
}

/** Has an instance do in time what its state leads to by itself. */
export const settleInstance = (world: World, { id, runState }: InstanceRecord): void => {
  const next = settling[runState]
  if (!next) return
  world.later(next.ms, instanceKey(id), () => {
    if (world.db.instances.get(id)?.runState === runState) moveInstance(world, id, next.move)
  })
}

/** Gives an instance its place on a sled and brings it up; refuses when there is no room. */
export const startInstance = (
  world: World,
  instance: InstanceRecord,
  event: 'start' | 'autoRestarted',
): InstanceRecord => {
  world.db.instances.update(instance.id, { sledId: reserve(world, instance) })
  return moveInstance(world, instance.id, event)
}

const restart = (world: World, instance: InstanceRecord) => {
  const now = world.clock.now()
  startInstance(world, instance, 'autoRestarted')
  world.db.instances.update(instance.id, {
    timeLastAutoRestarted: world.now(),
    autoRestartCooldownExpiration: new Date(now + RESTART_COOLDOWN).toISOString(),
  })
}

/** Whether `action` went through; a refusal of the backend's rules is no. */
const succeeds = (action: () => void): boolean => {
  try {
    action()
    return true
  } catch (error) {
    if (error instanceof ApiFailure) return false
    throw error
  }
}

/**
 * An instance that failed while the backend ran comes back by itself, as soon as policy, cooldown
 * and capacity let it. One that was failed from the start stays so.
 */
const watchForRestart = (world: World, id: string): void =>
  world.later(RESTART_SWEEP, instanceKey(id), () => {
    const instance = world.db.instances.get(id)
    if (instance?.runState !== 'failed') return
    const due = isRestartingSoon(instance, world.clock.now())
    if (!due || !succeeds(() => restart(world, instance))) watchForRestart(world, id)
  })

/** Readies a new instance: to be started, if there is room for it, or to be left stopped. */
export const finishCreating = (
  world: World,
  instance: InstanceRecord,
  start: boolean,
): InstanceRecord => {
  const reserved =
    start &&
    succeeds(() => {
      world.db.instances.update(instance.id, { sledId: reserve(world, instance) })
    })
  if (!reserved) return moveInstance(world, instance.id, 'settled')
  const waiting = instanceById(world, instance.id)
  settleInstance(world, waiting)
  return waiting
}

/** Gives up what is due for an instance that goes away. */
export const forgetInstance = (world: World, id: string): void => world.cancel(instanceKey(id))

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

/** How long it takes to copy a disk. */
const SNAPSHOT_TIME = SECOND

/** Has a snapshot become ready in time, and its disk, if it was kept busy, free again. */
export const settleSnapshot = (world: World, { id, diskId }: SnapshotRecord): void =>
  world.later(SNAPSHOT_TIME, `snapshot/${id}`, () => {
    if (world.db.snapshots.get(id)?.state === 'creating') moveSnapshot(world, id, 'settled')
    if (world.db.disks.get(diskId)?.state.state === 'maintenance') {
      moveDisk(world, diskId, 'settled')
    }
  })
