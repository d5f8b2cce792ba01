import { createSelector } from '@reduxjs/toolkit'
import type { StoreEvent } from '@/store/setup/store-event'
import type { LayoutName, RouteParams } from '@/store/routing/route'
import type { RouteMatch } from '@/store/routing/match'
import type { RootState } from '@/store/setup/reducer'
import { palettePages, selectPaletteRows, type NamedRow } from './pages'
import { sectionLinks } from '@/store/routing/sections'
import { selectIsFleetViewer, selectSiloName } from '@/store/session/selectors'

/** Something the palette offers: a page to open or an event to send. */
export interface PaletteItem {
  id: string
  label: string
  /** Items without one are actions of the page. */
  group?: string
  to?: string
  event?: StoreEvent
}

interface Surroundings {
  silo: string
  isFleetViewer: boolean
}

const place = (group: string | undefined, label: string, to: string): PaletteItem => ({
  id: `${group ?? ''}/${label}`,
  label,
  ...(group !== undefined && { group }),
  to,
})

const pageItems = ({ chain, params }: RouteMatch, rows: readonly NamedRow[]) =>
  chain.flatMap(({ id }) => {
    const page = palettePages[id]
    if (!page) return []
    const { create, list } = page
    return [
      ...(create ? [place(undefined, create.label, create.to(params))] : []),
      ...rows.map(({ name }) => place(list.group, name, list.to(params, name))),
    ]
  })

const layoutGroup = (layout: LayoutName, params: RouteParams, silo: string) => {
  if (layout === 'project') return `Project '${params.project ?? ''}'`
  if (layout === 'silo') return `Silo '${silo}'`
  return layout === 'system' ? 'System' : 'Settings'
}

const layoutItems = ({ route: { layout }, params }: RouteMatch, silo: string) => [
  ...sectionLinks(layout, params).map(({ label, to }) =>
    place(layoutGroup(layout, params, silo), label, to),
  ),
  ...(layout === 'system' ? [place(`Back to silo '${silo}'`, 'Projects', '/projects')] : []),
]

const globalItems = ({ route: { layout } }: RouteMatch, { isFleetViewer }: Surroundings) => [
  ...(layout === 'settings' ? [] : [place('User', 'Settings', '/settings/profile')]),
  ...(isFleetViewer && layout !== 'system'
    ? [place('System', 'Manage system', '/system/silos')]
    : []),
]

/** One item for each name in each group: the last one given. */
const withoutRepeats = (items: readonly PaletteItem[]) => [
  ...new Map(items.map(item => [item.id, item])).values(),
]

/** What the palette offers on a page: the page's own items, those of its layout, the global ones. */
export const paletteItems = (
  match: RouteMatch,
  path: string,
  rows: readonly NamedRow[],
  surroundings: Surroundings,
): readonly PaletteItem[] =>
  withoutRepeats([
    ...pageItems(match, rows),
    ...layoutItems(match, surroundings.silo),
    ...globalItems(match, surroundings),
  ]).filter(({ to }) => to !== path)

/** What the palette offers on the page of this match and path. */
export const selectPaletteItems = createSelector(
  [
    (_state: RootState, match: RouteMatch) => match,
    (_state: RootState, _match: RouteMatch, path: string) => path,
    (state: RootState, match: RouteMatch) => selectPaletteRows(state, match),
    selectSiloName,
    selectIsFleetViewer,
  ],
  (match, path, rows, silo, isFleetViewer) =>
    paletteItems(match, path, rows, { silo, isFleetViewer }),
)
