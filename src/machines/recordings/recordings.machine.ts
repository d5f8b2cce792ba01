import { assign, setup } from 'xstate'
import type { Recordings, RecordingsRequest } from '@/ports/ports'

export type RecordingsEvent =
  /** `source` is that of the confirm dialog it came from, if any. */
  | { type: 'recordings/requested'; payload: { request: RecordingsRequest; source?: string } }
  | { type: 'recordings/told'; payload: { recordings: Recordings } }
  | { type: 'recordings/failed'; payload: { message: string } }

export interface RecordingsContext {
  /** As last read; null before that. */
  recordings: Recordings | null
  /** Why they cannot be read. */
  problem: string | null
}

/**
 * The sessions that this browser keeps, as far as known. They stay visible while they are read again
 * or changed, and if a change fails.
 */
export const recordingsMachine = setup({
  types: { context: {} as RecordingsContext, events: {} as RecordingsEvent },
  actions: {
    take: assign(({ event }) =>
      event.type === 'recordings/told' ? { recordings: event.payload.recordings } : {},
    ),
    takeProblem: assign(({ event }) =>
      event.type === 'recordings/failed' ? { problem: event.payload.message } : {},
    ),
    forgetProblem: assign({ problem: null }),
  },
}).createMachine({
  id: 'recordings',
  context: { recordings: null, problem: null },
  initial: 'unknown',
  states: {
    unknown: { on: { 'recordings/requested': 'reading' } },
    reading: {
      entry: 'forgetProblem',
      on: {
        'recordings/told': { target: 'known', actions: 'take' },
        'recordings/failed': { target: 'unavailable', actions: 'takeProblem' },
      },
    },
    unavailable: { on: { 'recordings/requested': 'reading' } },
    known: {
      on: {
        'recordings/requested': 'working',
        'recordings/told': { actions: 'take' },
      },
    },
    working: {
      tags: 'busy',
      on: {
        'recordings/told': { target: 'known', actions: 'take' },
        'recordings/failed': 'known',
      },
    },
  },
})
