import { selectLocation } from '@/store/navigation/selectors'
import { useAppSelector } from '@/store/setup/hooks'
import { useLoadedCode } from './code-context'

/** Shows the cards of loaded screens, such as the progress of an upload, on every page. */
export function Cards() {
  // Code loads before its screen shows, so rendering at each location misses no card.
  useAppSelector(selectLocation)
  const { screens } = useLoadedCode()
  return [...screens].map(([id, { Card }]) => Card && <Card key={id} />)
}
