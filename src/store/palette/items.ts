import { createSelector, weakMapMemoize } from '@reduxjs/toolkit'
import { type Release, supports } from '@/api/releases/ladder'
import { rich, type RichText } from '@/lib/rich-text'
import { equivalentsRequested } from '@/store/commands/forms'
import { selectRelease, supportedParts } from '@/store/release/release'
import { neededRelease, releaseName } from '@/store/release/absent'
import { selectCrumbLabel } from '@/store/navigation/selectors'
import { sectionLink } from '@/store/routing/layout'
import type { RouteMatch } from '@/store/routing/match'
import type { Screen, ScreenActions } from '@/store/routing/route'
import { selectIsFleetViewer, selectIsSiloAdmin, selectSiloName } from '@/store/session/session'
import type { StoreEvent } from '@/store/setup/event'
import type { RootState } from '@/store/setup/state'
import { selectPageItems } from '@/store/paging/selectors'

/** A row with a name of its own, or that addresses call by its id. */
type NamedRow = { name: string } | { name?: never; displayName: string; id: string }

/** The lists whose rows the palette offers on a screen. */
const listsOf = ({ chain }: RouteMatch) => chain.flatMap(({ palette }) => palette?.rows ?? [])

/** An item of the palette: a page to open or an event to send. */
export interface PaletteItem {
  id: string
  label: string
  /** Items without one are actions of the screen. */
  group?: string
  to?: string
  event?: StoreEvent
  /** Why it is not possible now. */
  reason?: RichText | undefined
  /** Listed only if a search finds it, and then last. */
  isOnlyFound?: true
}

/** The properties of the user that decide which items are offered. */
interface Viewer {
  silo: string
  isFleetViewer: boolean
  isSiloAdmin: boolean
  release: Release
}

const link = (group: string | undefined, label: string, to: string): PaletteItem => ({
  id: `${group ?? ''}/${label}`,
  label,
  ...(group !== undefined && { group }),
  to,
})

const createItems = ({ chain, params }: RouteMatch) =>
  chain
    .flatMap(({ palette }) => palette?.create ?? [])
    .map(({ label, to }) => link(undefined, label, to(params)))

/** The page above this one: the next outer one of its breadcrumbs. */
const parentOf = ({ route, params }: RouteMatch, path: string) =>
  route.crumbs?.(params).findLast(({ to }) => to.split('?')[0] !== path)

const selectParentItem = createSelector(
  [
    (_state: RootState, match: RouteMatch, path: string) => parentOf(match, path)?.to,
    (state: RootState, match: RouteMatch, path: string) => {
      const parent = parentOf(match, path)
      return parent && selectCrumbLabel(state, parent)
    },
  ],
  (to, label): PaletteItem[] =>
    to === undefined ? [] : [{ id: 'up', label: `Go up to ${label}`, to }],
)

const rowItems = (match: RouteMatch, rows: readonly (readonly NamedRow[])[]) =>
  listsOf(match).flatMap(({ group, to }, index) =>
    (rows[index] ?? []).map((row): PaletteItem => {
      const path = to(match.params, row.name ?? row.id)
      // Several users can have the same name.
      return { id: `${group}/${path}`, label: row.name ?? row.displayName, group, to: path }
    }),
  )

const actionItems = (screens: readonly ScreenActions[]): PaletteItem[] =>
  screens.flatMap(({ group, actions }) =>
    actions.map(({ label, to, event, reason }) => ({
      id: `${group}/${label}`,
      label,
      group,
      reason,
      ...(to !== undefined && { to }),
      ...(event && { event }),
    })),
  )

/** The pages that the rack lacks, for users who search for one of them. */
const absentItems = ({ route: { layout } }: RouteMatch, release: Release): PaletteItem[] =>
  layout.sections.flatMap(({ label, needs }) =>
    needs === undefined || supports(release, needs)
      ? []
      : {
          id: `absent/${label}`,
          label: `${label} (needs ${neededRelease(needs)})`,
          reason: rich`This rack runs release ${releaseName(release)}.`,
          isOnlyFound: true,
        },
  )

const layoutItems = (
  { route: { layout }, params }: RouteMatch,
  { silo, isFleetViewer, isSiloAdmin, release }: Viewer,
) => [
  ...supportedParts(layout.sections, release)
    .filter(({ isForSiloAdmins }) => isSiloAdmin || !isForSiloAdmins)
    .map(section => sectionLink(section, params))
    .map(({ label, to }) => link(layout.group(params, silo), label, to)),
  {
    id: 'User/Last actions as a script',
    group: 'User',
    label: 'Last actions as a script',
    event: equivalentsRequested('recent'),
  },
  ...layout.links
    .filter(({ isSystem = false }) => isFleetViewer || !isSystem)
    .map(({ group, label, to }) =>
      link(group(silo), label, typeof to === 'string' ? to : to(params as never)),
    ),
]

/** Removes repeated names within a group, keeping the last item. */
const withoutRepeats = (items: readonly PaletteItem[]) => [
  ...new Map(items.map(item => [item.id, item])).values(),
]

/** Returns the same array for the same rows. */
const together = weakMapMemoize((...lists: readonly (readonly NamedRow[])[]) => lists)

/** The rows of each list on the screen: its current page. */
const selectRows = (state: RootState, match: RouteMatch) =>
  together(
    ...listsOf(match).map(({ list }): readonly NamedRow[] =>
      selectPageItems(state, list(match.params)),
    ),
  )

/** The actions on the screens of this match whose code is in `screens`. */
export const selectScreenActions = (
  state: RootState,
  screens: ReadonlyMap<string, Pick<Screen, 'actions'>>,
  { chain, params }: RouteMatch,
): readonly ScreenActions[] =>
  chain
    .flatMap(({ id }) => screens.get(id)?.actions ?? [])
    .flatMap(selectActions => selectActions(state, params) ?? [])

const NO_ACTIONS: readonly ScreenActions[] = []

/**
 * The palette's items for a match and path: those of the screen, its actions, those of its layout,
 * and links to other layouts.
 */
export const selectPaletteItems = createSelector(
  [
    (_state: RootState, match: RouteMatch) => match,
    (_state: RootState, _match: RouteMatch, path: string) => path,
    selectRows,
    selectParentItem,
    (_state: RootState, _match: RouteMatch, _path: string, actions = NO_ACTIONS) => actions,
    selectSiloName,
    selectIsFleetViewer,
    selectIsSiloAdmin,
    selectRelease,
  ],
  (match, path, rows, parent, actions, silo, isFleetViewer, isSiloAdmin, release) =>
    withoutRepeats([
      ...createItems(match),
      ...rowItems(match, rows),
      ...actionItems(actions),
      ...parent,
      ...layoutItems(match, { silo, isFleetViewer, isSiloAdmin, release }),
      ...absentItems(match, release),
    ]).filter(({ to }) => to !== path),
)
