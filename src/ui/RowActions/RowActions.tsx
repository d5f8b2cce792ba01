import { Ellipsis } from 'lucide-react'
import { MenuButton } from '@/ui/Menu/MenuButton'
import type { MenuEntry } from '@/ui/Menu/menu'
import { useUi } from '@/ui/UiProvider/UiContext'

export interface RowActionsProps {
  /** The id of what the row shows; offered for copying as the first entry. */
  id?: string | undefined
  copyLabel?: string
  entries?: readonly MenuEntry[]
  /** The button's name; page headers call it after their resource (`VPC actions`). */
  label?: string
}

/** The menu at the end of a row, and at the end of a page header. */
export function RowActions({
  id,
  copyLabel = 'Copy ID',
  entries = [],
  label = 'Row actions',
}: RowActionsProps) {
  const { copyText } = useUi()
  const copy =
    id === undefined ? [] : [{ id: 'copyId', label: copyLabel, onAction: () => copyText(id) }]
  return (
    <MenuButton label={label} tone="ghost" size="icon" entries={[...copy, ...entries]}>
      <Ellipsis size={16} />
    </MenuButton>
  )
}
