import { isRestartingSoon } from '@/machines/instance/auto-restart.rules'
import {
  type InstanceMove,
  type InstanceRunState,
  type InstanceVerb,
  stateAfter,
} from '@/machines/instance/instance.machine'
import type { InstanceRecord } from '../models/records'
import { reserve } from '../rules/placement'
import { ApiFailure, fail } from './errors'
import type { BackendState } from './backend-state'

/*
 * The only module that changes the state of instances. The lifecycle machine defines the
 * transitions; this module adds durations and side effects.
 */

/** An illegal transition here is a bug in the backend. */
export const known = <State>(state: State | undefined, from: string, event: string): State => {
  if (state === undefined) throw new Error(`${event} leads nowhere from ${from}`)
  return state
}

const SECOND = 1_000
const HOUR = 3_600 * SECOND

/** Automatic transitions, and their delay. */
const settling: { [State in InstanceRunState]?: { move: InstanceMove; ms: number } } = {
  creating: { move: 'vmCreated', ms: SECOND },
  starting: { move: 'settled', ms: 3 * SECOND },
  stopping: { move: 'settled', ms: 3 * SECOND },
  rebooting: { move: 'settled', ms: 3 * SECOND },
}

/** How often failed instances are checked, and the cooldown after a restart. */
const RESTART_SWEEP = 60 * SECOND
const RESTART_COOLDOWN = HOUR

/** An instance keeps its sled until it reaches one of these states. */
const atRest: ReadonlySet<InstanceRunState> = new Set<InstanceRunState>(['stopped', 'failed'])

const instanceKey = (id: string) => `instance/${id}`

const instanceById = (backendState: BackendState, id: string) =>
  backendState.db.instances.get(id) ?? fail.internal()

/**
 * Applies a transition, and schedules the next one if the new state is transitional. Cancels what
 * was pending.
 */
export const moveInstance = (
  backendState: BackendState,
  id: string,
  event: InstanceVerb | InstanceMove,
): InstanceRecord => {
  const { runState } = instanceById(backendState, id)
  const next = known(stateAfter(runState, event), runState, event)
  const moved = backendState.db.instances.update(id, {
    runState: next,
    timeRunStateUpdated: backendState.now(),
    ...(atRest.has(next) ? { sledId: null } : {}),
  })
  backendState.cancel(instanceKey(id))
  settleInstance(backendState, moved)
  if (event === 'vmLost') watchForRestart(backendState, id)
  return moved
}

/** Schedules the automatic transition of an instance's state. */
const settleInstance = (backendState: BackendState, { id, runState }: InstanceRecord): void => {
  const next = settling[runState]
  if (!next) return
  backendState.later(next.ms, instanceKey(id), () => {
    if (backendState.db.instances.get(id)?.runState === runState)
      moveInstance(backendState, id, next.move)
  })
}

/** Assigns a sled and starts an instance; fails if there is no capacity. */
export const startInstance = (
  backendState: BackendState,
  instance: InstanceRecord,
  event: 'start' | 'autoRestarted',
): InstanceRecord => {
  backendState.db.instances.update(instance.id, { sledId: reserve(backendState, instance) })
  return moveInstance(backendState, instance.id, event)
}

const restart = (backendState: BackendState, instance: InstanceRecord) => {
  startInstance(backendState, instance, 'autoRestarted')
  backendState.db.instances.update(instance.id, {
    timeLastAutoRestarted: backendState.now(),
    autoRestartCooldownExpiration: new Date(
      backendState.clock.now() + RESTART_COOLDOWN,
    ).toISOString(),
  })
}

/** Whether the action succeeds; false if a rule rejects it. */
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
 * Restarts an instance that failed at runtime, as soon as policy, cooldown and capacity allow.
 * Instances seeded as failed stay failed.
 */
const watchForRestart = (backendState: BackendState, id: string): void =>
  backendState.later(RESTART_SWEEP, instanceKey(id), () => {
    const instance = backendState.db.instances.get(id)
    if (instance?.runState !== 'failed') return
    const due = isRestartingSoon(instance, backendState.clock.now())
    if (!due || !succeeds(() => restart(backendState, instance))) watchForRestart(backendState, id)
  })

/** Completes creation: starts the instance if there is capacity, or leaves it stopped. */
export const finishCreating = (
  backendState: BackendState,
  instance: InstanceRecord,
  start: boolean,
): InstanceRecord => {
  const reserved =
    start &&
    succeeds(() => {
      backendState.db.instances.update(instance.id, { sledId: reserve(backendState, instance) })
    })
  if (!reserved) return moveInstance(backendState, instance.id, 'settled')
  const waiting = instanceById(backendState, instance.id)
  settleInstance(backendState, waiting)
  return waiting
}

/** Cancels the pending transition of an instance to be deleted. */
export const cancelTransition = (backendState: BackendState, id: string): void =>
  backendState.cancel(instanceKey(id))
