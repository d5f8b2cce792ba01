import { navigationRequested } from '@/store/events/navigation'
import { paletteClosed } from '@/store/events/palette'
import { selectPaletteItems } from '@/store/selectors/palette'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { CommandPalette } from '@/ui/CommandPalette/CommandPalette'
import { useRoute } from '../route-context'

/** The open palette with what the present page offers. */
export function PaletteDialog() {
  const send = useSend()
  const route = useRoute()
  const items = useAppSelector(state => selectPaletteItems(state, route, route.path))
  const run = (id: string) => {
    const { to, event } = items.find(item => item.id === id) ?? {}
    send(paletteClosed())
    if (event) send(event)
    else if (to !== undefined) send(navigationRequested({ to }))
  }
  return <CommandPalette items={items} onRun={run} onDismiss={() => send(paletteClosed())} />
}
