import { setup } from 'xstate'
import { readLifecycle } from '../lifecycle'

/** Every state a disk can be in, as the API spells it. */
export const diskStates = [
  'creating',
  'detached',
  'attaching',
  'attached',
  'detaching',
  'import_ready',
  'importing_from_url',
  'importing_from_bulk_writes',
  'finalizing',
  'maintenance',
  'faulted',
  'destroyed',
] as const
export type DiskStateName = (typeof diskStates)[number]

/** What a user, or an upload on the user's behalf, can do with a disk. */
export const diskVerbs = [
  'delete',
  'snapshot',
  'attach',
  'detach',
  'setAsBootDisk',
  'bulkWriteStart',
  'bulkWrite',
  'bulkWriteStop',
  'finalize',
] as const
export type DiskVerb = (typeof diskVerbs)[number]

/**
 * What happens to a disk without a user's request.
 *
 * - `settled`: the operation in progress is complete
 * - `blocksPrepared`: a disk for an import has its blocks and waits for them to be written
 * - `failed`: the operation in progress failed and was undone
 * - `undoFailed`: it failed, and so did undoing it
 */
export const diskMoves = ['settled', 'blocksPrepared', 'failed', 'undoFailed'] as const
export type DiskMove = (typeof diskMoves)[number]

/**
 * The lifecycle of a disk on the server. Never runs as an actor: the console asks it which verbs are
 * legal (see `disk.rules.ts`), the backend where a verb or a move leads.
 *
 * A verb is listed in exactly the states in which the console offers it. Attaching and detaching are
 * direct; `attaching` and `detaching` need hot-plugging. No operation enters those two or
 * `importing_from_url`; they only settle. The server accepts a repeated attach or detach, which is
 * no transition here. Deleting an instance detaches its disks: the server uses `detach` for it.
 *
 * `destroyed` disks are in no list, but a deletion that fails halfway brings one back as `faulted`,
 * so the state is not final.
 */
export const diskMachine = setup({
  types: { events: {} as { type: DiskVerb | DiskMove } },
}).createMachine({
  id: 'disk',
  initial: 'creating',
  states: {
    creating: {
      tags: 'busy',
      on: {
        settled: 'detached',
        blocksPrepared: 'import_ready',
        failed: 'destroyed',
        undoFailed: 'faulted',
        attach: 'attached',
      },
    },
    detached: {
      on: { attach: 'attached', snapshot: 'maintenance', delete: 'destroyed' },
    },
    attaching: { tags: 'busy', on: { settled: 'attached' } },
    attached: {
      on: { detach: 'detached', snapshot: 'attached', setAsBootDisk: 'attached' },
    },
    detaching: { tags: 'busy', on: { settled: 'detached' } },
    import_ready: {
      on: { bulkWriteStart: 'importing_from_bulk_writes', finalize: 'finalizing' },
    },
    importing_from_url: { tags: 'busy', on: { settled: 'import_ready', failed: 'import_ready' } },
    importing_from_bulk_writes: {
      on: { bulkWrite: 'importing_from_bulk_writes', bulkWriteStop: 'import_ready' },
    },
    finalizing: { tags: 'busy', on: { settled: 'detached', failed: 'import_ready' } },
    maintenance: { tags: 'busy', on: { settled: 'detached', failed: 'detached' } },
    faulted: { on: { delete: 'destroyed' } },
    destroyed: { on: { undoFailed: 'faulted' } },
  },
})

const lifecycle = readLifecycle(diskMachine, diskStates, diskVerbs)

/** Which verbs a disk allows in which state, and where they lead. */
export const { can, allowedStates, stateAfter } = lifecycle

/** Will change state by itself: worth polling. */
export const isBusy = (state: DiskStateName): boolean => lifecycle.hasTag(state, 'busy')

/** An abandoned upload can be undone while its disk waits for blocks or is being written. */
export const canCancelImport = (state: DiskStateName): boolean =>
  can(state, 'finalize') || can(state, 'bulkWriteStop')

/**
 * The steps out of an import, in the order the server requires: a disk in an import state cannot be
 * deleted, and one that is being written cannot be finalized.
 */
export const stepsOutOfImport = (
  state: DiskStateName,
): readonly ('bulkWriteStop' | 'finalize')[] => {
  if (can(state, 'bulkWriteStop')) return ['bulkWriteStop', 'finalize']
  return can(state, 'finalize') ? ['finalize'] : []
}
