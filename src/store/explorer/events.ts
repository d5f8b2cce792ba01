import type { BuilderPress } from '@/lib/oxql/conditions'
import type { PastedText } from '@/lib/oxql/format'
import type {
  MetricsExplorerDecision,
  MetricsExplorerEvent,
  PanelOptions,
} from '@/machines/metrics-explorer/metrics-explorer.events'
import type { SavedView } from '@/store/saved-views/views'
import { createEvent, eventOf } from '@/store/setup/event'

const isLoggable = true

const event = eventOf<MetricsExplorerEvent | MetricsExplorerDecision>({ isLoggable })

export const explorerOpened = event('metricsExplorer/opened')
export const explorerLeft = event('metricsExplorer/left')
export const windowChanged = event('metricsExplorer/windowChanged')
export const panelAdded = event('metricsExplorer/panelAdded')
export const panelChanged = event('metricsExplorer/panelChanged')
export const panelDuplicated = event('metricsExplorer/panelDuplicated')
export const panelMoved = event('metricsExplorer/panelMoved')
export const panelRemoved = event('metricsExplorer/panelRemoved')
export const editingChosen = event('metricsExplorer/editingChosen')
export const variableChosen = event('metricsExplorer/variableChosen')
export const runRequested = event('metricsExplorer/runRequested')
export const panelSeen = event('metricsExplorer/panelSeen')
export const runSent = event('metricsExplorer/runSent')
export const runRefused = event('metricsExplorer/runRefused')
export const runEnded = event('metricsExplorer/runEnded')
export const cancelRequested = event('metricsExplorer/cancelRequested')
export const comparisonToggled = event('metricsExplorer/comparisonToggled')
export const beforeAnswered = event('metricsExplorer/beforeAnswered')
export const intervalLearned = event('metricsExplorer/intervalLearned')
export const runDue = event('metricsExplorer/runDue')
export const runDropped = event('metricsExplorer/runDropped')

/** “Format” of a query. */
export const queryFormatted = createEvent<{ panel: string }>('metricsExplorer/queryFormatted', {
  isLoggable,
})

/** Something was pasted into a query. */
export const queryPasted = createEvent<{ panel: string; pasted: PastedText }>(
  'metricsExplorer/queryPasted',
  { isLoggable },
)

/** A choice in the builder of a query. */
export const queryBuilt = createEvent<{ panel: string; change: BuilderPress }>(
  'metricsExplorer/queryBuilt',
  { isLoggable },
)

/** “Use” of a timeseries of the catalogue: in the edited panel, or in a new one. */
export const metricChosen = createEvent<{ timeseries: string }>('metricsExplorer/metricChosen', {
  isLoggable,
})

/** What changes the panels of the page, and so what a link or dashboard would keep of them. */
export const PANEL_CHANGES = [
  explorerOpened,
  panelAdded,
  panelChanged,
  panelDuplicated,
  panelMoved,
  panelRemoved,
] as const

/** Of dashboards: `scope` is that of `scopeKey`. */
type OfScope<Extra = unknown> = { scope: string } & Extra

/** Keeps panels as a dashboard under a name; those of the page if none are given, and opens it. */
export const dashboardAdded = createEvent<
  OfScope<{ name: string; panels: readonly PanelOptions[] | null; search: string }>
>('dashboards/added', { isLoggable })

/** Keeps the dashboard on the page as it is now. */
export const dashboardSaved = createEvent<OfScope<{ id: string }>>('dashboards/saved', {
  isLoggable,
})

/** Shows the dashboard on the page as it was saved. */
export const changesDiscarded = createEvent<OfScope<{ id: string }>>('dashboards/discarded', {
  isLoggable,
})

export const dashboardDeleted = createEvent<OfScope<{ id: string }>>('dashboards/deleted', {
  isLoggable,
})

/** Brings a deleted dashboard back. */
export const dashboardRestored = createEvent<OfScope<{ view: SavedView }>>('dashboards/restored', {
  isLoggable,
})

/** Gives a dashboard a name, or one like it if another dashboard has got that since. */
export const dashboardRenamed = createEvent<OfScope<{ id: string; name: string }>>(
  'dashboards/renamed',
  { isLoggable },
)

/** Pins a dashboard to the sidebar, where it opens in this scope, or unpins it. */
export const dashboardPinned = createEvent<OfScope<{ id: string }>>('dashboards/pinned', {
  isLoggable,
})
