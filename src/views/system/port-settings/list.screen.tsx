import { systemPaths } from '@/store/system/paths'
import { useFleetCreate } from '../use-fleet-create'
import type { RowOf } from '@/store/queries/view-models'
import { useAppSelector } from '@/store/setup/hooks'
import { selectPortSettingsRows } from '@/store/system/port-settings/port-settings'
import { portSettingsListQuery, allSwitchPortsQuery } from '@/store/system/switch-ports/queries'
import { ListCell } from '@/ui/Cells/ListCell'
import { Link } from '@/ui/Link/Link'
import type { Column } from '@/ui/Table/Table'
import { actionsColumn, dateColumn, descriptionColumn, nameColumn } from '@/views/shared/columns'
import { lateIcons } from '@/views/shared/late-icons'
import { ListPage } from '@/views/shared/list/ListPage'
import { Refresh } from '@/views/shared/refresh/Refresh'
import { portSettingsDocs as docs } from '../docs'
import { NOT_KNOWN } from '@/lib/text'
import { Known } from '@/views/shared/unknown/Known'

const { 'port-settings': Icon } = lateIcons

const columns: readonly Column<RowOf<typeof selectPortSettingsRows>>[] = [
  nameColumn(),
  descriptionColumn(),
  {
    id: 'ports',
    header: 'Used by',
    text: ({ ports }) => ports?.map(({ name }) => name).join(', ') ?? NOT_KNOWN,
    cell: ({ ports = [] }) => (
      <Known queries={[allSwitchPortsQuery]}>
        {() => (
          <ListCell title="Also used by">
            {ports.map(({ id, name, href }) => (
              <Link key={id} href={href} look="quiet">
                {name}
              </Link>
            ))}
          </ListCell>
        )}
      </Known>
    ),
  },
  dateColumn('timeCreated'),
  actionsColumn(),
]

const BULK = ['delete']

/** The named settings for switch ports. */
function PortSettingsListView() {
  return (
    <ListPage
      id="port-settings"
      title="Port settings"
      noun="set of port settings"
      icon={<Icon />}
      docs={docs}
      header={<Refresh />}
      list={portSettingsListQuery}
      rows={useAppSelector(state => selectPortSettingsRows(state))}
      columns={columns}
      bulk={BULK}
      create={useFleetCreate('New port settings', systemPaths.portSettingsCreate())}
      emptyTitle="No port settings"
      empty="Create port settings to apply them to switch ports."
    />
  )
}

export { columns, docs, PortSettingsListView as View }
