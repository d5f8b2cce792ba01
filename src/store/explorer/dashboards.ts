import { createSelector, weakMapMemoize } from '@reduxjs/toolkit'
import { byNature, naturalKey } from '@/lib/sort-rows'
import { rangeIn } from '@/lib/time-range'
import type { Panel, PanelOptions } from '@/machines/metrics-explorer/metrics-explorer.events'
import {
  MOST_PANELS,
  type MetricsExplorerContext,
} from '@/machines/metrics-explorer/metrics-explorer.rules'
import { fullProblem as fullViewsProblem } from '@/store/saved-views/edit'
import type { SavedView } from '@/store/saved-views/views'
import type { RootState } from '@/store/setup/state'
import { optionsIn, panelProblem } from './address'
import { dashboardPath, placeOfDashboard } from './paths'
import { scopeKey, scopeOf, type Scope } from './scope'

/** How many dashboards a browser keeps, and the characters of a name. */
const MOST_DASHBOARDS = 50
export const LONGEST_NAME = 60

/** What the saved view of a dashboard keeps beside its address. */
interface Content {
  panels: readonly PanelOptions[]
  /** When it was saved last, in milliseconds since the epoch. */
  changed: number
}

export const writeContent = (content: Content): string => JSON.stringify(content)

const readContent = (text: string): Content | null => {
  try {
    const { panels, changed } = JSON.parse(text) as Partial<Record<keyof Content, unknown>>
    if (!Array.isArray(panels) || typeof changed !== 'number') return null
    return { panels: panels.filter(each => !panelProblem(each)).map(optionsIn), changed }
  } catch {
    return null
  }
}

/** A dashboard: a saved view whose content is panels. */
export interface Dashboard extends Content {
  id: string
  name: string
  isPinned: boolean
  /** The page of the dashboard, with its time range. */
  href: string
  view: SavedView
}

/** Those of projects are the same in every project: only the one that they are opened in differs. */
const dashboardOf = weakMapMemoize((view: SavedView, key: string): Dashboard | null => {
  const place = placeOfDashboard(view)
  const scope = scopeOf(key)
  if (!place || (place.project === undefined) !== (scope === 'system')) return null
  const content = readContent(view.content ?? '')
  const { id } = place
  const { name, isPinned } = view
  const href = dashboardPath(scope, id) + view.search
  return content && { ...content, id, name, isPinned, href, view }
})

/** The dashboards of projects or of the system among saved views, by name. */
export const dashboardsIn = weakMapMemoize(
  (views: readonly SavedView[], key: string): readonly Dashboard[] =>
    views
      .flatMap(view => dashboardOf(view, key) ?? [])
      .map(dashboard => ({ dashboard, name: naturalKey(dashboard.name) }))
      .toSorted((a, b) => byNature(a.name, b.name))
      .map(({ dashboard }) => dashboard),
)

export const selectDashboards = (
  state: Pick<RootState, 'savedViews'>,
  scope: Scope,
): readonly Dashboard[] => dashboardsIn(state.savedViews, scopeKey(scope))

export const selectDashboard = (
  state: Pick<RootState, 'savedViews'>,
  scope: Scope,
  id: string | null,
): Dashboard | undefined => selectDashboards(state, scope).find(each => each.id === id)

/** Why a dashboard cannot have a name, or undefined. `id` is that of the one to be renamed. */
export const nameProblem = (
  name: string,
  others: readonly Dashboard[],
  id?: string,
): string | undefined => {
  const word = name.trim()
  if (word === '') return 'Enter a name.'
  if (word.length > LONGEST_NAME) return `Must be at most ${LONGEST_NAME} characters.`
  return others.some(each => each.name === word && each.id !== id)
    ? 'There is a dashboard with this name.'
    : undefined
}

/** Why no more dashboards can be saved, or undefined. `views` are all that the browser keeps. */
export const fullProblem = (
  dashboards: readonly Dashboard[],
  views: readonly SavedView[],
): string | undefined =>
  dashboards.length >= MOST_DASHBOARDS
    ? `A browser keeps at most ${MOST_DASHBOARDS} dashboards. Delete some that you no longer need.`
    : fullViewsProblem(views.length + 1)

const firstFree = (taken: readonly string[], numbered: (count: number) => string): string => {
  for (let count = 1; ; count += 1) {
    const word = numbered(count)
    if (!taken.includes(word)) return word
  }
}

/** A name that no other dashboard has: `CPU (2)`. */
export const freeName = (name: string, dashboards: readonly Dashboard[]): string =>
  firstFree(
    dashboards.map(each => each.name),
    count => {
      const suffix = count === 1 ? '' : ` (${count})`
      return name.slice(0, LONGEST_NAME - suffix.length) + suffix
    },
  )

/** The id of a new dashboard, which its address has: its name in letters that need no escapes. */
export const freeId = (name: string, dashboards: readonly Dashboard[]): string => {
  const word =
    name
      .toLowerCase()
      .match(/[a-z0-9]+/g)
      ?.join('-') ?? 'dashboard'
  return firstFree(
    dashboards.map(({ id }) => id),
    count => (count === 1 ? word : `${word}-${count}`),
  )
}

/** The time range of an address, which a dashboard keeps, as a query string. */
export const rangeOf = (search: string): string => {
  const range = rangeIn(search)
  return range.length > 0 ? `?${new URLSearchParams(range)}` : ''
}

/** The panels that ask something, as links and dashboards keep them. */
export const askedIn = (panels: readonly (Panel | PanelOptions)[]): readonly PanelOptions[] =>
  panels
    .filter(({ query }) => query.trim() !== '')
    .map(panel => ({ ...optionsIn(panel), query: panel.query.trim() }))
    .slice(0, MOST_PANELS)

/** Why panels cannot be kept, or null. */
export const keepProblem = (panels: readonly Panel[]): string | null => {
  const asked = askedIn(panels)
  if (asked.length === 0) return 'No panel has a query'
  // Nothing else of a panel can be wrong.
  return asked.some(panelProblem) ? 'A query is longer than 4,096 bytes' : null
}

export const areSamePanels = (
  a: readonly (Panel | PanelOptions)[],
  b: readonly (Panel | PanelOptions)[],
): boolean => JSON.stringify(askedIn(a)) === JSON.stringify(askedIn(b))

/** Whether the dashboard on the page has changes that are not saved. */
export const selectIsUnsaved = createSelector(
  [
    (page: MetricsExplorerContext | undefined) => page?.panels,
    (_page: MetricsExplorerContext | undefined, saved: Dashboard | undefined) => saved?.panels,
  ],
  (panels, saved) => panels !== undefined && saved !== undefined && !areSamePanels(panels, saved),
)
