import { assign, enqueueActions, setup } from 'xstate'
import type { MetricsExplorerDecision, MetricsExplorerEvent } from './metrics-explorer.events'
import {
  AT_ONCE,
  changedRun,
  isPending,
  MOST_PANELS,
  MOST_RECENT,
  NEW_PANEL,
  NOTHING,
  numberIn,
  opened,
  queued,
  queuedBy,
  TITLE_LENGTH,
  withIds,
  without,
  type MetricsExplorerContext,
} from './metrics-explorer.rules'

/**
 * The page of metrics: its panels with their queries, and which of them run. At most two queries
 * are sent at a time, the others wait. A new time range, or another value of a variable, runs all
 * panels again that have run and whose text has not changed since. The pages of other scopes are kept while this tab lives.
 */
export const metricsExplorerMachine = setup({
  types: {
    context: {} as MetricsExplorerContext,
    events: {} as MetricsExplorerEvent,
    emitted: {} as MetricsExplorerDecision,
  },
  guards: {
    isAnyRunning: ({ context }) => numberIn(context, 'running') > 0,
    isFull: ({ context }) => numberIn(context, 'running') >= AT_ONCE,
    isOther: ({ context, event }) =>
      event.type === 'metricsExplorer/windowChanged' && event.payload.at !== context.at,
    isOfNow: ({ context, event }) =>
      'payload' in event &&
      'number' in event.payload &&
      context.runs[event.payload.panel]?.number === event.payload.number &&
      context.runs[event.payload.panel]?.phase === 'running',
    mayAdd: ({ context }) => context.panels.length < MOST_PANELS,
    isDue: ({ context, event }) =>
      event.type === 'metricsExplorer/panelSeen' &&
      context.window !== null &&
      context.runs[event.payload.panel]?.phase === 'due',
    isNew: ({ context, event }) =>
      event.type === 'metricsExplorer/variableChosen' &&
      context.variables[event.payload.name] !== event.payload.value.trim(),
  },
  actions: {
    open: assign(({ context, event }) =>
      event.type === 'metricsExplorer/opened' ? opened(context, event.payload) : {},
    ),
    takeWindow: assign(({ event }) =>
      event.type === 'metricsExplorer/windowChanged' ? event.payload : {},
    ),
    add: assign(({ context, event }) => {
      if (event.type !== 'metricsExplorer/panelAdded') return {}
      const [panel] = withIds([{ ...NEW_PANEL, ...event.payload }], context.count)
      return {
        panels: [...context.panels, panel!],
        count: context.count + 1,
        edited: panel!.id,
      }
    }),
    change: assign(({ context, event }) => {
      if (event.type !== 'metricsExplorer/panelChanged') return {}
      const { panel: id, change } = event.payload
      const title = change.title?.slice(0, TITLE_LENGTH)
      const changed = { ...change, ...(title !== undefined && { title }) }
      return {
        panels: context.panels.map(panel => (panel.id === id ? { ...panel, ...changed } : panel)),
      }
    }),
    duplicate: assign(({ context, event }) => {
      if (event.type !== 'metricsExplorer/panelDuplicated') return {}
      const at = context.panels.findIndex(({ id }) => id === event.payload.panel)
      const [copy] = withIds(context.panels.slice(at, at + 1), context.count)
      return copy
        ? {
            panels: context.panels.toSpliced(at + 1, 0, copy),
            count: context.count + 1,
            edited: copy.id,
          }
        : {}
    }),
    move: assign(({ context, event }) => {
      if (event.type !== 'metricsExplorer/panelMoved') return {}
      const { panel: id, by } = event.payload
      const from = context.panels.findIndex(panel => panel.id === id)
      const to = from + by
      if (from < 0 || to < 0 || to >= context.panels.length) return {}
      return { panels: context.panels.toSpliced(from, 1).toSpliced(to, 0, context.panels[from]!) }
    }),
    remove: assign(({ context, event }) => {
      if (event.type !== 'metricsExplorer/panelRemoved') return {}
      const { panel: id } = event.payload
      const left = context.panels.filter(panel => panel.id !== id)
      const panels = left.length > 0 ? left : withIds([NEW_PANEL], context.count)
      return {
        panels,
        runs: without(context.runs, id),
        edited: left.length > 0 ? (context.edited === id ? null : context.edited) : panels[0]!.id,
        count: context.count + 1,
      }
    }),
    edit: assign(({ event }) =>
      event.type === 'metricsExplorer/editingChosen' ? { edited: event.payload.panel } : {},
    ),
    choose: assign(({ context, event }) => {
      if (event.type !== 'metricsExplorer/variableChosen') return {}
      const { name } = event.payload
      const value = event.payload.value.trim()
      return { variables: { ...without(context.variables, name), ...(value && { [name]: value }) } }
    }),
    /** The requests of runs that are replaced are dropped. */
    queue: enqueueActions(({ context, event, enqueue }) => {
      const ids = queuedBy(context, event)
      for (const id of ids) {
        const run = context.runs[id]
        if (run?.phase === 'running')
          enqueue.emit({
            type: 'metricsExplorer/runDropped',
            payload: { panel: id, number: run.number },
          })
      }
      enqueue.assign(queued(context, ids))
    }),
    takeSent: assign(({ context, event }) => {
      if (event.type !== 'metricsExplorer/runSent') return {}
      const { panel, run } = event.payload
      const { typed } = run.sent
      return {
        ...changedRun(context, panel, () => ({ sent: run })),
        recent: [typed, ...context.recent.filter(text => text !== typed)].slice(0, MOST_RECENT),
      }
    }),
    refuse: assign(({ context, event }) =>
      event.type === 'metricsExplorer/runRefused'
        ? changedRun(context, event.payload.panel, () => ({
            phase: 'refused',
            refused: event.payload.typed,
          }))
        : {},
    ),
    end: assign(({ context, event }) =>
      event.type === 'metricsExplorer/runEnded'
        ? changedRun(context, event.payload.panel, ({ sent, answered }) =>
            event.payload.isAnswered
              ? { phase: 'answered', answered: sent }
              : { phase: 'failed', answered },
          )
        : {},
    ),
    toggleComparison: assign(({ context, event }) => {
      if (event.type !== 'metricsExplorer/comparisonToggled') return {}
      const { panel } = event.payload
      const others = context.compared.filter(id => id !== panel)
      return { compared: others.length < context.compared.length ? others : [...others, panel] }
    }),
    takeBefore: assign(({ context, event }) =>
      event.type === 'metricsExplorer/beforeAnswered'
        ? changedRun(context, event.payload.panel, () => ({ before: event.payload.run }))
        : {},
    ),
    learn: assign(({ context, event }) =>
      event.type === 'metricsExplorer/intervalLearned'
        ? { intervals: { ...context.intervals, [event.payload.timeseries]: event.payload.seconds } }
        : {},
    ),
    cancel: enqueueActions(({ context, event, enqueue }) => {
      if (!('payload' in event) || !('panel' in event.payload)) return
      const { panel } = event.payload
      const run = panel === null ? undefined : context.runs[panel]
      if (!isPending(run)) return
      enqueue.emit({
        type: 'metricsExplorer/runDropped',
        payload: { panel: panel!, number: run!.number },
      })
      enqueue.assign(changedRun(context, panel!, () => ({ phase: 'cancelled' })))
    }),
    /** Panels that were running start again when the page is shown again. */
    dropAll: enqueueActions(({ context, enqueue }) => {
      const pending = Object.entries(context.runs).filter(([, run]) => isPending(run))
      for (const [panel, { number }] of pending)
        enqueue.emit({ type: 'metricsExplorer/runDropped', payload: { panel, number } })
      enqueue.assign({
        runs: {
          ...context.runs,
          ...Object.fromEntries(
            pending.map(([id, run]) => [id, { ...run, phase: 'due' as const }]),
          ),
        },
        window: null,
        at: 0,
      })
    }),
    /** Sends the first of those that wait, as many as may be sent. */
    startNext: enqueueActions(({ context, enqueue }) => {
      const free = AT_ONCE - numberIn(context, 'running')
      const next = Object.entries(context.runs)
        .filter(([, run]) => run.phase === 'waiting')
        .toSorted(([, a], [, b]) => a.number - b.number)
        .slice(0, Math.max(0, free))
      for (const [id, { number }] of next) {
        const panelNow = context.panels.find(panel => panel.id === id)
        if (panelNow)
          enqueue.emit({ type: 'metricsExplorer/runDue', payload: { panel: id, number, panelNow } })
      }
      if (next.length === 0) return
      enqueue.assign({
        runs: {
          ...context.runs,
          ...Object.fromEntries(
            next.map(([id, run]) => [id, { ...run, phase: 'running' as const }]),
          ),
        },
      })
    }),
  },
}).createMachine({
  id: 'metricsExplorer',
  context: NOTHING,
  initial: 'idle',
  on: {
    'metricsExplorer/opened': { actions: 'open' },
    'metricsExplorer/left': { target: '.idle', actions: 'dropAll' },
    'metricsExplorer/panelAdded': { guard: 'mayAdd', actions: 'add' },
    'metricsExplorer/panelChanged': { actions: 'change' },
    'metricsExplorer/panelDuplicated': { guard: 'mayAdd', actions: 'duplicate' },
    'metricsExplorer/panelMoved': { actions: 'move' },
    'metricsExplorer/editingChosen': { actions: 'edit' },
    'metricsExplorer/intervalLearned': { actions: 'learn' },
    'metricsExplorer/runSent': { guard: 'isOfNow', actions: 'takeSent' },
    'metricsExplorer/windowChanged': {
      guard: 'isOther',
      target: '.deciding',
      actions: ['takeWindow', 'queue'],
    },
    'metricsExplorer/variableChosen': {
      guard: 'isNew',
      target: '.deciding',
      actions: ['choose', 'queue'],
    },
    'metricsExplorer/beforeAnswered': { guard: 'isOfNow', actions: 'takeBefore' },
    'metricsExplorer/comparisonToggled': {
      target: '.deciding',
      actions: ['toggleComparison', 'queue'],
    },
    'metricsExplorer/runRequested': { target: '.deciding', actions: 'queue' },
    'metricsExplorer/panelSeen': { guard: 'isDue', target: '.deciding', actions: 'queue' },
    'metricsExplorer/panelRemoved': { target: '.deciding', actions: ['cancel', 'remove'] },
    'metricsExplorer/cancelRequested': { target: '.deciding', actions: 'cancel' },
    'metricsExplorer/runRefused': { guard: 'isOfNow', target: '.deciding', actions: 'refuse' },
    'metricsExplorer/runEnded': { guard: 'isOfNow', target: '.deciding', actions: 'end' },
  },
  states: {
    idle: { description: 'Nothing runs.' },
    deciding: {
      entry: 'startNext',
      always: [
        { guard: 'isFull', target: 'full' },
        { guard: 'isAnyRunning', target: 'running' },
        { target: 'idle' },
      ],
    },
    running: { description: 'One query is sent, and another may be.' },
    full: { description: 'Two queries are sent; others wait for a place.' },
  },
})
