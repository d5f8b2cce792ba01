import type { ActionViewModel } from '@/store/commands/action'
import { useSend } from '@/store/setup/hooks'
import { RowActions, type RowActionsProps } from '@/ui/RowActions/RowActions'
import { toMenuEntries } from './menu-entries'

interface ActionsMenuProps extends Pick<RowActionsProps, 'id' | 'copyLabel'> {
  /** What the object is called: there is a menu like this in every row. */
  name: string
  /** The button's own name, where there is only one: in the header of the object's page. */
  label?: string
  actions: readonly ActionViewModel[]
}

/** The menu of an object: at the end of its row, or of its page's header under a name of its own. */
export function ActionsMenu({ name, label, actions, ...props }: ActionsMenuProps) {
  const send = useSend()
  return (
    <RowActions
      {...props}
      label={label ?? `Actions for ${name}`}
      entries={toMenuEntries(actions, send)}
    />
  )
}
