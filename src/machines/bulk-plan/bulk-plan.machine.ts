import { and, assign, emit, enqueueActions, not, or, setup } from 'xstate'
import type { BulkDecision, BulkEvent, BulkRequest, BulkResult, KeptPlan } from './bulk-plan.events'
import {
  AT_ONCE,
  firstValue,
  heldBack,
  isReady,
  isUnanswered,
  nextSources,
  NO_PLAN,
  queuedAgain,
  rechecked,
  resultOfFailure,
  running,
  sourcesIn,
  unsentOf,
  withExtras,
  withFailure,
  withoutUnfit,
  withUnsentFailed,
  withValue,
  type BulkPlanContext,
} from './bulk-plan.rules'

const withStatus = (
  results: KeptPlan['results'],
  sources: readonly string[],
  status: Exclude<BulkResult['status'], 'failed'>,
) => ({
  ...results,
  ...Object.fromEntries(sources.map(source => [source, { status }])),
})

/**
 * One action on many rows: first a review, then at most four requests at a time. The user can stop
 * it, go on, and retry what failed. Without a connection it sends nothing and waits. Restored after
 * the page was left, it says where it stood and waits to be told to go on; requests that were running
 * then have an unknown result. A plan that can find out what was done does so first.
 */
export const bulkPlanMachine = setup({
  types: {
    context: {} as BulkPlanContext,
    events: {} as BulkEvent,
    emitted: {} as BulkDecision,
  },
  guards: {
    isReady: ({ context: { plan, ...input } }) => plan !== null && isReady({ plan, ...input }),
    isMine: ({ context, event }) =>
      (event.type === 'command/succeeded' || event.type === 'command/failed') &&
      context.results[event.payload.source]?.status === 'running',
    wasOpen: ({ context: { results }, event }) =>
      event.type === 'command/succeeded' &&
      sourcesIn(results, 'failed', 'unknown').includes(event.payload.source),
    isOfMine: ({ context, event }) =>
      event.type === 'bulk/extended' && context.results[event.payload.source]?.status === 'running',
    isAnyRunning: ({ context }) => sourcesIn(context.results, 'running').length > 0,
    isAnyWaiting: ({ context }) => sourcesIn(context.results, 'waiting').length > 0,
    isAnyOpen: ({ context }) => sourcesIn(context.results, 'failed', 'unknown').length > 0,
    isUnanswered: ({ event }) =>
      event.type === 'command/failed' && isUnanswered(event.payload.error),
    canRecheck: ({ context }) =>
      context.plan?.recheck !== undefined &&
      sourcesIn(context.results, 'waiting', 'failed', 'unknown').length > 0,
    wasStarted: ({ event }) =>
      event.type === 'bulk/restored' && Object.keys(event.payload.results).length > 0,
  },
  actions: {
    take: assign(({ context, event }) =>
      event.type === 'bulk/planned'
        ? {
            ...NO_PLAN,
            unsent: context.unsent,
            plan: event.payload,
            value: firstValue(event.payload, context),
          }
        : {},
    ),
    takeKept: assign(({ event }) =>
      event.type === 'bulk/restored'
        ? {
            ...NO_PLAN,
            ...event.payload,
            results: withStatus(
              event.payload.results,
              sourcesIn(event.payload.results, 'running'),
              'unknown',
            ),
          }
        : {},
    ),
    forget: assign(({ context, event }) => ({
      ...NO_PLAN,
      unsent: event.type === 'bulk/forgotten' ? null : unsentOf(context),
    })),
    takeExtras: assign(({ event }) =>
      event.type === 'bulk/extrasRead' ? { extras: event.payload } : {},
    ),
    leaveUnfit: assign(({ context: { plan }, event }) =>
      event.type === 'bulk/quotaRead' && plan ? { plan: withoutUnfit(plan, event.payload) } : {},
    ),
    change: assign(({ event }) => (event.type === 'bulk/changed' ? event.payload : {})),
    addExtras: assign(({ context: { plan, extras, isWithExtras } }) =>
      plan && extras && isWithExtras ? { plan: withExtras(plan, extras) } : {},
    ),
    queueAll: assign(({ context: { plan } }) => ({
      unsent: null,
      results: withStatus({}, Object.keys(plan?.requests ?? {}), 'waiting'),
    })),
    askRecheck: emit(({ context: { plan } }) => ({
      type: 'bulk/recheckStarted' as const,
      payload: { event: plan?.recheck as BulkRequest },
    })),
    takeRecheck: assign(({ context: { plan, results }, event }) =>
      event.type === 'bulk/rechecked' && plan
        ? { results: rechecked(plan, results, event.payload) }
        : {},
    ),
    extend: assign(({ context: { plan, results }, event }) =>
      event.type === 'bulk/extended' && plan
        ? {
            plan: withExtras(plan, event.payload),
            results: withStatus(
              results,
              [event.payload.source, ...Object.keys(event.payload.requests)],
              'waiting',
            ),
          }
        : {},
    ),
    takePace: assign(({ event }) => (event.type === 'bulk/paced' ? event.payload : {})),
    queueAgain: assign(({ context: { results } }) => ({ results: queuedAgain(results) })),
    startWaiting: enqueueActions(({ context: { plan, results, value }, enqueue }) => {
      const isFree = AT_ONCE - sourcesIn(results, 'running').length
      const next = plan ? nextSources(plan, results).slice(0, isFree) : []
      enqueue.assign({ results: running(results, next) })
      for (const source of next) {
        const request = plan?.requests[source]
        if (!request) continue
        const event = withValue(request, plan.field, value)
        enqueue.emit({ type: 'bulk/requestStarted', payload: { source, event } })
      }
    }),
    takeResult: assign(({ context: { plan, results }, event }) => {
      if (event.type === 'command/succeeded')
        return { results: withStatus(results, [event.payload.source], 'done') }
      if (event.type !== 'command/failed' || !plan) return {}
      const { source, error } = event.payload
      if (error.kind === 'unsent') {
        const { message, requestId } = error
        return { results: heldBack(results, source, { message, ...(requestId && { requestId }) }) }
      }
      const result = resultOfFailure(plan, results, source, error)
      return {
        results:
          result.status === 'failed'
            ? withFailure(plan, results, source, result)
            : { ...results, [source]: result },
      }
    }),
    holdBack: assign(({ context: { results }, event }) =>
      event.type === 'bulk/requestHeld' && results[event.payload.source]?.status === 'running'
        ? { results: heldBack(results, event.payload.source) }
        : {},
    ),
    failUnsent: assign(({ context: { plan, results }, event }) =>
      event.type === 'bulk/connectionFound' && !event.payload.wasLost && plan
        ? { results: withUnsentFailed(plan, results) }
        : {},
    ),
    awaitConnection: emit({ type: 'bulk/connectionAwaited' as const }),
    tellEnd: emit({ type: 'bulk/ended' as const }),
  },
}).createMachine({
  id: 'bulkPlan',
  context: NO_PLAN,
  initial: 'empty',
  on: {
    'bulk/forgotten': '.empty',
    'bulk/paced': { actions: 'takePace' },
    // The user has tried again elsewhere, such as in the row or the activity.
    'command/succeeded': { guard: 'wasOpen', actions: 'takeResult' },
  },
  states: {
    empty: {
      entry: 'forget',
      on: {
        'bulk/planned': { target: 'reviewing', actions: 'take' },
        'bulk/restored': [
          { guard: 'wasStarted', target: 'restored', actions: 'takeKept' },
          { target: 'reviewing', actions: 'takeKept' },
        ],
      },
    },
    reviewing: {
      on: {
        'bulk/planned': { actions: 'take' },
        'bulk/changed': { actions: 'change' },
        'bulk/extrasRead': { actions: 'takeExtras' },
        'bulk/quotaRead': { actions: 'leaveUnfit' },
        'bulk/started': {
          guard: 'isReady',
          target: 'running',
          actions: ['addExtras', 'queueAll'],
        },
        'bulk/dismissed': 'empty',
      },
    },
    running: {
      tags: 'busy',
      entry: 'startWaiting',
      always: { guard: not('isAnyRunning'), target: 'finished' },
      on: {
        'command/succeeded': { guard: 'isMine', actions: ['takeResult', 'startWaiting'] },
        'command/failed': [
          {
            guard: and(['isMine', 'isUnanswered']),
            target: 'disconnected',
            actions: 'takeResult',
          },
          { guard: 'isMine', actions: ['takeResult', 'startWaiting'] },
        ],
        'bulk/extended': { guard: 'isOfMine', actions: ['extend', 'startWaiting'] },
        'bulk/requestHeld': { target: 'disconnected', actions: 'holdBack' },
        'bulk/stopRequested': 'stopping',
      },
    },
    disconnected: {
      description: 'Starts nothing until the API answers, and then goes on by itself.',
      tags: 'busy',
      entry: 'awaitConnection',
      always: { guard: not(or(['isAnyRunning', 'isAnyWaiting'])), target: 'finished' },
      on: {
        'command/succeeded': { guard: 'isMine', actions: 'takeResult' },
        'command/failed': { guard: 'isMine', actions: 'takeResult' },
        'bulk/extended': { guard: 'isOfMine', actions: 'extend' },
        'bulk/requestHeld': { actions: 'holdBack' },
        'bulk/connectionFound': { target: 'running', actions: 'failUnsent' },
        'bulk/stopRequested': 'stopping',
      },
    },
    stopping: {
      description: 'Starts nothing more, and waits for what is running.',
      tags: 'busy',
      always: [
        { guard: and([not('isAnyRunning'), 'isAnyWaiting']), target: 'stopped' },
        { guard: not('isAnyRunning'), target: 'finished' },
      ],
      on: {
        'command/succeeded': { guard: 'isMine', actions: 'takeResult' },
        'command/failed': { guard: 'isMine', actions: 'takeResult' },
        'bulk/extended': { guard: 'isOfMine', actions: 'extend' },
        'bulk/requestHeld': { actions: 'holdBack' },
      },
    },
    stopped: {
      entry: 'tellEnd',
      on: {
        'bulk/resumed': 'running',
        'bulk/planned': { target: 'reviewing', actions: 'take' },
        'bulk/dismissed': 'empty',
      },
    },
    finished: {
      entry: 'tellEnd',
      on: {
        'bulk/retryRequested': { guard: 'isAnyOpen', target: 'running', actions: 'queueAgain' },
        'bulk/planned': { target: 'reviewing', actions: 'take' },
        'bulk/dismissed': 'empty',
      },
    },
    rechecking: {
      description: 'Waits until it is known what was done before the page was left.',
      tags: 'busy',
      entry: 'askRecheck',
      on: {
        'bulk/rechecked': { target: 'running', actions: 'takeRecheck' },
        'bulk/stopRequested': 'restored',
      },
    },
    restored: {
      on: {
        'bulk/resumed': [
          { guard: 'canRecheck', target: 'rechecking' },
          { guard: 'isAnyWaiting', target: 'running' },
        ],
        'bulk/retryRequested': [
          { guard: and(['canRecheck', not('isAnyWaiting')]), target: 'rechecking' },
          {
            guard: and(['isAnyOpen', not('isAnyWaiting')]),
            target: 'running',
            actions: 'queueAgain',
          },
        ],
        'bulk/planned': { target: 'reviewing', actions: 'take' },
        'bulk/dismissed': 'empty',
      },
    },
  },
})
