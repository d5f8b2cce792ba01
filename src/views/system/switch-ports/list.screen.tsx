import type { RowOf } from '@/store/queries/view-models'
import { useAppSelector } from '@/store/setup/hooks'
import { systemPaths } from '@/store/system/paths'
import { selectSwitchPortBulk } from '@/store/system/switch-ports/bulk'
import { switchPortListQuery } from '@/store/system/switch-ports/queries'
import { selectGoToPorts, selectSwitchPortRows } from '@/store/system/switch-ports/switch-ports'
import { EmptyCell } from '@/ui/Cells/EmptyCell'
import { LinkCell } from '@/ui/Cells/Cells'
import type { Column } from '@/ui/Table/Table'
import { actionsColumn } from '@/views/shared/columns'
import { lateIcons } from '@/views/shared/late-icons'
import { ListPage } from '@/views/shared/list/ListPage'
import { Refresh } from '@/views/shared/refresh/Refresh'
import { rackColumn } from '../inventory/columns'
import { switchPortDocs as docs } from '../docs'

const { 'switch-ports': Icon } = lateIcons

const columns: readonly Column<RowOf<typeof selectSwitchPortRows>>[] = [
  {
    id: 'port',
    text: ({ portName }) => portName,
    cell: ({ portName, switchSlot, href }) => (
      <LinkCell href={href} of={`on ${switchSlot}`}>
        {portName}
      </LinkCell>
    ),
  },
  {
    id: 'switch',
    isKey: true,
    text: ({ switchSlot }) => switchSlot,
    cell: ({ switchSlot }) => switchSlot,
  },
  {
    id: 'settings',
    text: ({ settings = '' }) => settings,
    cell: ({ settings }) =>
      settings === undefined ? (
        <EmptyCell reason="No settings are applied." />
      ) : (
        <LinkCell href={systemPaths.portSettingsPage({ settings })}>{settings}</LinkCell>
      ),
  },
  rackColumn(),
  actionsColumn(),
]

/** The ports of the switches. */
function SwitchPortsView() {
  return (
    <ListPage
      id="switch-ports"
      title="Switch ports"
      noun="switch port"
      icon={<Icon />}
      docs={docs}
      header={<Refresh />}
      list={switchPortListQuery}
      rows={useAppSelector(state => selectSwitchPortRows(state))}
      columns={columns}
      bulk={useAppSelector(selectSwitchPortBulk)}
      empty="The ports of the switches appear here once the rack is set up."
    />
  )
}

const actions = [selectGoToPorts]

export { actions, columns, docs, SwitchPortsView as View }
