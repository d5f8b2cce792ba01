import { oneWay } from '@/store/bulk/verbs'
import type { RowOf } from '@/store/queries/view-models'
import { useAppSelector } from '@/store/setup/hooks'
import { systemPaths } from '@/store/system/paths'
import {
  selectSiloSubnetPoolRows,
  selectSubnetPoolLinkAction,
} from '@/store/system/subnet-pools/links'
import { siloSubnetPoolListQuery } from '@/store/system/ip-pools/queries'
import { DefaultCell } from '@/ui/Cells/MarkCells'
import type { Column } from '@/ui/Table/Table'
import { actionsColumn, descriptionColumn, nameColumn } from '@/views/shared/columns'
import { lateIcons } from '@/views/shared/late-icons'
import { ListSection } from '@/views/shared/list/ListPage'
import { VersionBadge } from '@/ui/Badge/Badge'
import { useParams } from '@/views/shell/route-context'

const { 'subnet-pools': Icon } = lateIcons

const columns: readonly Column<RowOf<typeof selectSiloSubnetPoolRows>>[] = [
  nameColumn(),
  descriptionColumn(),
  {
    id: 'version',
    text: ({ ipVersion }) => `IP${ipVersion}`,
    cell: ({ ipVersion }) => <VersionBadge version={ipVersion} />,
  },
  {
    id: 'default',
    header: 'Silo default',
    text: ({ isDefault }) => (isDefault ? 'default' : ''),
    cell: ({ isDefault }) => <DefaultCell isDefault={isDefault} />,
  },
  actionsColumn(),
]

const BULK = [oneWay('default', 'Make default'), oneWay('default', 'Clear default'), 'unlink']

/** The subnet pools that the users of a silo can take subnets from. */
export function SiloSubnetPoolsTab() {
  const params = useParams(systemPaths.silo)
  return (
    <ListSection
      id="silo-subnet-pools"
      label="Subnet pools"
      noun="subnet pool"
      icon={<Icon />}
      list={siloSubnetPoolListQuery(params)}
      rows={useAppSelector(state => selectSiloSubnetPoolRows(state, params))}
      columns={columns}
      bulk={BULK}
      create={useAppSelector(state => selectSubnetPoolLinkAction(state, params))}
      createIcon={null}
      emptyTitle="No linked subnet pools"
      empty="Link a subnet pool to let the users of this silo take subnets from it."
    />
  )
}
