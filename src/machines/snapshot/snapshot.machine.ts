import { setup } from 'xstate'

/** Every state a snapshot can be in, as the API spells it. */
export const snapshotStates = ['creating', 'ready', 'faulted', 'destroyed'] as const
export type SnapshotStateName = (typeof snapshotStates)[number]

export const snapshotVerbs = ['delete', 'createImage'] as const
export type SnapshotVerb = (typeof snapshotVerbs)[number]

/** `settled`: the copy is taken. `failed`: it could not be, and nothing is left of it. */
export const snapshotMoves = ['settled', 'failed'] as const
export type SnapshotMove = (typeof snapshotMoves)[number]

/**
 * The life of a snapshot on the server. Never run as an actor: see `snapshot.rules.ts`.
 *
 * Nothing leads into `faulted`: servers may report it, no operation enters it. Making an image is
 * offered only for a `ready` snapshot; a server that takes any other does so at its own judgement.
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
