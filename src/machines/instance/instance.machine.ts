import { setup } from 'xstate'
import { readLifecycle } from '../lifecycle'

/** Every run state an instance can be in, as the API spells it. */
export const instanceStates = [
  'creating',
  'starting',
  'running',
  'stopping',
  'stopped',
  'rebooting',
  'migrating',
  'repairing',
  'failed',
  'destroyed',
] as const
export type InstanceRunState = (typeof instanceStates)[number]

/** What a user can do with an instance, as far as its state decides. */
export const instanceVerbs = [
  'start',
  'stop',
  'reboot',
  'delete',
  'resize',
  'updateBootDisk',
  'attachDisk',
  'detachDisk',
  'updateNetworkInterface',
  'joinAffinityGroup',
  'changeExternalIps',
  'connectSerialConsole',
] as const
export type InstanceVerb = (typeof instanceVerbs)[number]

/**
 * What happens to an instance without a user's request.
 *
 * - `settled`: the operation in progress is complete (created without a start, started, stopped,
 *   rebooted, moved, repaired)
 * - `vmCreated`: the instance was created to start at once, and its virtual machine is coming up
 * - `vmLost`: its virtual machine or the sled under it died
 * - `autoRestarted`: the restart policy restarts a failed instance
 * - `stopAccepted`, `rebootAccepted`: a stop or reboot during a migration, which the server accepts
 *   although the console does not offer it
 */
export const instanceMoves = [
  'settled',
  'vmCreated',
  'vmLost',
  'autoRestarted',
  'stopAccepted',
  'rebootAccepted',
] as const
export type InstanceMove = (typeof instanceMoves)[number]

/**
 * The lifecycle of an instance on the server. Never runs as an actor: the console asks it which verbs
 * are legal in a run state (see `instance.rules.ts`), the backend where a verb or a move leads.
 *
 * A verb is listed in exactly the states in which the console offers it; a verb that does not change
 * the state targets its own state. The server is more liberal: it answers a stop of a stopped
 * instance, or a start of a running one, with 202 and changes nothing. Such calls are no transitions
 * here, and the errors are the server's own as well. If the server moves an instance on a verb that
 * the console would not offer, the move has its own name, so that one definition says both what users
 * may do and where the server goes.
 *
 * A failed instance has no virtual machine left, so `stop` takes it to `stopped` at once. Nothing
 * leads to `migrating` and `repairing`: servers may report them, but no operation enters them.
 */
export const instanceMachine = setup({
  types: { events: {} as { type: InstanceVerb | InstanceMove } },
}).createMachine({
  id: 'instance',
  initial: 'creating',
  states: {
    creating: {
      tags: 'transitioning',
      on: {
        vmCreated: 'starting',
        settled: 'stopped',
        resize: 'creating',
        updateBootDisk: 'creating',
        attachDisk: 'creating',
        detachDisk: 'creating',
      },
    },
    starting: {
      tags: 'transitioning',
      on: { settled: 'running', vmLost: 'failed', stop: 'stopping' },
    },
    running: {
      on: {
        vmLost: 'failed',
        stop: 'stopping',
        reboot: 'rebooting',
        changeExternalIps: 'running',
        connectSerialConsole: 'running',
      },
    },
    stopping: {
      tags: 'transitioning',
      on: { settled: 'stopped', vmLost: 'failed' },
    },
    stopped: {
      on: {
        start: 'starting',
        delete: 'destroyed',
        resize: 'stopped',
        updateBootDisk: 'stopped',
        attachDisk: 'stopped',
        detachDisk: 'stopped',
        updateNetworkInterface: 'stopped',
        joinAffinityGroup: 'stopped',
        changeExternalIps: 'stopped',
      },
    },
    rebooting: {
      tags: 'transitioning',
      on: {
        settled: 'running',
        vmLost: 'failed',
        stop: 'stopping',
        changeExternalIps: 'rebooting',
        connectSerialConsole: 'rebooting',
      },
    },
    migrating: {
      on: {
        settled: 'running',
        vmLost: 'failed',
        stopAccepted: 'stopping',
        rebootAccepted: 'rebooting',
        connectSerialConsole: 'migrating',
      },
    },
    repairing: {
      on: { settled: 'running', vmLost: 'failed', connectSerialConsole: 'repairing' },
    },
    failed: {
      on: {
        autoRestarted: 'starting',
        start: 'starting',
        stop: 'stopped',
        delete: 'destroyed',
        resize: 'failed',
        updateBootDisk: 'failed',
        detachDisk: 'failed',
      },
    },
    destroyed: { type: 'final' },
  },
})

/** Which verbs an instance allows in which run state, and where they lead. */
export const { can, allowedStates, hasTag, stateAfter } = readLifecycle(
  instanceMachine,
  instanceStates,
  instanceVerbs,
)

/** Will soon change state by itself: worth polling. */
export const isTransitioning = (state: InstanceRunState): boolean => hasTag(state, 'transitioning')
