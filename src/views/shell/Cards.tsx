import { selectOpenDialogs } from '@/store/forms/selectors'
import { selectLocation } from '@/store/navigation/selectors'
import { useAppSelector } from '@/store/setup/hooks'
import { useLoadedCode } from './code-context'

/** Shows the cards of loaded screens and dialogs, such as the progress of an upload, on every page. */
export function Cards() {
  // Code loads before its screen or dialog shows, so rendering at each of these misses no card.
  useAppSelector(selectLocation)
  useAppSelector(selectOpenDialogs)
  // Code that is loaded for its card alone starts an actor.
  useAppSelector(state => Object.keys(state.actors).length)
  const { screens, dialogs } = useLoadedCode()
  // Screens may share a card.
  const cards = new Set([...screens.values(), ...dialogs.values()].map(({ Card }) => Card))
  return [...cards].map((Card, at) => Card && <Card key={at} />)
}
