import { selectOpenDialogs } from '@/store/forms/selectors'
import { useAppSelector } from '@/store/setup/hooks'
import { useLoadedCode } from '../code-context'

/** The forms that were asked for over the screen, each drawn by its dialog. */
export function RequestedForms() {
  const { dialogs } = useLoadedCode()
  const open = useAppSelector(selectOpenDialogs)
  return open.map(form => {
    const { View } = dialogs.get(form) ?? {}
    return View && <View key={form} />
  })
}
