import { shallowEqual } from 'react-redux'
import { navigationRequested } from '@/store/navigation/events'
import { paletteClosed } from '@/store/palette/events'
import { selectPaletteItems, selectScreenActions } from '@/store/palette/items'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { CommandPalette } from '@/ui/CommandPalette/CommandPalette'
import { useLoadedCode } from '../code-context'
import { useRoute } from '../route-context'

/** The open palette with what the present page offers. */
export function PaletteDialog() {
  const send = useSend()
  const route = useRoute()
  const { screens } = useLoadedCode()
  const actions = useAppSelector(state => selectScreenActions(state, screens, route), shallowEqual)
  const items = useAppSelector(state => selectPaletteItems(state, route, route.path, actions))
  const run = (id: string) => {
    const { to, event } = items.find(item => item.id === id) ?? {}
    send(paletteClosed())
    if (event) send(event)
    else if (to !== undefined) send(navigationRequested({ to }))
  }
  return <CommandPalette items={items} onRun={run} onDismiss={() => send(paletteClosed())} />
}
