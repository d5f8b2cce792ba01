import type { ActionViewModel } from '@/store/commands/action'
import { useSend } from '@/store/setup/hooks'
import { RowActions, type RowActionsProps } from '@/ui/RowActions/RowActions'
import { toMenuEntries } from './menu-entries'

interface ActionsMenuProps extends Omit<RowActionsProps, 'entries'> {
  actions: readonly ActionViewModel[]
}

/** The menu of an object: at the end of its row, or of its page's header under a name of its own. */
export function ActionsMenu({ actions, ...props }: ActionsMenuProps) {
  const send = useSend()
  return <RowActions {...props} entries={toMenuEntries(actions, send)} />
}
