import { and, assign, emit, enqueueActions, not, setup } from 'xstate'
import {
  chunkDone,
  chunkDue,
  chunkFailed,
  chunkReturned,
  failuresOf,
  isLastTry,
  isPlanDone,
  planChunks,
  retryWait,
  startChunks,
  type ChunkPlan,
} from './chunk-plan'
import type {
  ImageUploadDecision,
  ImageUploadEvent,
  Leftover,
  UploadCall,
  UploadRefusal,
  UploadRequest,
} from './image-upload.events'
import { withSample, type Sample } from './progress'

/** The current step of an upload, or the one that failed: a call, or sending the file. */
export type UploadStep = UploadCall | 'chunks'

export interface ImageUploadContext {
  request: UploadRequest | null
  /** Numbers the uploads, so that late answers to an earlier one are ignored. */
  run: number
  step: UploadStep
  failure: UploadRefusal | null
  /** What could not be removed after a failure. */
  left: readonly Leftover[]
  /** Of the temporary disk and snapshot; null while they cannot exist. */
  diskName: string | null
  diskId: string | null
  snapshotName: string | null
  snapshotId: string | null
  plan: ChunkPlan
  doneBytes: number
  sentBytes: number
  samples: readonly Sample[]
  isReachable: boolean
  /** The user knows how it ended, or cancelled it. */
  isAcknowledged: boolean
}

const NOTHING = {
  request: null,
  step: 'diskCreate',
  failure: null,
  left: [],
  diskName: null,
  diskId: null,
  snapshotName: null,
  snapshotId: null,
  plan: planChunks(0),
  doneBytes: 0,
  sentBytes: 0,
  samples: [],
  isAcknowledged: false,
} as const satisfies Partial<ImageUploadContext>

/** A state that makes one call and moves on when it succeeds. */
const calling = <Call extends UploadCall, Next extends string>(call: Call, next: Next) => ({
  entry: { type: 'startCall' as const, params: { call } },
  on: {
    'imageUpload/callSucceeded': {
      guard: 'isAnswer' as const,
      target: next,
      actions: 'takeAnswer' as const,
    },
  },
})

/** Ignores cancelling, which would leave an image behind from here on. */
const FINAL = { on: { 'imageUpload/cancelled': {} } } as const

const final = <State extends { on: object }>(state: State) => ({
  ...state,
  on: { ...state.on, ...FINAL.on },
})

/**
 * The upload of an image: creates a temporary disk, fills it with the file, takes a snapshot of it,
 * creates the image from the snapshot, and deletes disk and snapshot. One upload at a time. It can be
 * cancelled until the image is being created; what exists by then is removed, as after a failure. A
 * pending call that changes something finishes first, so that it is known what exists. An upload that
 * was cut off is restored only to be cleaned up and to tell so.
 */
export const imageUploadMachine = setup({
  types: {
    context: {} as ImageUploadContext,
    events: {} as ImageUploadEvent,
    emitted: {} as ImageUploadDecision,
  },
  guards: {
    isMine: ({ context, event }) =>
      'payload' in event && 'run' in event.payload && event.payload.run === context.run,
    isAnswer: ({ context, event }) =>
      (event.type === 'imageUpload/callSucceeded' || event.type === 'imageUpload/callFailed') &&
      event.payload.run === context.run &&
      event.payload.call === context.step,
    isSending: ({ context }) => context.step === 'chunks',
    isActiveChunk: ({ context, event }) =>
      (event.type === 'imageUpload/chunkDone' || event.type === 'imageUpload/chunkFailed') &&
      event.payload.run === context.run &&
      context.plan.active.includes(event.payload.chunk),
    isWaitingChunk: ({ context, event }) =>
      event.type === 'imageUpload/chunkDue' &&
      event.payload.run === context.run &&
      context.plan.waiting.includes(event.payload.chunk),
    isLastTry: ({ context, event }) =>
      event.type === 'imageUpload/chunkFailed' && isLastTry(context.plan, event.payload.chunk),
    isComplete: ({ context }) => isPlanDone(context.plan),
    isReachable: ({ context }) => context.isReachable,
    isAcknowledged: ({ context }) => context.isAcknowledged,
  },
  actions: {
    remember: assign(({ context, event }) =>
      event.type === 'imageUpload/requested'
        ? { ...NOTHING, run: context.run + 1, request: event.payload }
        : {},
    ),
    restore: assign(({ context, event }) =>
      event.type === 'imageUpload/restored'
        ? { ...NOTHING, ...event.payload, run: context.run + 1 }
        : {},
    ),
    forget: assign(NOTHING),
    takeNames: assign(({ event }) =>
      event.type === 'imageUpload/nameFree'
        ? { diskName: event.payload.diskName, snapshotName: event.payload.snapshotName }
        : {},
    ),
    takeAnswer: assign(({ event }) => {
      if (event.type !== 'imageUpload/callSucceeded') return {}
      const { call, id } = event.payload
      switch (call) {
        case 'diskCreate':
          return { diskId: id }
        case 'snapshotView':
          return { snapshotId: id }
        // Forgotten one by one, so that the rest can still be removed if the next call fails.
        case 'snapshotDelete':
          return { snapshotId: null, snapshotName: null }
        case 'diskDelete':
          return { diskId: null, diskName: null }
        default:
          return {}
      }
    }),
    takeFailure: assign(({ event }) => {
      if (event.type === 'imageUpload/chunkFailed') {
        const { message, requestId } = event.payload
        return { failure: { message, requestId, isNameTaken: false } }
      }
      if (event.type !== 'imageUpload/callFailed') return {}
      const { message, isNameTaken, requestId } = event.payload
      return { failure: { message, isNameTaken, requestId } }
    }),
    takeLeftovers: assign(({ event }) =>
      event.type === 'imageUpload/cleanedUp' ? { left: event.payload.left } : {},
    ),
    acknowledge: assign({ isAcknowledged: true }),
    loseConnection: assign({ isReachable: false }),
    regainConnection: assign({ isReachable: true }),

    planFile: assign(({ context }) => ({
      step: 'chunks' as const,
      plan: planChunks(context.request?.file.size ?? 0),
    })),
    forgetRate: assign({ samples: [] }),
    startChunks: enqueueActions(({ context, enqueue }) => {
      if (!context.isReachable) return
      const { plan, started } = startChunks(context.plan)
      enqueue.assign({ plan })
      if (started.length === 0) return
      const payload = { run: context.run, chunks: started }
      enqueue.emit({ type: 'imageUpload/chunksStarted', payload })
    }),
    takeChunk: assign(({ context, event }) => {
      if (event.type !== 'imageUpload/chunkDone') return {}
      const { chunk, bytes, isEmpty, at } = event.payload
      const doneBytes = context.doneBytes + bytes
      const sentBytes = context.sentBytes + (isEmpty ? 0 : bytes)
      return {
        plan: chunkDone(context.plan, chunk),
        doneBytes,
        sentBytes,
        samples: withSample(context.samples, { at, done: doneBytes, sent: sentBytes }),
      }
    }),
    postponeChunk: enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== 'imageUpload/chunkFailed') return
      const { run, chunk } = event.payload
      const plan = chunkFailed(context.plan, chunk)
      enqueue.assign({ plan })
      enqueue.raise(
        { type: 'imageUpload/chunkDue', payload: { run, chunk } },
        { id: `chunk/${chunk}`, delay: retryWait(failuresOf(plan, chunk)) },
      )
    }),
    returnChunk: assign(({ context, event }) =>
      event.type === 'imageUpload/chunkFailed'
        ? { plan: chunkReturned(context.plan, event.payload.chunk) }
        : {},
    ),
    makeChunkDue: assign(({ context, event }) =>
      event.type === 'imageUpload/chunkDue'
        ? { plan: chunkDue(context.plan, event.payload.chunk) }
        : {},
    ),

    startNameCheck: emit(({ context: { run } }) => ({
      type: 'imageUpload/nameCheckStarted' as const,
      payload: { run },
    })),
    refuse: enqueueActions(({ context: { request }, event, enqueue }) => {
      if (event.type !== 'imageUpload/nameRefused' || !request) return
      const { run: _run, ...refusal } = event.payload
      enqueue.emit({ type: 'imageUpload/refused', payload: { request, ...refusal } })
    }),
    begin: emit(({ context: { run } }) => ({
      type: 'imageUpload/began' as const,
      payload: { run },
    })),
    startCall: enqueueActions(({ context: { run }, enqueue }, { call }: { call: UploadCall }) => {
      enqueue.assign({ step: call })
      enqueue.emit({ type: 'imageUpload/callStarted', payload: { run, call } })
    }),
    becomeFinal: emit(({ context: { run } }) => ({
      type: 'imageUpload/becameFinal' as const,
      payload: { run },
    })),
    halt: emit(({ context: { run } }) => ({
      type: 'imageUpload/halted' as const,
      payload: { run },
    })),
    startCleanup: emit(({ context: { run } }) => ({
      type: 'imageUpload/cleanupStarted' as const,
      payload: { run },
    })),
    withdraw: enqueueActions(({ context: { request }, enqueue }) => {
      if (request) enqueue.emit({ type: 'imageUpload/withdrawn', payload: { request } })
    }),
    finish: emit(({ context: { run } }) => ({
      type: 'imageUpload/finished' as const,
      payload: { run },
    })),
    end: emit(({ context: { run } }) => ({
      type: 'imageUpload/ended' as const,
      payload: { run },
    })),
  },
}).createMachine({
  id: 'imageUpload',
  context: { ...NOTHING, run: 0, isReachable: true },
  initial: 'idle',
  on: {
    'connection/lost': { actions: 'loseConnection' },
    'connection/restored': { actions: 'regainConnection' },
  },
  states: {
    idle: {
      on: {
        'imageUpload/requested': { target: 'checkingName', actions: 'remember' },
        'imageUpload/restored': { target: 'cleaningUp', actions: 'restore' },
      },
    },
    checkingName: {
      entry: 'startNameCheck',
      tags: 'opening',
      on: {
        'imageUpload/nameFree': { guard: 'isMine', target: 'running', actions: 'takeNames' },
        'imageUpload/nameRefused': {
          guard: 'isMine',
          target: 'idle',
          actions: ['refuse', 'forget'],
        },
      },
    },
    running: {
      entry: 'begin',
      tags: ['shown', 'running'],
      initial: 'creatingDisk',
      on: {
        'imageUpload/callFailed': {
          guard: 'isAnswer',
          target: 'cleaningUp',
          actions: 'takeFailure',
        },
        'imageUpload/cancelled': [
          {
            guard: 'isSending',
            target: 'cleaningUp',
            actions: ['acknowledge', 'withdraw'],
          },
          { target: 'settling', actions: ['acknowledge', 'withdraw'] },
        ],
      },
      states: {
        creatingDisk: calling('diskCreate', 'startingImport'),
        startingImport: calling('importStart', 'sending'),
        sending: {
          entry: 'planFile',
          initial: 'active',
          always: { guard: 'isComplete', target: 'stoppingImport' },
          on: {
            'imageUpload/chunkDone': { guard: 'isActiveChunk', actions: 'takeChunk' },
            'imageUpload/chunkFailed': { guard: 'isActiveChunk', actions: 'returnChunk' },
            'imageUpload/chunkDue': { guard: 'isWaitingChunk', actions: 'makeChunkDue' },
          },
          states: {
            active: {
              entry: ['forgetRate', 'startChunks'],
              always: { guard: not('isReachable'), target: 'unreachable' },
              on: {
                'imageUpload/chunkDone': {
                  guard: 'isActiveChunk',
                  actions: ['takeChunk', 'startChunks'],
                },
                'imageUpload/chunkFailed': [
                  {
                    guard: and(['isActiveChunk', 'isLastTry']),
                    target: '#imageUpload.cleaningUp',
                    actions: 'takeFailure',
                  },
                  { guard: 'isActiveChunk', actions: ['postponeChunk', 'startChunks'] },
                ],
                'imageUpload/chunkDue': {
                  guard: 'isWaitingChunk',
                  actions: ['makeChunkDue', 'startChunks'],
                },
                'imageUpload/paused': 'paused',
              },
            },
            paused: {
              description: 'Lets pending chunks finish and starts no others.',
              tags: 'paused',
              on: { 'imageUpload/resumed': 'active' },
            },
            unreachable: {
              description: 'Sends nothing and counts no failures until the API answers again.',
              tags: 'unreachable',
              always: { guard: 'isReachable', target: 'active' },
              on: { 'imageUpload/paused': 'paused' },
            },
          },
        },
        stoppingImport: calling('importStop', 'finalizing'),
        finalizing: calling('finalize', 'findingSnapshot'),
        findingSnapshot: calling('snapshotView', 'creatingImage'),
        creatingImage: {
          ...final(calling('imageCreate', 'deletingSnapshot')),
          tags: 'final',
          entry: ['becomeFinal', { type: 'startCall', params: { call: 'imageCreate' } }],
        },
        deletingSnapshot: { ...final(calling('snapshotDelete', 'deletingDisk')), tags: 'final' },
        deletingDisk: {
          ...final(calling('diskDelete', '#imageUpload.done')),
          tags: 'final',
        },
      },
    },
    settling: {
      description: 'Cancelled during a call, which is allowed to finish.',
      tags: 'cleaningUp',
      on: {
        'imageUpload/callSucceeded': {
          guard: 'isAnswer',
          target: 'cleaningUp',
          actions: 'takeAnswer',
        },
        'imageUpload/callFailed': { guard: 'isAnswer', target: 'cleaningUp' },
      },
    },
    cleaningUp: {
      entry: ['halt', 'startCleanup'],
      tags: ['cleaningUp', 'shown'],
      on: {
        'imageUpload/acknowledged': {
          guard: not('isAcknowledged'),
          actions: ['acknowledge', 'withdraw'],
        },
        'imageUpload/cleanedUp': [
          {
            guard: and(['isMine', 'isAcknowledged']),
            target: 'idle',
            actions: ['end', 'forget'],
          },
          { guard: 'isMine', target: 'failed', actions: ['takeLeftovers', 'end'] },
        ],
      },
    },
    failed: {
      tags: 'shown',
      on: {
        'imageUpload/acknowledged': { target: 'idle', actions: ['withdraw', 'forget'] },
        'imageUpload/requested': { target: 'checkingName', actions: 'remember' },
      },
    },
    done: {
      entry: ['finish', 'end'],
      tags: 'shown',
      on: {
        'imageUpload/acknowledged': { target: 'idle', actions: 'forget' },
        'imageUpload/requested': { target: 'checkingName', actions: 'remember' },
      },
    },
  },
})
