import type { ActionViewModel } from '@/store/commands/action'
import { useSend } from '@/store/setup/hooks'
import { RowActions, type RowActionsProps } from '@/ui/RowActions/RowActions'
import { toMenuEntries, toObjectEntries } from './menu-entries'

interface ActionsMenuProps extends Pick<RowActionsProps, 'id' | 'copyLabel'> {
  /** Name of the object, because every row has such a menu. */
  name: string
  /** Label of the button if there is only one, in the header of the object's page. */
  label?: string
  actions: readonly ActionViewModel[]
}

/** The menu of an object, at the end of its row or in the header of its page. */
export function ActionsMenu({ name, label, actions, ...props }: ActionsMenuProps) {
  const send = useSend()
  return (
    <RowActions
      {...props}
      label={label ?? `Actions for ${name}`}
      entries={label === undefined ? toMenuEntries(actions, send) : toObjectEntries(actions, send)}
    />
  )
}
