import { createSelector } from '@reduxjs/toolkit'
import type { RichText } from '@/lib/rich-text'
import { selectPageItems } from '@/store/paging/selectors'
import { sectionLink } from '@/store/routing/layout'
import type { RouteMatch } from '@/store/routing/match'
import type { Screen, ScreenActions } from '@/store/routing/route'
import { selectIsFleetViewer, selectSiloName } from '@/store/session/selectors'
import type { StoreEvent } from '@/store/setup/event'
import type { RootState } from '@/store/setup/reducer'

/** Something the palette offers: a page to open or an event to send. */
export interface PaletteItem {
  id: string
  label: string
  /** Items without one are actions of the screen. */
  group?: string
  to?: string
  event?: StoreEvent
  /** Present when it is not possible now: why. */
  disabledReason?: RichText
}

/** Who is looking: it decides what leads where. */
interface Reader {
  silo: string
  isFleetViewer: boolean
}

interface NamedRow {
  name: string
}

const link = (group: string | undefined, label: string, to: string): PaletteItem => ({
  id: `${group ?? ''}/${label}`,
  label,
  ...(group !== undefined && { group }),
  to,
})

/** What can be done on the screen, under the name of what it is done to. */
const actionItems = ({ to: group, actions }: ScreenActions): PaletteItem[] =>
  actions.map(({ id, label, to, event, reason }) => ({
    id: `${group ?? ''}/${id}`,
    label,
    ...(group !== undefined && { group }),
    ...(to !== undefined && { to }),
    ...(event && { event }),
    ...(reason && { disabledReason: reason }),
  }))

const listItems = ({ chain, params }: RouteMatch, rows: readonly NamedRow[]) =>
  chain.flatMap(({ palette: { create, rows: list } = {} }) => [
    ...(create ? [link(undefined, create.label, create.to(params))] : []),
    ...(list ? rows.map(({ name }) => link(list.group, name, list.to(params, name))) : []),
  ])

const layoutItems = (
  { route: { layout }, params }: RouteMatch,
  { silo, isFleetViewer }: Reader,
) => [
  ...layout.sections
    .map(section => sectionLink(section, params))
    .map(({ label, to }) => link(layout.group(params, silo), label, to)),
  ...layout.links
    .filter(({ isSystem = false }) => isFleetViewer || !isSystem)
    .map(({ group, label, to }) => link(group(silo), label, to)),
]

/** One item for each name in each group: the last one given. */
const withoutRepeats = (items: readonly PaletteItem[]) => [
  ...new Map(items.map(item => [item.id, item])).values(),
]

const NO_ROWS: readonly NamedRow[] = []

/** The rows that the list on the screen has now. */
const selectRows = (state: RootState, { chain, params }: RouteMatch): readonly NamedRow[] => {
  const list = chain.find(({ palette }) => palette?.rows)?.palette?.rows?.list(params)
  return list ? (selectPageItems(state, list) as readonly NamedRow[]) : NO_ROWS
}

const NO_ACTIONS: readonly ScreenActions[] = []

/** What can be done on the screens of this match, whose code is among `screens`: page, then tab. */
export const selectScreenActions = (
  state: RootState,
  screens: ReadonlyMap<string, Pick<Screen, 'actions'>>,
  { chain, params }: RouteMatch,
): readonly ScreenActions[] =>
  chain
    .flatMap(({ id }) => screens.get(id)?.actions ?? [])
    .flatMap(selectActions => selectActions(state, params) ?? [])

/**
 * What the palette offers on the screen of this match and path: what can be done there, the
 * screen's own items, those of its layout, and what leads to other layouts.
 */
export const selectPaletteItems = createSelector(
  [
    (_state: RootState, match: RouteMatch) => match,
    (_state: RootState, _match: RouteMatch, path: string) => path,
    (_state: RootState, _match: RouteMatch, _path: string, actions = NO_ACTIONS) => actions,
    (state: RootState, match: RouteMatch) => selectRows(state, match),
    selectSiloName,
    selectIsFleetViewer,
  ],
  (match, path, actions, rows, silo, isFleetViewer): readonly PaletteItem[] =>
    withoutRepeats([
      ...actions.flatMap(actionItems),
      ...listItems(match, rows),
      ...layoutItems(match, { silo, isFleetViewer }),
    ]).filter(({ to }) => to !== path),
)

export const selectIsPaletteOpen = (state: RootState) => state.palette.isOpen
