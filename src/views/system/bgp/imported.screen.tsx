import type { RowOf } from '@/store/queries/view-models'
import { useAppSelector } from '@/store/setup/hooks'
import { selectImportedRows } from '@/store/system/bgp/bgp'
import { systemPaths } from '@/store/system/paths'
import type { Column } from '@/ui/Table/Table'
import { lateIcons } from '@/views/shared/late-icons'
import { ListSection } from '@/views/shared/list/ListPage'
import { useParams } from '@/views/shell/route-context'
import { AsnPicker, useChosenAsn } from './AsnPicker'
import { networkColumn, switchColumn } from './columns'
import { NoAsn } from './NoAsn'

const { bgp: Icon } = lateIcons

const columns: readonly Column<RowOf<typeof selectImportedRows>>[] = [
  networkColumn('prefix'),
  { ...networkColumn('nexthop'), header: 'Next hop', isKey: true },
  switchColumn(),
  {
    id: 'router',
    header: 'Router ID',
    tip: 'The BGP identifier of the router that the route comes from.',
    text: ({ routerId }) => routerId,
    value: ({ routerNumber }) => routerNumber,
    cell: ({ routerId }) => <code translate="no">{routerId}</code>,
  },
]

/** The routes learned from the peers of an autonomous system. */
function ImportedTab() {
  const params = useParams(systemPaths.bgpImported)
  const rows = useAppSelector(state => selectImportedRows(state, params))
  if (useChosenAsn() === undefined) return <NoAsn />
  return (
    <ListSection
      id="bgp-imported"
      label="Imported routes"
      noun="imported route"
      icon={<Icon />}
      rows={rows}
      columns={columns}
      toolbar={<AsnPicker />}
      empty="Routes appear here once a session is established. Switches that cannot be reached are left out."
    />
  )
}

export { columns, ImportedTab as View }
