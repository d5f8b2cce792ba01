import { setup } from 'xstate'
import { readLifecycle } from '../lifecycle'

/** Every state a snapshot can be in, as the API spells it. */
export const snapshotStates = ['creating', 'ready', 'faulted', 'destroyed'] as const
export type SnapshotStateName = (typeof snapshotStates)[number]

export const snapshotVerbs = ['delete', 'createImage'] as const
export type SnapshotVerb = (typeof snapshotVerbs)[number]

/** `settled`: the snapshot was taken. `failed`: it could not be taken, and nothing is left of it. */
export const snapshotMoves = ['settled', 'failed'] as const
export type SnapshotMove = (typeof snapshotMoves)[number]

/**
 * The lifecycle of a snapshot on the server. Never runs as an actor: see `snapshot.rules.ts`.
 *
 * Nothing leads to `faulted`: servers may report it, but no operation enters it. An image can be
 * created from a `ready` snapshot only, even if a server accepts others.
 */
export const snapshotMachine = setup({
  types: { events: {} as { type: SnapshotVerb | SnapshotMove } },
}).createMachine({
  id: 'snapshot',
  initial: 'creating',
  states: {
    creating: { tags: 'busy', on: { settled: 'ready', failed: 'destroyed' } },
    ready: { on: { delete: 'destroyed', createImage: 'ready' } },
    faulted: { on: { delete: 'destroyed' } },
    destroyed: { type: 'final' },
  },
})

const lifecycle = readLifecycle(snapshotMachine, snapshotStates, snapshotVerbs)

/** Which verbs a snapshot allows in which state, and where they lead. */
export const { can, allowedStates, stateAfter } = lifecycle

/** Will change state by itself: worth polling. */
export const isBusy = (state: SnapshotStateName): boolean => lifecycle.hasTag(state, 'busy')
