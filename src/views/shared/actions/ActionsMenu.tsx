import { Ellipsis } from 'lucide-react'
import type { ActionViewModel } from '@/store/commands/action'
import { lazyPanel } from '@/ui/Menu/lazyPanel'
import { MenuButton } from '@/ui/Menu/MenuButton'

/** What the menu of a row is made of. */
export interface ActionsMenuProps {
  /** Id of the row's object; the first entry copies it. */
  id?: string | undefined
  copyLabel?: string
  /** Name of the object, because every row has such a menu. */
  name: string
  actions: readonly ActionViewModel[]
}

/** Everything else is made when a menu opens. */
const panel = lazyPanel(async () => (await import('./RowMenu')).RowMenu)

/** The menu of an object at the end of its row. */
export function ActionsMenu(row: ActionsMenuProps) {
  return (
    <MenuButton
      label={`Actions for ${row.name}`}
      tone="ghost"
      size="icon"
      entries={row}
      panel={panel}
    >
      <Ellipsis size={16} />
    </MenuButton>
  )
}
