import { useMemo, useState } from 'react'
import { shallowEqual, useStore } from 'react-redux'
import type { Query } from '@/api/operations/table'
import { isForAddress, termsOf } from '@/store/everywhere/find'
import { foundItems, recentItems } from '@/store/everywhere/items'
import { areSameKnown, selectKnown, type Scope } from '@/store/everywhere/known'
import { navigationRequested, prefetchRequested } from '@/store/navigation/events'
import { paletteClosed } from '@/store/palette/events'
import { selectPaletteItems, selectScreenActions, type PaletteItem } from '@/store/palette/items'
import { projectPaths } from '@/store/project/paths'
import { addressOf, inOrder, isShown, placeOf } from '@/store/saved-views/edit'
import { selectIsFleetViewer } from '@/store/session/selectors'
import { useAppSelector, useQueries, useSend } from '@/store/setup/hooks'
import type { RootState } from '@/store/setup/state'
import { systemPaths } from '@/store/system/paths'
import { CommandPalette } from '@/ui/CommandPalette/CommandPalette'
import { useAddress } from '@/views/shared/saved-views/use-address'
import { useLoadedCode } from '../code-context'
import { useRoute } from '../route-context'

/** Fewer characters are in too many names to read everything for. */
const SHORTEST = 2

/** The areas of projects whose operations are loaded with their pages, in any project. */
const LAZY_AREAS = [projectPaths.affinity, projectPaths.externalSubnets, projectPaths.vpcs].map(
  path => path({ project: 'any' }),
)

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

/** The saved views, except those that the screen shows. */
const useViewItems = (): readonly PaletteItem[] => {
  const views = useAppSelector(state => state.savedViews)
  const address = useAddress()
  return useMemo(
    () =>
      inOrder(views)
        .filter(view => !isShown(view, address))
        .map(view => ({
          id: `view/${view.path}/${view.name}`,
          label: `${view.name} (${placeOf(view)})`,
          group: 'Saved views',
          to: addressOf(view),
        })),
    [views, address],
  )
}

/** The open palette with what the current page offers, and what is found everywhere. */
export function PaletteDialog() {
  const send = useSend()
  const { getState } = useStore<RootState>()
  const route = useRoute()
  const { screens } = useLoadedCode()
  const actions = useAppSelector(state => selectScreenActions(state, screens, route), shallowEqual)
  const [typed, setTyped] = useState('')
  const [isAll, setIsAll] = useState(false)
  const query = typed.trim()
  const known = useKnown(query, isAll)
  const isFleetViewer = useAppSelector(selectIsFleetViewer)
  const offered = useAppSelector(state => selectPaletteItems(state, route, route.path, actions))
  const recent = useAppSelector(state => state.palette.recent)
  const found = useMemo(() => {
    if (query === '') return recentItems(recent, route.path)
    return known ? foundItems(getState(), known, query) : []
  }, [getState, known, query, recent, route.path])
  const saved = useViewItems()
  const items = useMemo(() => {
    const elsewhere = new Set(query === '' ? [] : found.map(({ to }) => to))
    const others = offered.filter(({ to }) => to === undefined || !elsewhere.has(to))
    return [...others, ...saved]
  }, [offered, found, query, saved])
  const search = (text: string) => {
    if (typed === '') {
      if (isFleetViewer) send(prefetchRequested({ to: systemPaths.silos() }))
      for (const to of LAZY_AREAS) send(prefetchRequested({ to, isCodeOnly: true }))
    }
    setTyped(text)
  }
  const run = (id: string) => {
    const { to, event } = [...items, ...found].find(item => item.id === id) ?? {}
    send(paletteClosed())
    if (event) send(event)
    else if (to !== undefined) send(navigationRequested({ to }))
  }
  return (
    <>
      {known?.reads.map(({ key, query: each }) => (
        <Reading key={key} query={each} />
      ))}
      <CommandPalette
        items={items}
        found={found}
        reach={
          known && { text: known.told, onReadOn: known.isPart ? () => setIsAll(true) : undefined }
        }
        onSearch={search}
        onRun={run}
        onDismiss={() => send(paletteClosed())}
      />
    </>
  )
}
