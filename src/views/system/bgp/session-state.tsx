import { enumWords } from '@/lib/text'
import { Badge, type BadgeTone } from '@/ui/Badge/Badge'
import type { Column } from '@/ui/Table/Table'

/** From the sessions that need attention to those that do not. */
const URGENCY: readonly BadgeTone[] = ['notice', 'neutral', 'success']

/** The state of a session between a switch and its peer. */
export const sessionStateColumn = <State extends string>(
  tones: Readonly<Record<State, BadgeTone>>,
): Column<{ state: State }> => ({
  id: 'state',
  isKey: true,
  text: ({ state }) => enumWords(state),
  value: ({ state }) => URGENCY.indexOf(tones[state]),
  cell: ({ state }) => (
    <Badge tone={tones[state]} hasDot>
      {enumWords(state)}
    </Badge>
  ),
})
