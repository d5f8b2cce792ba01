import { selectLocation } from '@/store/navigation/selectors'
import { useAppSelector } from '@/store/setup/hooks'
import { useLoadedCode } from './code-context'

/** What screens that were seen have to show on all others: work that goes on elsewhere. */
export function Cards() {
  // Code arrives before its screen does, so a look at each new place misses none.
  useAppSelector(selectLocation)
  const { screens } = useLoadedCode()
  return [...screens].map(([id, { Card }]) => Card && <Card key={id} />)
}
