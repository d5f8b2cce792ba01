import { selectOpenDialogs } from '@/store/forms/selectors'
import { selectLocation } from '@/store/navigation/selectors'
import { useAppSelector } from '@/store/setup/hooks'
import { useLoadedCode } from './code-context'

/**
 * Shows what loaded screens and dialogs show on every page: cards above it, such as warnings, or
 * chips in the top bar, such as the progress of an upload.
 */
export function Cards({ of }: { of: 'Card' | 'Chip' }) {
  // Code loads before its screen or dialog shows, so rendering at each of these misses no card.
  useAppSelector(selectLocation)
  useAppSelector(selectOpenDialogs)
  // Code that is loaded for its card alone starts an actor.
  useAppSelector(state => Object.keys(state.actors).length)
  const { screens, dialogs } = useLoadedCode()
  // Screens may share a card.
  const cards = new Set([...screens.values(), ...dialogs.values()].map(code => code[of]))
  return [...cards].map((Card, at) => Card && <Card key={at} />)
}
