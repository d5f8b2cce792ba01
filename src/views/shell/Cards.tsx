import { selectOpenDialogs } from '@/store/forms/selectors'
import { selectLocation } from '@/store/navigation/selectors'
import { useAppSelector } from '@/store/setup/hooks'
import { useLoadedCode } from './code-context'

/** Shows the cards of loaded screens and dialogs, such as the progress of an upload, on every page. */
export function Cards() {
  // Code loads before its screen or dialog shows, so rendering at each of these misses no card.
  useAppSelector(selectLocation)
  useAppSelector(selectOpenDialogs)
  const { screens, dialogs } = useLoadedCode()
  return [...screens, ...dialogs].map(([id, { Card }]) => Card && <Card key={id} />)
}
