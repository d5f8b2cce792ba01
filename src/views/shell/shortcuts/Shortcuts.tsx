import { Suspense, useEffect } from 'react'
import { selectHasSingleKeys } from '@/store/preferences/slice'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { lazy } from '@/ui/lazy/lazy'
import { focusedBy, pressedShortcut } from './keys'

const ShortcutsDialog = lazy(async () => (await import('./ShortcutsDialog')).ShortcutsDialog)

/** Listens to the shortcuts of the console, and shows their sheet. */
export function Shortcuts() {
  const send = useSend()
  const hasSingleKeys = useAppSelector(selectHasSingleKeys)
  const isOpen = useAppSelector(state => state.shortcuts.isOpen)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const shortcut = pressedShortcut(event)
      const target = shortcut && focusedBy(shortcut)
      if (!shortcut || (shortcut.focuses && !target)) return
      if (!hasSingleKeys && !shortcut.hasModifier) return
      event.preventDefault()
      target?.focus()
      if (shortcut.event && !event.repeat) send(shortcut.event())
    }
    // Capturing, because a field or a dialog may stop the propagation of its keys.
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [send, hasSingleKeys])
  return <Suspense>{isOpen && <ShortcutsDialog />}</Suspense>
}
