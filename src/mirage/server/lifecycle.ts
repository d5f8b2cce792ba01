import { isRestartingSoon } from '@/machines/instance/auto-restart.rules'
import type {
  InstanceMove,
  InstanceRunState,
  InstanceVerb,
} from '@/machines/instance/instance.machine'
import { stateAfter } from '@/machines/instance/instance.rules'
import type { InstanceRecord } from '../models/instances'
import { reserve } from '../rules/placement'
import { ApiFailure, fail } from './errors'
import type { BackendState } from './backend-state'

/*
 * The one place that moves instances. Where an event leads is said by their lifecycle; here is only
 * how long things take, and what goes with a move.
 */

/** Asking for what a lifecycle does not know is a mistake of the backend's own. */
export const known = <State>(state: State | undefined, from: string, event: string): State => {
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

const instanceById = (backendState: BackendState, id: string) =>
  backendState.db.instances.get(id) ?? fail.internal()

/**
 * Moves an instance on, now and, where its new state does not last, later. What was due for it
 * before is given up.
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

/** Has an instance do in time what its state leads to by itself. */
export const settleInstance = (
  backendState: BackendState,
  { id, runState }: InstanceRecord,
): void => {
  const next = settling[runState]
  if (!next) return
  backendState.later(next.ms, instanceKey(id), () => {
    if (backendState.db.instances.get(id)?.runState === runState)
      moveInstance(backendState, id, next.move)
  })
}

/** Gives an instance its place on a sled and brings it up; refuses when there is no room. */
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
const watchForRestart = (backendState: BackendState, id: string): void =>
  backendState.later(RESTART_SWEEP, instanceKey(id), () => {
    const instance = backendState.db.instances.get(id)
    if (instance?.runState !== 'failed') return
    const due = isRestartingSoon(instance, backendState.clock.now())
    if (!due || !succeeds(() => restart(backendState, instance))) watchForRestart(backendState, id)
  })

/** Readies a new instance: to be started, if there is room for it, or to be left stopped. */
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

/** Gives up what is due for an instance that goes away. */
export const forgetInstance = (backendState: BackendState, id: string): void =>
  backendState.cancel(instanceKey(id))
