import { assign, enqueueActions, setup } from 'xstate'
import { withSample, type Sample } from '@/machines/image-upload/progress'
import type {
  RepositoryFile,
  RepositoryUploadDecision,
  RepositoryUploadEvent,
  StoredRepository,
  UploadFailure,
} from './repository-upload.events'

export interface RepositoryUploadContext {
  file: RepositoryFile | null
  /** Numbers checks and uploads, so that late answers to an earlier one are ignored. */
  run: number
  /** Bytes that have been hashed or sent. */
  bytes: number
  samples: readonly Sample[]
  /** SHA-256 of the file in lower-case hex; null until it is known. */
  hash: string | null
  /** The one that the file should have; empty if the user knows none. */
  expected: string
  failure: UploadFailure | null
  stored: StoredRepository | null
}

const NOTHING = {
  file: null,
  bytes: 0,
  samples: [],
  hash: null,
  expected: '',
  failure: null,
  stored: null,
} as const satisfies Partial<RepositoryUploadContext>

const MISMATCH = {
  message: 'The file does not have the expected SHA-256. Nothing was sent.',
  isFinal: true,
} as const satisfies UploadFailure

/**
 * The upload of a repository: computes the checksum of the chosen file, sends the file in one
 * request that cannot be resumed, and waits until the system has verified it. One upload at a time.
 */
export const repositoryUploadMachine = setup({
  types: {
    context: {} as RepositoryUploadContext,
    events: {} as RepositoryUploadEvent,
    emitted: {} as RepositoryUploadDecision,
  },
  guards: {
    isMine: ({ context, event }) =>
      'payload' in event && 'run' in event.payload && event.payload.run === context.run,
    hasFile: ({ event }) =>
      event.type === 'repositoryUpload/fileChosen' && event.payload.file !== null,
    isExpected: ({ context, event }) =>
      event.type === 'repositoryUpload/checked' &&
      event.payload.run === context.run &&
      (context.expected === '' || event.payload.hash === context.expected),
    isAllSent: ({ context }) => context.file !== null && context.bytes >= context.file.size,
  },
  actions: {
    takeFile: enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== 'repositoryUpload/fileChosen') return
      const { file } = event.payload
      if (context.file && context.file.id !== file?.id)
        enqueue.emit({ type: 'repositoryUpload/fileDropped', payload: { id: context.file.id } })
      enqueue.assign({ ...NOTHING, file })
    }),
    dropFile: enqueueActions(({ context, enqueue }) => {
      const id = context.file?.id ?? ''
      enqueue.emit({ type: 'repositoryUpload/fileDropped', payload: { id } })
      enqueue.assign(NOTHING)
    }),
    startCheck: enqueueActions(({ context, enqueue }) => {
      const run = context.run + 1
      enqueue.assign({ run })
      enqueue.emit({ type: 'repositoryUpload/checkStarted', payload: { run } })
    }),
    startSending: enqueueActions(({ context, enqueue }) => {
      const run = context.run + 1
      enqueue.assign({ run, bytes: 0, samples: [], failure: null })
      enqueue.emit({ type: 'repositoryUpload/sendingStarted', payload: { run } })
    }),
    takeProgress: assign(({ context, event }) => {
      if (event.type !== 'repositoryUpload/progressed') return {}
      const { bytes, at } = event.payload
      const sample = { at, done: bytes, sent: bytes }
      return { bytes, samples: withSample(context.samples, sample) }
    }),
    takeHash: assign(({ event }) =>
      event.type === 'repositoryUpload/checked' ? { hash: event.payload.hash } : {},
    ),
    takeFailure: assign(({ event }) => {
      if (event.type !== 'repositoryUpload/refused' && event.type !== 'repositoryUpload/failed')
        return {}
      const { run: _run, ...failure } = event.payload
      return { failure }
    }),
    takeExpected: assign(({ event }) =>
      event.type === 'repositoryUpload/requested' ? { expected: event.payload.expected } : {},
    ),
    takeMismatch: assign({ failure: MISMATCH }),
    takeStored: assign(({ event }) => {
      if (event.type !== 'repositoryUpload/stored') return {}
      const { run: _run, ...stored } = event.payload
      return { stored }
    }),
    begin: enqueueActions(({ enqueue }) => enqueue.emit({ type: 'repositoryUpload/begun' })),
    halt: enqueueActions(({ enqueue }) => enqueue.emit({ type: 'repositoryUpload/halted' })),
    end: enqueueActions(({ enqueue }) => enqueue.emit({ type: 'repositoryUpload/ended' })),
    finish: enqueueActions(({ context: { run }, enqueue }) =>
      enqueue.emit({ type: 'repositoryUpload/finished', payload: { run } }),
    ),
  },
}).createMachine({
  id: 'repositoryUpload',
  context: { ...NOTHING, run: 0 },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'repositoryUpload/fileChosen': [
          { guard: 'hasFile', target: 'chosen', actions: 'takeFile' },
        ],
      },
    },
    chosen: {
      description: 'A file is chosen in the form, which is still open.',
      initial: 'checking',
      on: {
        'repositoryUpload/fileChosen': [
          { guard: 'hasFile', target: '.checking', actions: 'takeFile' },
          { target: 'idle', actions: 'takeFile' },
        ],
      },
      states: {
        checking: {
          id: 'checking',
          entry: 'startCheck',
          on: {
            'repositoryUpload/progressed': { guard: 'isMine', actions: 'takeProgress' },
            'repositoryUpload/checked': { guard: 'isMine', target: 'ready', actions: 'takeHash' },
            'repositoryUpload/refused': {
              guard: 'isMine',
              target: 'unusable',
              actions: 'takeFailure',
            },
            'repositoryUpload/requested': {
              target: '#repositoryUpload.sending.checking',
              actions: 'takeExpected',
            },
          },
        },
        ready: {
          id: 'ready',
          on: {
            'repositoryUpload/requested': {
              target: '#repositoryUpload.sending',
              actions: 'takeExpected',
            },
          },
        },
        unusable: {
          description: 'The file cannot be read, or is not a repository.',
        },
      },
    },
    sending: {
      entry: 'begin',
      tags: ['shown', 'busy'],
      initial: 'uploading',
      on: {
        'repositoryUpload/stored': { guard: 'isMine', target: 'done', actions: 'takeStored' },
        'repositoryUpload/failed': { guard: 'isMine', target: 'failed', actions: 'takeFailure' },
        'repositoryUpload/cancelled': { target: '#ready', actions: 'halt' },
      },
      exit: 'end',
      states: {
        checking: {
          description: 'The upload was started before the checksum was known.',
          on: {
            'repositoryUpload/progressed': { guard: 'isMine', actions: 'takeProgress' },
            'repositoryUpload/checked': [
              { guard: 'isExpected', target: 'uploading', actions: 'takeHash' },
              { guard: 'isMine', target: '#repositoryUpload.failed', actions: 'takeMismatch' },
            ],
            'repositoryUpload/refused': {
              guard: 'isMine',
              target: '#repositoryUpload.failed',
              actions: 'takeFailure',
            },
            'repositoryUpload/cancelled': { target: '#checking', actions: 'halt' },
          },
        },
        uploading: {
          entry: 'startSending',
          always: { guard: 'isAllSent', target: 'verifying' },
          on: { 'repositoryUpload/progressed': { guard: 'isMine', actions: 'takeProgress' } },
        },
        verifying: {
          description: 'All bytes are sent, and the system verifies the repository.',
        },
      },
    },
    failed: {
      tags: 'shown',
      on: {
        'repositoryUpload/retried': 'sending',
        'repositoryUpload/acknowledged': { target: 'idle', actions: 'dropFile' },
      },
    },
    done: {
      entry: 'finish',
      tags: 'shown',
      on: {
        'repositoryUpload/acknowledged': { target: 'idle', actions: 'dropFile' },
      },
    },
  },
})
