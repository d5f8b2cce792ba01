import type { TimeWindow } from '../../lib/time-range'
import type { MetricsExplorerEvent, Panel, PanelOptions, SentRun } from './metrics-explorer.events'

/** The run of a panel, and the last one that was answered, whose result stays on the screen. */
export interface PanelRun {
  number: number
  phase: 'due' | 'waiting' | 'running' | 'answered' | 'failed' | 'refused' | 'cancelled'
  /** What was sent; null until then. */
  sent: SentRun | null
  answered: SentRun | null
  /** The same for the time range before, which a comparison shows beside the answer. */
  before?: SentRun
  /** The text that was refused without being sent. */
  refused?: string
}

interface ExplorerPage {
  panels: readonly Panel[]
  variables: Readonly<Record<string, string>>
  /** By panel; none if it has not run. */
  runs: Readonly<Record<string, PanelRun>>
}

export interface MetricsExplorerContext extends ExplorerPage {
  /** Null before a page is shown. */
  scope: string | null
  /** The id of the dashboard that the page shows; null if its panels are not saved. */
  dashboard: string | null
  /** When the dashboard had been saved that the panels are from, in milliseconds since the epoch. */
  changed: number | null
  /** The pages of other scopes that were shown before; dashboards are opened as they were saved. */
  kept: Readonly<Record<string, ExplorerPage>>
  edited: string | null
  /** The panels that also show the time range before. */
  compared: readonly string[]
  window: TimeWindow | null
  /** When the window was computed, in milliseconds since the epoch. */
  at: number
  /** Numbers panels and runs. */
  count: number
  /** Seconds between two samples by timeseries; null if they could not be learned. */
  intervals: Readonly<Record<string, number | null>>
  /** The texts that were run last, latest first. */
  recent: readonly string[]
}

/** Characters. */
export const TITLE_LENGTH = 100

export const NEW_PANEL: PanelOptions = {
  title: '',
  query: '',
  kind: 'lines',
  value: 'second',
  unit: 'auto',
  detail: 120,
  useRange: true,
  keepsFirstPoint: false,
}

/** How many queries are sent at a time, panels a page has, and texts are remembered. */
export const [AT_ONCE, MOST_PANELS, MOST_RECENT] = [2, 12, 20]

export const NOTHING: MetricsExplorerContext = {
  scope: null,
  dashboard: null,
  changed: null,
  panels: [],
  variables: {},
  runs: {},
  kept: {},
  edited: null,
  compared: [],
  window: null,
  at: 0,
  count: 0,
  intervals: {},
  recent: [],
}

export const numberIn = ({ runs }: ExplorerPage, phase: PanelRun['phase']) =>
  Object.values(runs).filter(run => run.phase === phase).length

export const isPending = (run: PanelRun | undefined) =>
  run?.phase === 'running' || run?.phase === 'waiting' || run?.phase === 'due'

/** Panels with ids of their own, whose queries are to run once they are seen. */
export const withIds = (panels: readonly PanelOptions[], from: number): readonly Panel[] =>
  panels.slice(0, MOST_PANELS).map((panel, at) => ({ ...panel, id: `${from + at + 1}` }))

const dueRuns = (panels: readonly Panel[], phase: PanelRun['phase']) =>
  Object.fromEntries(
    panels
      .filter(({ query }) => query.trim() !== '')
      .map(({ id }) => [id, { number: 0, phase, sent: null, answered: null } satisfies PanelRun]),
  )

export const opened = (
  context: MetricsExplorerContext,
  payload: Extract<MetricsExplorerEvent, { type: 'metricsExplorer/opened' }>['payload'],
): Partial<MetricsExplorerContext> => {
  const { scope, dashboard, changed, panels, variables } = payload
  const { panels: before, variables: set, runs } = context
  const shown = { panels: before, variables: set, runs }
  const kept =
    context.scope === null || context.dashboard !== null
      ? context.kept
      : { ...context.kept, [context.scope]: shown }
  const isShown = scope === context.scope && dashboard === context.dashboard
  const own = isShown ? shown : dashboard === null ? kept[scope] : undefined
  const page = { scope, dashboard, changed, kept }
  const given = panels ?? (own && own.panels.length > 0 ? null : [NEW_PANEL])
  if (!given) return { ...own, variables: { ...own?.variables, ...variables }, ...page }
  const fresh = withIds(given, context.count)
  return {
    ...page,
    panels: fresh,
    variables,
    runs: dueRuns(fresh, 'due'),
    edited: fresh.length === 1 ? fresh[0]!.id : null,
    count: context.count + fresh.length,
  }
}

/** Queues the runs of panels with a text. A pending one is replaced, at its new place. */
export const queued = (
  context: MetricsExplorerContext,
  ids: readonly string[],
): Partial<MetricsExplorerContext> => {
  const runs = { ...context.runs }
  let { count } = context
  for (const id of ids) {
    if (!context.panels.some(panel => panel.id === id && panel.query.trim() !== '')) continue
    const { answered = null, before } = runs[id] ?? {}
    delete runs[id]
    runs[id] = {
      number: ++count,
      phase: 'waiting',
      sent: null,
      answered,
      ...(before && { before }),
    }
  }
  return { runs, count }
}

export const changedRun = (
  { runs }: MetricsExplorerContext,
  id: string,
  change: (run: PanelRun) => Partial<PanelRun>,
): Partial<MetricsExplorerContext> => {
  const run = runs[id]
  return run ? { runs: { ...runs, [id]: { ...run, ...change(run) } } } : {}
}

export const without = <Value>(map: Readonly<Record<string, Value>>, key: string) =>
  Object.fromEntries(Object.entries(map).filter(([each]) => each !== key))

/** Whether the text of a panel has changed since it was run. */
export const isChangedSince = ({ query }: Panel, run: PanelRun | undefined): boolean => {
  const typed = run?.phase === 'refused' ? run.refused : (run?.sent ?? run?.answered)?.sent.typed
  return typed !== undefined && typed !== query
}

/** The panels that have run, or wait to. An unfinished text waits until the user runs it. */
const haveRun = ({ panels, runs }: MetricsExplorerContext, isUsed = (_panel: Panel) => true) =>
  panels
    .filter(panel => {
      const run = runs[panel.id]
      const hasRun = run && run.phase !== 'due' && run.phase !== 'cancelled'
      return hasRun && !isChangedSince(panel, run) && isUsed(panel)
    })
    .map(({ id }) => id)

/** The panels that an event runs. */
export const queuedBy = (
  context: MetricsExplorerContext,
  event: MetricsExplorerEvent,
): readonly string[] => {
  switch (event.type) {
    case 'metricsExplorer/runRequested':
      return event.payload.panels
    case 'metricsExplorer/panelSeen':
      return [event.payload.panel]
    case 'metricsExplorer/windowChanged':
      return haveRun(context)
    case 'metricsExplorer/variableChosen': {
      const { name } = event.payload
      return haveRun(context, ({ query }) => query.includes(`$${name}`))
    }
    case 'metricsExplorer/comparisonToggled': {
      const { panel } = event.payload
      return context.compared.includes(panel) ? haveRun(context, ({ id }) => id === panel) : []
    }
    default:
      return []
  }
}
