import { and, assign, emit, setup } from 'xstate'
import { withSample, type Sample } from '../image-upload/progress'
import type {
  DownloadDecision,
  DownloadEvent,
  DownloadFailure,
  DownloadRequest,
} from './download.events'

export interface DownloadContext {
  request: DownloadRequest | null
  /** Numbers the downloads, so that late answers to an earlier one are ignored. */
  run: number
  /** Of the files port. */
  file: string
  /** Bytes. */
  total: number
  written: number
  /** The rack sent the whole again, although only the rest was asked for. */
  isAnew: boolean
  samples: readonly Sample[]
  failure: DownloadFailure | null
}

const NOTHING = {
  request: null,
  file: '',
  total: 0,
  written: 0,
  isAnew: false,
  samples: [],
  failure: null,
} as const satisfies Partial<DownloadContext>

/**
 * The download of a support bundle, or of one of its files, to the user's disk. One at a time. What
 * has been written stays when it is paused or fails, and the rest is asked for afterwards.
 */
export const downloadMachine = setup({
  types: {
    context: {} as DownloadContext,
    events: {} as DownloadEvent,
    emitted: {} as DownloadDecision,
  },
  guards: {
    isMine: ({ context, event }) =>
      'payload' in event && 'run' in event.payload && event.payload.run === context.run,
    isWhole: ({ context, event }) =>
      (event.type === 'download/opened' && event.payload.written === event.payload.total) ||
      (event.type === 'download/stopped' && event.payload.written === context.total),
  },
  actions: {
    remember: assign(({ context, event }) =>
      event.type === 'download/requested'
        ? { ...NOTHING, run: context.run + 1, request: event.payload }
        : {},
    ),
    forget: assign(NOTHING),
    takeFile: assign(({ event }) => {
      if (event.type !== 'download/opened') return {}
      const { file, written, total } = event.payload
      return { file, total, written: written > total ? 0 : written }
    }),
    takeProgress: assign(({ context, event }) => {
      if (event.type !== 'download/progressed') return {}
      const { written, at } = event.payload
      const isAnew = context.isAnew || written < context.written
      const samples = written < context.written ? [] : context.samples
      return { written, isAnew, samples: withSample(samples, { at, done: written, sent: written }) }
    }),
    takeEnd: assign(({ event }) => {
      if (event.type !== 'download/stopped') return {}
      const { written, failure } = event.payload
      return { written, failure }
    }),
    forgetRate: assign({ samples: [], failure: null }),
    startOpening: emit(({ context: { run, request } }) => ({
      type: 'download/openingStarted' as const,
      payload: { run, request: request! },
    })),
    startTransfer: emit(({ context: { run } }) => ({
      type: 'download/transferStarted' as const,
      payload: { run },
    })),
    halt: emit(({ context: { run } }) => ({ type: 'download/halted' as const, payload: { run } })),
    end: emit(({ context: { run, file } }) => ({
      type: 'download/ended' as const,
      payload: { run, file },
    })),
  },
}).createMachine({
  id: 'download',
  context: { ...NOTHING, run: 0 },
  initial: 'idle',
  states: {
    idle: {
      entry: 'forget',
      on: { 'download/requested': { target: 'opening', actions: 'remember' } },
    },
    opening: {
      description: 'The user chooses a file, and the size is asked for.',
      entry: 'startOpening',
      on: {
        'download/opened': [
          { guard: and(['isMine', 'isWhole']), target: 'done', actions: 'takeFile' },
          { guard: 'isMine', target: 'receiving', actions: 'takeFile' },
        ],
        'download/notOpened': { guard: 'isMine', target: 'idle' },
      },
    },
    receiving: {
      entry: ['forgetRate', 'startTransfer'],
      on: {
        'download/progressed': { guard: 'isMine', actions: 'takeProgress' },
        'download/stopped': [
          { guard: and(['isMine', 'isWhole']), target: 'done', actions: 'takeEnd' },
          { guard: 'isMine', target: 'failed', actions: 'takeEnd' },
        ],
        'download/paused': 'pausing',
        'download/cancelled': 'cancelling',
      },
    },
    pausing: {
      entry: 'halt',
      on: {
        'download/stopped': [
          { guard: and(['isMine', 'isWhole']), target: 'done', actions: 'takeEnd' },
          { guard: 'isMine', target: 'paused', actions: 'takeEnd' },
        ],
      },
    },
    paused: {
      on: {
        'download/resumed': 'receiving',
        'download/cancelled': { target: 'idle', actions: 'end' },
      },
    },
    failed: {
      on: {
        'download/resumed': 'receiving',
        'download/cancelled': { target: 'idle', actions: 'end' },
      },
    },
    cancelling: {
      entry: 'halt',
      on: { 'download/stopped': { guard: 'isMine', target: 'idle', actions: 'end' } },
    },
    done: {
      entry: 'end',
      on: {
        'download/acknowledged': 'idle',
        'download/requested': { target: 'opening', actions: 'remember' },
      },
    },
  },
})
