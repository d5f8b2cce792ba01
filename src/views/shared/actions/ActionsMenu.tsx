import { Ellipsis } from 'lucide-react'
import { lazyPanel } from '@/ui/Menu/lazyPanel'
import { MenuButton } from '@/ui/Menu/MenuButton'
import type { ActionsMenuProps } from './menu-entries'

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
