import type { ActionViewModel } from '@/store/commands/action'
import { RowActions, type RowActionsProps } from '@/ui/RowActions/RowActions'
import { useLateEntries } from './menu-entries'

interface ActionsMenuProps extends Pick<RowActionsProps, 'id' | 'copyLabel'> {
  /** Name of the object, because every row has such a menu. */
  name: string
  actions: readonly ActionViewModel[]
}

/** The menu of an object at the end of its row. */
export function ActionsMenu({ name, actions, ...props }: ActionsMenuProps) {
  return <RowActions {...props} label={`Actions for ${name}`} entries={useLateEntries(actions)} />
}
