import { selectOpenDialogs } from '@/store/forms/selectors'
import { useAppSelector } from '@/store/setup/hooks'
import { useLoadedCode } from '../code-context'

/**
 * The forms that were asked for over the screen, each drawn by its dialog; `only` one of them where
 * the others may be what failed.
 */
export function RequestedForms({ only }: { only?: string }) {
  const { dialogs } = useLoadedCode()
  const open = useAppSelector(selectOpenDialogs)
  return open.map(form => {
    const { View } = dialogs.get(form) ?? {}
    return View && (only ?? form) === form && <View key={form} />
  })
}
