import { useEffect, useMemo, useState } from 'react'
import { shallowEqual, useStore } from 'react-redux'
import type { Query } from '@/api/operations/table'
import { nameError } from '@/lib/name'
import { isForAddress, termsOf } from '@/store/everywhere/find'
import {
  foundItems,
  recentItems,
  screensOf,
  searchObjects,
  selectContext,
  type FoundItem,
} from '@/store/everywhere/items'
import {
  areSameKnown,
  areSameReads,
  AT_ONCE,
  selectKnown,
  type Read,
} from '@/store/everywhere/known'
import type { Scope } from '@/store/everywhere/places'
import { offeredDashboard } from '@/store/explorer/paths'
import { navigationRequested, prefetchRequested } from '@/store/navigation/events'
import { paletteClosed, selectOpenedProjects } from '@/store/palette/slice'
import { selectPaletteItems, selectScreenActions, type PaletteItem } from '@/store/palette/items'
import { projectPaths } from '@/store/project/paths'
import { addressOf, inOrder, isShown, placeOf } from '@/store/saved-views/edit'
import { selectIsFleetViewer } from '@/store/session/session'
import { useAppSelector, useQueries, useSend } from '@/store/setup/hooks'
import type { RootState } from '@/store/setup/state'
import { requestForm } from '@/store/silo/forms'
import { siloPaths } from '@/store/silo/paths'
import { systemPaths } from '@/store/system/paths'
import { CommandPalette } from '@/ui/CommandPalette/CommandPalette'
import { useAddress } from '@/views/shared/saved-views/use-address'
import { useRestrict } from '@/views/shared/actions/use-restrict'
import { useLoadedCode } from '../code-context'
import { useRoute } from '../route-context'

/** Fewer characters are in too many names to read everything for. */
const SHORTEST = 2

/** The areas whose operations are loaded with their pages: of any project, and of the silo. */
const LAZY_AREAS = [
  ...[projectPaths.affinity, projectPaths.externalSubnets, projectPaths.vpcs].map(path =>
    path({ project: 'any' }),
  ),
  siloPaths.users(),
  siloPaths.multicastGroups(),
]

const NONE: readonly Read[] = []
const NO_PAGES: readonly string[] = []

/** Reads one list; the next ones follow as it is answered. */
function Reading({ query }: { query: Query }) {
  useQueries([query])
  return null
}

/** All objects that the user may see, as far as they have been read. */
const useKnown = (query: string, isAll: boolean) => {
  const { operations } = useLoadedCode()
  const route = useRoute()
  const isSearching = query.length >= SHORTEST
  return useAppSelector(state => {
    if (!isSearching) return null
    const scope: Scope = {
      ...isForAddress(termsOf(query)),
      project: route.params.project,
      isAll,
    }
    return selectKnown(state, operations, scope)
  }, areSameKnown)
}

/** Loads the code of pages that carry out actions on what is found. */
const usePrefetched = (pages: readonly string[]) => {
  const send = useSend()
  const wanted = pages.join('\n')
  useEffect(() => {
    if (wanted !== '') for (const to of wanted.split('\n')) send(prefetchRequested({ to }))
  }, [send, wanted])
}

/** The saved views, except those that the screen shows. Dashboards open in the project shown. */
const useViewItems = (project: string | undefined): readonly PaletteItem[] => {
  const views = useAppSelector(state => state.savedViews)
  const address = useAddress()
  return useMemo(
    () =>
      inOrder(views)
        .map(view => offeredDashboard(view, project) ?? { view, label: undefined })
        .filter(({ view }) => !isShown(view, address))
        .map(({ view, label }) => ({
          id: `view/${view.path}/${view.name}`,
          label: label ?? `${view.name} (${placeOf(view)})`,
          group: label === undefined ? 'Saved views' : 'Dashboards',
          to: addressOf(view),
        })),
    [views, address, project],
  )
}

/** The projects that the user has opened, and the way to any other one. */
const useProjectItems = (query: string): readonly PaletteItem[] => {
  const projects = useAppSelector(selectOpenedProjects)
  return useMemo(
    () => [
      ...projects.map(project => {
        const to = projectPaths.instances({ project })
        return { id: `Go to project/${to}`, label: project, group: 'Go to project', to }
      }),
      {
        id: 'Go to project',
        label: 'Open a project by name…',
        group: 'Go to project',
        event: requestForm('projectOpen', nameError('', query) ? {} : { name: query }),
      },
    ],
    [projects, query],
  )
}

/** The open palette with what the current page offers, and what is found everywhere. */
export function PaletteDialog() {
  const send = useSend()
  const { getState } = useStore<RootState>()
  const route = useRoute()
  const code = useLoadedCode()
  const { screens, operations } = code
  const restrict = useRestrict()
  const actions = useAppSelector(state => selectScreenActions(state, screens, route), shallowEqual)
  const [typed, setTyped] = useState('')
  const [isAll, setIsAll] = useState(false)
  const query = typed.trim()
  const known = useKnown(query, isAll)
  const isFleetViewer = useAppSelector(selectIsFleetViewer)
  const offered = useAppSelector(state => selectPaletteItems(state, route, route.path, actions))
  const recent = useAppSelector(state => state.palette.recent)
  const search = useMemo(() => known && searchObjects(known, query, recent), [known, query, recent])
  const context = useAppSelector(
    state => (search ? selectContext(state, operations, search) : NONE),
    areSameReads,
  )
  usePrefetched(search ? screensOf(search) : NO_PAGES)
  const found = useMemo((): readonly FoundItem[] => {
    if (query === '') return recentItems(recent, route.path)
    const allowed = (item: FoundItem) => {
      const { rights } = code.late
      const roles = item.place && rights?.selectRights(getState(), item.place['project'])
      const reason = roles && rights?.reasonRefused(item, roles, item.place!, code)
      return reason ? { ...item, reason } : item
    }
    return search && known ? foundItems(getState(), operations, search, known).map(allowed) : []
    // The actions change as what they depend on is read.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [getState, code, operations, search, known, context, query, recent, route.path])
  const saved = useViewItems(route.params.project)
  const projects = useProjectItems(query)
  const items = useMemo(() => {
    const elsewhere = new Set(query === '' ? [] : found.map(({ to }) => to))
    const others = offered.filter(({ to }) => to === undefined || !elsewhere.has(to))
    const addresses = new Set([...others, ...found].map(({ to }) => to).concat(route.path))
    const named = projects.filter(({ to }) => to === undefined || !addresses.has(to))
    return [...others.map(restrict), ...named, ...saved]
  }, [offered, found, query, saved, projects, route.path, restrict])
  const change = (text: string) => {
    if (typed === '') {
      if (isFleetViewer) send(prefetchRequested({ to: systemPaths.silos() }))
      for (const to of LAZY_AREAS) send(prefetchRequested({ to, isCodeOnly: true }))
    }
    setTyped(text)
  }
  const run = (id: string) => {
    const { to, event, unless }: Partial<FoundItem> =
      [...items, ...found].find(item => item.id === id) ?? {}
    send(paletteClosed())
    if (unless && !screens.has(unless.screen)) send(navigationRequested({ to: unless.to }))
    else if (event) send(event)
    else if (to !== undefined) send(navigationRequested({ to }))
  }
  return (
    <>
      {[...(known?.reads ?? NONE), ...context].slice(0, AT_ONCE).map(({ key, query: each }) => (
        <Reading key={key} query={each} />
      ))}
      <CommandPalette
        items={items}
        found={found}
        reach={
          known && { text: known.told, onReadOn: known.isPart ? () => setIsAll(true) : undefined }
        }
        isReading={(known?.reads.length ?? 0) > 0}
        onSearch={change}
        onRun={run}
        onDismiss={() => send(paletteClosed())}
      />
    </>
  )
}
