import { SquareTerminal } from 'lucide-react'
import { equivalentsRequested, type Source } from '@/store/commands/forms'
import { useSend } from '@/store/setup/hooks'
import { IconButton } from '@/ui/Button/Button'

/** Shows the request about to be sent as a command to run outside the console. */
export function EquivalentButton({ of }: { of: Source }) {
  const send = useSend()
  return (
    <IconButton label="Show equivalent command" onPress={() => send(equivalentsRequested(of))}>
      <SquareTerminal size={16} />
    </IconButton>
  )
}
