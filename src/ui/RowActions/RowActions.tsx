import { Ellipsis } from 'lucide-react'
import { MenuButton } from '@/ui/Menu/MenuButton'
import type { MenuEntry } from '@/ui/Menu/MenuRow'
import { useUi } from '@/ui/UiProvider/UiContext'

export interface RowActionsProps {
  /** Id of the row's object; the first entry copies it. */
  id?: string | undefined
  copyLabel?: string
  entries?: readonly MenuEntry[]
  /** Label of the button: `Actions for db1` in a row, `VPC actions` in a page header. */
  label: string
}

/** The menu at the end of a row or of a page header. */
export function RowActions({ id, copyLabel = 'Copy ID', entries = [], label }: RowActionsProps) {
  const { copyText } = useUi()
  const copy =
    id === undefined ? [] : [{ id: 'copyId', label: copyLabel, onAction: () => copyText(id) }]
  return (
    <MenuButton label={label} tone="ghost" size="icon" entries={[...copy, ...entries]}>
      <Ellipsis size={16} />
    </MenuButton>
  )
}
