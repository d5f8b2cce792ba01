import type {
  MetricsExplorerDecision,
  MetricsExplorerEvent,
} from '@/machines/metrics-explorer/metrics-explorer.events'
import { eventOf } from '@/store/setup/event'

const event = eventOf<MetricsExplorerEvent | MetricsExplorerDecision>({ isLoggable: true })

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
export const intervalLearned = event('metricsExplorer/intervalLearned')
export const runDue = event('metricsExplorer/runDue')
export const runDropped = event('metricsExplorer/runDropped')
