import { oneWay } from '@/store/bulk/verbs'
import type { RowOf } from '@/store/queries/view-models'
import type { Supported } from '@/store/release/release'
import { useAppSelector } from '@/store/setup/hooks'
import { systemPaths } from '@/store/system/paths'
import {
  selectPoolLinkAction,
  selectSiloIpPoolRows,
} from '@/store/system/silo-ip-pools/silo-ip-pools'
import { siloIpPoolListQuery } from '@/store/system/silos/queries'
import { Badge, VersionBadge } from '@/ui/Badge/Badge'
import { DefaultCell } from '@/ui/Cells/MarkCells'
import type { Column } from '@/ui/Table/Table'
import { actionsColumn, descriptionColumn, nameColumn } from '@/views/shared/columns'
import { lateIcons } from '@/views/shared/late-icons'
import { ListSection } from '@/views/shared/list/ListPage'
import { useParams } from '@/views/shell/route-context'

const { 'ip-pools': Icon } = lateIcons

const columns: readonly Supported<Column<RowOf<typeof selectSiloIpPoolRows>>>[] = [
  nameColumn(),
  descriptionColumn(),
  {
    id: 'version',
    needs: 'siloPoolVersions',
    text: ({ ipVersion }) => `IP${ipVersion}`,
    cell: ({ ipVersion }) => <VersionBadge version={ipVersion} />,
  },
  {
    id: 'type',
    isClear: true,
    needs: 'siloPoolVersions',
    text: ({ poolType }) => poolType,
    cell: ({ poolType }) => <Badge>{poolType}</Badge>,
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

/** The pools that the users of a silo can allocate addresses from. */
export function SiloIpPoolsTab() {
  const params = useParams(systemPaths.silo)
  return (
    <ListSection
      id="silo-ip-pools"
      label="IP pools"
      noun="IP pool"
      icon={<Icon />}
      list={siloIpPoolListQuery(params)}
      rows={useAppSelector(state => selectSiloIpPoolRows(state, params))}
      columns={columns}
      bulk={BULK}
      create={useAppSelector(state => selectPoolLinkAction(state, params))}
      createIcon={null}
      empty="Link an IP pool to let the users of this silo take addresses from it."
    />
  )
}
