import { Ellipsis } from 'lucide-react'
import { MenuButton, type MenuButtonProps } from '@/ui/Menu/MenuButton'
import { useUi } from '@/ui/UiProvider/UiContext'

export interface RowActionsProps {
  /** Id of the row's object; the first entry copies it. */
  id?: string | undefined
  copyLabel?: string
  entries?: MenuButtonProps['entries']
  /** Label of the button: `Actions for db1` in a row, `VPC actions` in a page header. */
  label: string
}

/** The menu at the end of a row or of a page header. */
export function RowActions({ id, copyLabel = 'Copy ID', entries = [], label }: RowActionsProps) {
  const { copyText } = useUi()
  const all = () => [
    ...(id === undefined ? [] : [{ id: 'copyId', label: copyLabel, onAction: () => copyText(id) }]),
    ...(typeof entries === 'function' ? entries() : entries),
  ]
  return (
    <MenuButton label={label} tone="ghost" size="icon" entries={all}>
      <Ellipsis size={16} />
    </MenuButton>
  )
}
