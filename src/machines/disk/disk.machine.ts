import { setup } from 'xstate'

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

/** What a user, or an upload on a user's behalf, can ask of a disk. */
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
 * What happens to a disk without a user asking.
 *
 * - `settled`: what was under way is complete
 * - `blocksPrepared`: a disk made for importing has its blocks and waits for them to be written
 * - `failed`: what was under way went wrong and was undone
 * - `undoFailed`: it went wrong, and undoing it did too
 */
export const diskMoves = ['settled', 'blocksPrepared', 'failed', 'undoFailed'] as const
export type DiskMove = (typeof diskMoves)[number]

/**
 * The life of a disk on the server. Never run as an actor: see `disk.rules.ts` for what the
 * console asks of it; the backend asks where an accepted verb or a move leads.
 *
 * A verb is listed in exactly the states in which the console offers it. Attaching and detaching
 * are direct, without `attaching` and `detaching`, which need hot-plugging; those two,
 * `importing_from_url` and nothing else are entered by no operation and only settle. The server
 * calls repeating an attach or a detach a success; that is no transition and its own judgement.
 * Deleting an instance detaches its disks: the server uses `detach` for it.
 *
 * `destroyed` disks have left every list, yet a deletion that fails half-way brings one back as
 * `faulted`, so the state is not final.
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
