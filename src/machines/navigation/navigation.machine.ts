import { assign, emit, setup } from 'xstate'
import { splitAddress } from '@/lib/path'
import { retryDelay } from '@/lib/retry'
import type {
  LeaveDialog,
  MatchedRoute,
  NavigationDecision,
  NavigationError,
  NavigationEvent,
  NavigationType,
  NavigationLocation,
  NavigationTarget,
} from './navigation.events'

/** Temporary failures, retried without the user. */
const triesByItself = ({ kind, status }: NavigationError): boolean =>
  kind === 'unanswered' || status === 503

/** Whether a retry may succeed: not if the API refuses, or says that there is nothing. */
export const mayRetry = ({ kind, status }: Pick<NavigationError, 'kind' | 'status'>): boolean =>
  kind !== 'missing' && status !== 400 && status !== 403

export interface NavigationContext {
  /** What is on the screen; null until the first route is ready. */
  location: NavigationLocation | null
  /** What that location leads to; null where it leads nowhere. */
  route: MatchedRoute | null
  target: NavigationTarget | null
  /** How the location was reached: decides where its pane scrolls and whether its panel slides in. */
  navigationType: NavigationType | null
  error: NavigationError | null
  /** How often in a row loading has failed. */
  failures: number
  /**
   * What must not be left without a question: open forms, by name, and pages with changes, by path,
   * which another query string does not leave.
   */
  guards: string[]
  /** The question, if it is not whether to discard the input. */
  leaveDialog: LeaveDialog | null
}

/** The delay before the loading bar shows, in milliseconds. */
export const LOADING_BAR_DELAY = 20
/** The delay before the skeleton of the next page shows, in milliseconds. */
export const SKELETON_DELAY = 1000

const targetOf = (event: NavigationEvent): NavigationTarget | null => {
  switch (event.type) {
    case 'navigation/started':
      return { ...event.payload, kind: 'browser' }
    case 'navigation/moved':
      return { ...event.payload, kind: 'browser' }
    case 'navigation/requested': {
      const kind = event.payload.replace ? 'replace' : 'push'
      const { path, search } = splitAddress(event.payload.to)
      return { path, search, kind, historyIndex: null }
    }
    default:
      return null
  }
}

/**
 * Decides what the address means for the screen: the old screen stays until the new one is ready, a
 * dirty page form asks before it is left, and a route that fails to load has an error screen. The
 * navigation saga does the loading and answers each `loadStarted` with `loaded` or `failed`.
 */
export const navigationMachine = setup({
  types: {
    context: {} as NavigationContext,
    events: {} as NavigationEvent,
    emitted: {} as NavigationDecision,
  },
  delays: {
    loadingBarDelay: LOADING_BAR_DELAY,
    skeletonDelay: SKELETON_DELAY - LOADING_BAR_DELAY,
    untilNextTry: ({ context }) => retryDelay(context.failures),
  },
  guards: {
    isGuarded: ({ context, event }) =>
      context.guards.some(guard => guard !== targetOf(event)?.path),
    isHere: ({ context, event }) =>
      event.type === 'navigation/moved' &&
      event.payload.historyIndex === context.location?.historyIndex,
    isBrowserMove: ({ context }) => context.target?.kind === 'browser',
    isWorthAnotherTry: ({ event }) =>
      event.type === 'navigation/failed' && triesByItself(event.payload.error),
    lacksCode: ({ context }) => context.error?.kind === 'code',
    isOnline: ({ event }) => event.type === 'tab/connectionChanged' && event.payload.online,
  },
  actions: {
    rememberTarget: assign(({ context, event }) => ({
      target: targetOf(event) ?? context.target,
      failures: 0,
    })),
    aimAtHere: assign(({ context }) => ({
      target: context.location && { ...context.location, kind: 'browser' as const },
    })),
    startLoading: emit(({ context }) => ({
      type: 'navigation/loadStarted' as const,
      payload: context.target ?? {
        path: '/',
        search: '',
        kind: 'replace' as const,
        historyIndex: null,
      },
    })),
    rememberLocation: assign(({ context, event }) =>
      event.type === 'navigation/loaded' || event.type === 'navigation/failed'
        ? {
            location: event.payload.location,
            route: event.payload.route,
            target: null,
            navigationType: context.target?.kind ?? null,
            error: event.type === 'navigation/failed' ? event.payload.error : null,
            failures: event.type === 'navigation/failed' ? context.failures + 1 : 0,
          }
        : {},
    ),
    rememberAddress: assign(({ context, event }) =>
      event.type === 'navigation/addressChanged' &&
      event.payload.location.historyIndex === context.location?.historyIndex
        ? { location: event.payload.location }
        : {},
    ),
    rememberError: assign(({ event }) =>
      event.type === 'navigation/notFound' ? { error: event.payload.error } : {},
    ),
    raiseGuard: assign(({ context, event }) =>
      event.type === 'form/guardRaised'
        ? {
            guards: [...new Set([...context.guards, event.payload.form])],
            leaveDialog: event.payload.leaveDialog ?? null,
          }
        : {},
    ),
    lowerGuard: assign(({ context, event }) =>
      event.type === 'form/guardLowered'
        ? { guards: context.guards.filter(form => form !== event.payload.form) }
        : {},
    ),
    dropGuards: assign({ guards: [], leaveDialog: null }),
    forgetTarget: assign({ target: null }),
    reload: emit({ type: 'navigation/reloadStarted' }),
    stepBack: emit(({ context }) => ({
      type: 'navigation/undone' as const,
      payload: {
        delta: (context.location?.historyIndex ?? 0) - (context.target?.historyIndex ?? 0),
      },
    })),
    stepForth: emit(({ context }) => ({
      type: 'navigation/undone' as const,
      payload: {
        delta: (context.target?.historyIndex ?? 0) - (context.location?.historyIndex ?? 0),
      },
    })),
  },
}).createMachine({
  id: 'navigation',
  context: {
    location: null,
    route: null,
    target: null,
    navigationType: null,
    error: null,
    failures: 0,
    guards: [],
    leaveDialog: null,
  },
  initial: 'idle',
  on: {
    'form/guardRaised': { actions: 'raiseGuard' },
    'form/guardLowered': { actions: 'lowerGuard' },
    'navigation/addressChanged': { actions: 'rememberAddress' },
  },
  states: {
    idle: {
      on: { 'navigation/started': { target: 'loading', actions: 'rememberTarget' } },
    },
    settled: {
      on: {
        'navigation/requested': [
          { guard: 'isGuarded', target: 'guarded', actions: 'rememberTarget' },
          { target: 'loading', actions: 'rememberTarget' },
        ],
        'navigation/moved': [
          { guard: 'isHere' },
          { guard: 'isGuarded', target: 'guarded', actions: ['rememberTarget', 'stepBack'] },
          { target: 'loading', actions: 'rememberTarget' },
        ],
        'navigation/notFound': { target: 'failed', actions: 'rememberError' },
        'navigation/retried': { target: 'loading', actions: 'aimAtHere' },
      },
    },
    loading: {
      entry: 'startLoading',
      tags: 'loading',
      initial: 'quiet',
      states: {
        quiet: { after: { loadingBarDelay: 'visible' } },
        visible: { tags: 'visiblyLoading', after: { skeletonDelay: 'slow' } },
        slow: { tags: ['visiblyLoading', 'slowlyLoading'] },
      },
      on: {
        'navigation/loaded': { target: 'settled', actions: 'rememberLocation' },
        'navigation/failed': [
          { guard: 'isWorthAnotherTry', target: 'retrying', actions: 'rememberLocation' },
          { target: 'failed', actions: 'rememberLocation' },
        ],
        'navigation/delayed': 'waiting',
        'navigation/requested': { target: 'loading', reenter: true, actions: 'rememberTarget' },
        'navigation/moved': { target: 'loading', reenter: true, actions: 'rememberTarget' },
      },
    },
    guarded: {
      on: {
        // The answer then applies to the latest target. A form that was submitted meanwhile no longer
        // guards, and its own navigation goes through.
        'navigation/requested': [
          { guard: 'isGuarded', actions: 'rememberTarget' },
          { target: 'loading', actions: 'rememberTarget' },
        ],
        'navigation/moved': [
          { guard: 'isHere' },
          { guard: 'isGuarded', actions: ['rememberTarget', 'stepBack'] },
          { target: 'loading', actions: 'rememberTarget' },
        ],
        'navigation/guardAccepted': [
          // Repeats the browser's move, which is then no longer guarded.
          {
            guard: 'isBrowserMove',
            target: 'settled',
            actions: ['dropGuards', 'stepForth', 'forgetTarget'],
          },
          { target: 'loading', actions: 'dropGuards' },
        ],
        'navigation/guardDismissed': { target: 'settled', actions: 'forgetTarget' },
      },
    },
    waiting: {
      description: 'The API does not answer. The old screen stays until it does.',
      tags: 'loading',
      on: {
        'connection/restored': 'loading',
        'navigation/requested': { target: 'loading', actions: 'rememberTarget' },
        'navigation/moved': { target: 'loading', actions: 'rememberTarget' },
        'navigation/stayed': [
          { guard: 'isBrowserMove', target: 'settled', actions: ['stepBack', 'forgetTarget'] },
          { target: 'settled', actions: 'forgetTarget' },
        ],
      },
    },
    failed: {
      on: {
        'navigation/requested': { target: 'loading', actions: 'rememberTarget' },
        'navigation/moved': { target: 'loading', actions: 'rememberTarget' },
        'navigation/retried': [
          { guard: 'lacksCode', actions: 'reload' },
          { target: 'loading', actions: 'aimAtHere' },
        ],
      },
    },
    retrying: {
      description: 'Shows an error and retries by itself.',
      after: { untilNextTry: { target: 'loading', actions: 'aimAtHere' } },
      on: {
        'connection/restored': { target: 'loading', actions: 'aimAtHere' },
        'tab/connectionChanged': { guard: 'isOnline', target: 'loading', actions: 'aimAtHere' },
        'navigation/requested': { target: 'loading', actions: 'rememberTarget' },
        'navigation/moved': { target: 'loading', actions: 'rememberTarget' },
        'navigation/retried': { target: 'loading', actions: 'aimAtHere' },
        'navigation/retryStopped': 'failed',
      },
    },
  },
})
