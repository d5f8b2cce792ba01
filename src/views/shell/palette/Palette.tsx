import { Suspense, useEffect } from 'react'
import { paletteToggled } from '@/store/palette/events'
import { selectIsPaletteOpen } from '@/store/palette/selectors'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { lazy, usePrefetch } from '@/ui/lazy/lazy'

const PaletteDialog = lazy(async () => (await import('./PaletteDialog')).PaletteDialog)
const LATE = [PaletteDialog]

const isShortcut = ({ key, metaKey, ctrlKey, shiftKey, altKey }: KeyboardEvent) =>
  (metaKey || ctrlKey) && !shiftKey && !altKey && key.toLowerCase() === 'k'

/** The command palette, and the shortcut that opens it wherever the focus is. */
export function Palette() {
  const send = useSend()
  const isOpen = useAppSelector(selectIsPaletteOpen)
  usePrefetch(LATE)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return
      event.preventDefault()
      if (!event.repeat) send(paletteToggled())
    }
    // Capturing, because a field or a dialog may stop the propagation of its keys.
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [send])
  return <Suspense>{isOpen && <PaletteDialog />}</Suspense>
}
