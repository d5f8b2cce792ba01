import type { TimeseriesUnit } from '../../lib/metric-units'
import type { TimeWindow } from '../../lib/time-range'

/** How a panel shows its answer. */
type PanelKind = 'lines' | 'stacked' | 'bars' | 'latest' | 'table'

/** What a panel asks, and how it shows the answer: all that links and dashboards keep of it. */
export interface PanelOptions {
  /** Empty for the title that follows from the query. */
  title: string
  query: string
  kind: PanelKind
  /** How counters are shown: per second, or the amount of each sample. */
  value: 'second' | 'sample'
  /** What numbers count; `auto` for what the timeseries says. */
  unit: 'auto' | TimeseriesUnit
  /** Points per window. */
  detail: 60 | 120 | 240 | 480
  /** Limits every `get` to the time range of the page. */
  useRange: boolean
  /** Shows the first point of counters. */
  keepsFirstPoint: boolean
}

export interface Panel extends PanelOptions {
  id: string
}

/** A query as it is sent, with the places of its parts in the text as typed. */
interface SentText {
  typed: string
  text: string
  map: readonly {
    sent: { from: number; to: number }
    typed: { from: number; to: number }
    kind: 'verbatim' | 'replaced' | 'inserted'
  }[]
}

export interface SentRun {
  sent: SentText
  window: TimeWindow
  keepsFirstPoint: boolean
}

type Of<Extra = unknown> = { panel: string } & Extra
/** `number` numbers the runs, so that late answers to an earlier one are ignored. */
type OfRun<Extra = unknown> = Of<{ number: number } & Extra>

export type MetricsExplorerEvent =
  /** The page of a scope is shown: with the panels of a link or dashboard, or those it had. */
  | {
      type: 'metricsExplorer/opened'
      payload: {
        /** A project, or `system`. */
        scope: string
        /** The id of the dashboard that is shown; null for panels that are not saved. */
        dashboard: string | null
        /** When the dashboard had been saved that the panels are from, in milliseconds since the epoch. */
        changed: number | null
        panels: readonly PanelOptions[] | null
        variables: Record<string, string>
      }
    }
  | { type: 'metricsExplorer/left' }
  | { type: 'metricsExplorer/windowChanged'; payload: { window: TimeWindow; at: number } }
  | { type: 'metricsExplorer/panelAdded'; payload: Partial<PanelOptions> }
  | { type: 'metricsExplorer/panelChanged'; payload: Of<{ change: Partial<PanelOptions> }> }
  | { type: 'metricsExplorer/panelDuplicated'; payload: Of }
  | { type: 'metricsExplorer/panelMoved'; payload: Of<{ by: 1 | -1 }> }
  | { type: 'metricsExplorer/panelRemoved'; payload: Of }
  | { type: 'metricsExplorer/editingChosen'; payload: { panel: string | null } }
  | { type: 'metricsExplorer/variableChosen'; payload: { name: string; value: string } }
  | { type: 'metricsExplorer/runRequested'; payload: { panels: readonly string[] } }
  /** A panel of a link came into view. */
  | { type: 'metricsExplorer/panelSeen'; payload: Of }
  | { type: 'metricsExplorer/runSent'; payload: OfRun<{ run: SentRun }> }
  /** The text is certainly wrong, or a variable has no value: nothing was sent. */
  | { type: 'metricsExplorer/runRefused'; payload: OfRun<{ typed: string }> }
  | { type: 'metricsExplorer/runEnded'; payload: OfRun<{ isAnswered: boolean }> }
  | { type: 'metricsExplorer/cancelRequested'; payload: Of }
  /** Shows the time range before the one of the page as well, or no longer. */
  | { type: 'metricsExplorer/comparisonToggled'; payload: Of }
  /** What the query gave for the time range before. */
  | { type: 'metricsExplorer/beforeAnswered'; payload: OfRun<{ run: SentRun }> }
  /** Seconds between two samples of a timeseries; null if they cannot be told. */
  | {
      type: 'metricsExplorer/intervalLearned'
      payload: { timeseries: string; seconds: number | null }
    }

/** Decisions that the workflow of the explorer acts on. */
export type MetricsExplorerDecision =
  /** The query of the panel is to be sent now. */
  | { type: 'metricsExplorer/runDue'; payload: OfRun<{ panelNow: Panel }> }
  /** The pending request is to be dropped. */
  | { type: 'metricsExplorer/runDropped'; payload: OfRun }
