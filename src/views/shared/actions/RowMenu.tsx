import { useContext } from 'react'
import { asCodeOfRows } from '@/store/as-code/entry'
import { useSend } from '@/store/setup/hooks'
import { MenuPanel } from '@/ui/Menu/MenuPanel'
import type { PanelOf } from '@/ui/Menu/MenuButton'
import type { MenuEntry } from '@/ui/Menu/MenuRow'
import { useUi } from '@/ui/UiProvider/UiContext'
import { useRouteIfAny } from '@/views/shell/route-context'
import { ListNoun } from '../list/list-noun'
import { useMenuEntries, type ActionsMenuProps } from './menu-entries'

/** Where to add an entry: above the one that deletes the object. */
const placeIn = (entries: readonly MenuEntry[]) => {
  const at = entries.findIndex(({ id }) => id === 'delete')
  return at === -1 ? entries.length : at
}

/** The open menu of a row: the actions on its object and, if the list is of such, its code. */
export function RowMenu({ entries: row, ...props }: PanelOf<ActionsMenuProps>) {
  const { id, copyLabel = 'Copy ID', actions } = row
  const { copyText } = useUi()
  const send = useSend()
  const noun = useContext(ListNoun)
  const params = useRouteIfAny()?.params
  const code = id === undefined ? undefined : asCodeOfRows(noun, [row], params?.['project'])
  const entries = useMenuEntries(actions)
  if (code)
    entries.splice(placeIn(entries), 0, {
      id: 'asCode',
      label: 'As code',
      onAction: () => send(code),
    })
  if (id !== undefined)
    entries.unshift({ id: 'copyId', label: copyLabel, onAction: () => copyText(id) })
  return <MenuPanel {...props} entries={entries} />
}
