import { useState } from 'react'
import { shallowEqual } from 'react-redux'
import type { Query } from '@/api/operations/table'
import { pluralize } from '@/lib/text'
import { navigationRequested } from '@/store/navigation/events'
import { paletteClosed } from '@/store/palette/events'
import { selectPaletteItems, selectScreenActions } from '@/store/palette/items'
import { areSameQueries } from '@/store/lists/whole'
import { selectReach, selectRest, type Reach } from '@/store/palette/reach'
import { useAppSelector, useQueries, useSend } from '@/store/setup/hooks'
import { refreshRequested } from '@/store/queries/events'
import { CommandPalette } from '@/ui/CommandPalette/CommandPalette'
import { useLoadedCode } from '../code-context'
import { useRoute } from '../route-context'

const NOTHING: readonly Query[] = []

const rowsOf = (count: number) => pluralize('row', count)

const TOLD: Record<Reach['extent'], (reach: Reach) => string> = {
  page: ({ rows }) => `Searches the ${rowsOf(rows)} on this page only.`,
  reading: ({ rows }) => `Searched ${rowsOf(rows)} so far.`,
  whole: ({ rows }) => `Searches all ${rowsOf(rows)}.`,
  failed: ({ rows, problem = '' }) =>
    `Searched ${rowsOf(rows)}. The rest could not be read: ${problem}`,
}

/** The open palette with what the current page offers. */
export function PaletteDialog() {
  const send = useSend()
  const route = useRoute()
  const { screens } = useLoadedCode()
  const actions = useAppSelector(state => selectScreenActions(state, screens, route), shallowEqual)
  const [isAll, setIsAll] = useState(false)
  useQueries(useAppSelector(state => (isAll ? selectRest(state, route) : NOTHING), areSameQueries))
  const items = useAppSelector(state =>
    selectPaletteItems(state, route, route.path, actions, isAll),
  )
  const reach = useAppSelector(state => selectReach(state, route, isAll), shallowEqual)
  const run = (id: string) => {
    const { to, event } = items.find(item => item.id === id) ?? {}
    send(paletteClosed())
    if (event) send(event)
    else if (to !== undefined) send(navigationRequested({ to }))
  }
  const readOn = () => (isAll ? send(refreshRequested()) : setIsAll(true))
  return (
    <CommandPalette
      items={items}
      reach={
        reach && {
          text: TOLD[reach.extent](reach),
          isReading: reach.extent === 'reading',
          onReadOn: reach.extent === 'whole' ? undefined : readOn,
        }
      }
      onRun={run}
      onDismiss={() => send(paletteClosed())}
    />
  )
}
