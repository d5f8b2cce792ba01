import { createSelector, weakMapMemoize } from '@reduxjs/toolkit'
import { selectEntry } from '@/api/core/api'
import type { ApiError } from '@/api/core/api-error'
import { hasValues, picturesOf, type MetricAnswer, type MetricPicture } from '@/lib/metric-answer'
import { withBefore } from '@/lib/metric-show'
import type { TimeseriesUnit } from '@/lib/metric-units'
import {
  ID_VARIABLES,
  isIdVariable,
  type IdVariable,
  type OxqlFault,
} from '@/lib/oxql/known-faults'
import { sentQuery, type SendOptions } from '@/lib/oxql/sent'
import type { TextFaults } from '@/lib/oxql/changed-text'
import { serverFault } from '@/lib/oxql/server-fault'
import {
  childOf,
  describeQuery,
  nodesIn,
  pipelinesAround,
  stagesOf,
  textOf,
  timeseriesIn,
  treeOf,
  variablesIn,
  type OxqlSchema,
} from '@/lib/oxql/tree'
import type { TimeWindow } from '@/lib/time-range'
import type { Panel, SentRun } from '@/machines/metrics-explorer/metrics-explorer.events'
import {
  isChangedSince,
  NEW_PANEL,
  type MetricsExplorerContext,
  type PanelRun,
} from '@/machines/metrics-explorer/metrics-explorer.rules'
import type { RootState } from '@/store/setup/state'
import { SINCE } from './project-schemas'
import {
  isCounterOf,
  runQuery,
  schemasByName,
  scopeKey,
  selectNames,
  selectSchemas,
  type Scope,
} from './scope'

export { MOST_PANELS } from '@/machines/metrics-explorer/metrics-explorer.rules'
export type { Panel, PanelOptions } from '@/machines/metrics-explorer/metrics-explorer.events'

/** The machine of the page, in the code of its screens. */
export const EXPLORER = 'metricsExplorer'

/** How often the panels move to the present unless the user chooses an interval: never. */
export const EXPLORER_INTERVAL = 0

/** The page of a scope; undefined until it is open. */
export const selectPage = (state: RootState, scope: Scope): MetricsExplorerContext | undefined => {
  const context = state.actors.metricsExplorer?.context
  return context?.scope === scopeKey(scope) ? context : undefined
}

/** The seconds between two points of a panel. */
const periodOf = ({ start, end }: TimeWindow, { detail }: Pick<Panel, 'detail'>): number =>
  Math.max(5, Math.round((end - start) / 1000 / detail))

/** How long the rack keeps measurements, in milliseconds. */
const KEPT = 30 * 86_400_000

/** Whether the window begins before the first measurements that the rack has. */
export const isBeforeMeasurements = (page: MetricsExplorerContext | undefined): boolean =>
  !!page?.window && page.window.start < page.at - KEPT - 60_000

const sendOptions = weakMapMemoize(
  (
    { window, variables }: Pick<MetricsExplorerContext, 'variables'> & { window: TimeWindow },
    detail: Panel['detail'],
    usesRange: boolean,
    keepsFirstPoint: boolean,
    schemas: readonly OxqlSchema[],
  ): SendOptions => ({
    window,
    period: periodOf(window, { detail }),
    variables,
    usesRange,
    keepsFirstPoint,
    isCounter: isCounterOf(schemas),
  }),
)

const sendable = weakMapMemoize(sentQuery)

const hasWindow = (
  page: MetricsExplorerContext | undefined,
): page is MetricsExplorerContext & { window: TimeWindow } => !!page?.window

/**
 * The panel's text as it would be sent now, or what is certainly wrong with it; undefined before
 * there is a time range.
 */
export const selectSendable = (
  state: RootState,
  scope: Scope,
  { query, detail, useRange, keepsFirstPoint }: Panel,
) => {
  const page = selectPage(state, scope)
  if (!hasWindow(page)) return undefined
  const schemas = selectSchemas(state, scope)
  return sendable(query, sendOptions(page, detail, useRange, keepsFirstPoint, schemas))
}

/** The panel's text as it would be sent for the time range before a window. */
export const selectBefore = (state: RootState, scope: Scope, panel: Panel, after: TimeWindow) => {
  const page = selectPage(state, scope)
  if (!page) return undefined
  const { query, detail, useRange, keepsFirstPoint } = panel
  const window = { start: 2 * after.start - after.end, end: after.start }
  const schemas = selectSchemas(state, scope)
  const at = { window, variables: page.variables }
  const sent = sentQuery(query, sendOptions(at, detail, useRange, keepsFirstPoint, schemas))
  if (sent.kind === 'faulty') return undefined
  const { typed, text, map } = sent
  return { sent: { typed, text, map }, window, keepsFirstPoint }
}

/**
 * The query that learns the sampling interval of a timeseries: that of the panel, cut to the
 * timeseries and its filters, for the last two samples. Undefined if the text does not read it.
 */
export const learningQuery = (sent: string, timeseries: string): string | undefined => {
  const get = nodesIn(treeOf(sent), 'Get').find(node => {
    const name = childOf(node, 'Timeseries')
    return name && textOf(sent, name) === timeseries
  })
  const pipeline = get && pipelinesAround(get)[0]
  if (!get || !pipeline) return undefined
  const filters = stagesOf(pipeline).filter(
    stage =>
      stage.name === 'Filter' &&
      !/\btimestamp\b|\bdatum\b|\bstart_time\b/.test(textOf(sent, stage)),
  )
  const own = filters.map(stage => ` | ${textOf(sent, stage).replace(/^\s*\|\s*/, '')}`).join('')
  return `get ${timeseries}${own} | filter timestamp > @now() - 5m | last 2`
}

/** The counters of a text whose interval has to be learned to show them per second. */
export const selectUnlearned = (state: RootState, scope: Scope, { sent }: SentRun) => {
  const isCounter = isCounterOf(selectSchemas(state, scope))
  const intervals = selectPage(state, scope)?.intervals ?? {}
  if (nodesIn(treeOf(sent.text), 'Align').length === 0) return []
  return timeseriesIn(sent.text).filter(name => isCounter(name) && !intervals[name])
}

/** Whether a text may read counters, which have values per second and per sample. */
export const selectReadsCounters = (state: RootState, scope: Scope, text: string): boolean => {
  const isCounter = isCounterOf(selectSchemas(state, scope))
  return timeseriesIn(text).some(name => isCounter(name) !== false)
}

/** More points than this are drawn only when asked for. */
const MANY_POINTS = 100_000

const pointsIn = ({ tables }: MetricAnswer): number =>
  tables.reduce(
    (sum, { timeseries }) =>
      timeseries.reduce((all, { points }) => all + points.timestamps.length, sum),
    0,
  )

/** The points of an answer, as the page says of those with too many to draw at once. */
export const isTooMuch = (answer: MetricAnswer): boolean => pointsIn(answer) > MANY_POINTS

const draw = weakMapMemoize(
  (
    answer: MetricAnswer,
    window: TimeWindow,
    keepsFirst: boolean,
    value: Panel['value'],
    unit: Panel['unit'],
    schemas: readonly OxqlSchema[],
    intervals: MetricsExplorerContext['intervals'],
    names: Readonly<Record<string, string>>,
  ): readonly MetricPicture[] =>
    picturesOf(answer, {
      window,
      keepsFirst,
      value,
      factsOf: name => {
        const schema = schemasByName(schemas).get(name)
        if (!schema && unit === 'auto') return undefined
        return {
          unit: unit === 'auto' ? (schema!.units as TimeseriesUnit) : unit,
          isCounter: schema?.datumType.startsWith('cumulative') ?? false,
        }
      },
      intervalOf: name => intervals[name] ?? undefined,
      nameOf: (_field, id) => names[id] ?? id,
    }),
)

const knownFaultsOf = weakMapMemoize((text: string, faults: readonly OxqlFault[]): TextFaults => ({
  text,
  faults,
}))

/** What a refusal by the server means; null if there was only nothing to read. */
const serverFaultsOf = weakMapMemoize(
  (error: ApiError, { sent }: SentRun, schemas: readonly OxqlSchema[]): TextFaults | null => {
    const { message, cause = message } = error
    const fault = serverFault(cause, sent, { schemas, since: SINCE })
    return fault.kind === 'noData' ? null : { text: sent.typed, faults: [fault] }
  },
)

export interface PanelResult {
  answer: MetricAnswer
  pictures: readonly MetricPicture[]
  window: TimeWindow
  hasValues: boolean
}

/** What a panel shows. */
export interface PanelViewModel {
  panel: Panel
  title: string
  /** Undefined if it has not run. */
  phase: PanelRun['phase'] | undefined
  /** Whether text or range have changed since the result. */
  isChanged: boolean
  result: PanelResult | undefined
  /** Why the last run failed, if that is not a fault of its text. */
  failure: ApiError | undefined
  /** What is wrong with the text of the last run. */
  faults: TextFaults | null
  /** The server had nothing to read for the last run. */
  isEmpty: boolean
  run: PanelRun | undefined
}

const resultOf = weakMapMemoize(
  (answer: MetricAnswer, pictures: readonly MetricPicture[], window: TimeWindow): PanelResult => ({
    answer,
    pictures,
    window,
    hasValues: hasValues(pictures),
  }),
)

const compared = weakMapMemoize(withBefore)

const selectResult = (
  state: RootState,
  scope: Scope,
  { id, value, unit }: Panel,
  run: PanelRun | undefined,
): PanelResult | undefined => {
  const page = selectPage(state, scope)
  const schemas = selectSchemas(state, scope)
  const names = selectNames(state, scope)
  const drawn = ({ sent, window, keepsFirstPoint }: SentRun) => {
    const answer = selectEntry(state, runQuery(scopeKey(scope), sent.text))?.data
    if (!page || !answer) return undefined
    const { intervals } = page
    const pictures = draw(answer, window, keepsFirstPoint, value, unit, schemas, intervals, names)
    return resultOf(answer, pictures, window)
  }
  const result = run?.answered ? drawn(run.answered) : undefined
  const before = run?.before && page?.compared.includes(id) ? drawn(run.before) : undefined
  if (!result || before?.window.end !== result.window.start) return result
  const pictures = compared(result.pictures, before.pictures, before.window)
  return resultOf(result.answer, pictures, result.window)
}

const selectError = (state: RootState, scope: Scope, run: PanelRun | undefined) =>
  run?.phase === 'failed' && run.sent
    ? selectEntry(state, runQuery(scopeKey(scope), run.sent.sent.text))?.error
    : undefined

/** The title of a panel: what the user calls it, or what the query says. */
const titleOf = ({ title, query }: Pick<Panel, 'title' | 'query'>): string =>
  title.trim() || describeQuery(query) || 'New panel'

const viewModel = weakMapMemoize(
  (
    panel: Panel,
    run: PanelRun | undefined,
    result: PanelResult | undefined,
    error: ApiError | undefined,
    faults: TextFaults | null,
  ): PanelViewModel => {
    const isRefused = error?.statusCode === 400
    return {
      panel,
      title: titleOf(panel),
      phase: run?.phase,
      isChanged: isChangedSince(panel, run),
      result,
      failure: isRefused ? undefined : error,
      faults,
      isEmpty: isRefused && !faults,
      run,
    }
  },
)

export const selectPanel = (state: RootState, scope: Scope, panel: Panel): PanelViewModel => {
  const page = selectPage(state, scope)
  const run = page?.runs[panel.id]
  const result = selectResult(state, scope, panel, run)
  const error = selectError(state, scope, run)
  const refused =
    run?.phase === 'refused' && run.refused === panel.query
      ? selectSendable(state, scope, panel)
      : undefined
  const faults =
    refused?.kind === 'faulty'
      ? knownFaultsOf(panel.query, refused.faults)
      : error?.statusCode === 400 && run?.sent
        ? serverFaultsOf(error, run.sent, selectSchemas(state, scope))
        : null
  return viewModel(panel, run, result, error, faults)
}

const NO_VARIABLES: readonly IdVariable[] = []

/** The variables of the panels that stand for objects, each once, in a fixed order. */
export const selectVariables = createSelector(
  [(page: MetricsExplorerContext | undefined) => page?.panels],
  (panels): readonly IdVariable[] => {
    const used = new Set((panels ?? []).flatMap(({ query }) => variablesIn(query)))
    const names = ID_VARIABLES.filter(name => isIdVariable(name) && used.has(name))
    return names.length > 0 ? names : NO_VARIABLES
  },
)

/** A page that nothing has been typed into. */
export const isBlank = ({ panels }: Pick<MetricsExplorerContext, 'panels'>): boolean =>
  panels.length === 1 && panels[0]!.query === NEW_PANEL.query
