import type { RowOf } from '@/store/queries/view-models'
import { useAppSelector } from '@/store/setup/hooks'
import { systemPaths } from '@/store/system/paths'
import {
  selectPoolLinkAction,
  selectSiloIpPoolRows,
} from '@/store/system/silo-ip-pools/silo-ip-pools'
import { siloIpPoolListQuery } from '@/store/system/silos/queries'
import { DefaultCell } from '@/ui/Cells/DefaultCell'
import { TableActions } from '@/ui/PageHeader/PageHeader'
import { Table, type Column } from '@/ui/Table/Table'
import { ActionButton } from '@/views/shared/actions/ActionButton'
import { actionsColumn, descriptionColumn, nameColumn } from '@/views/shared/columns'
import { sectionIcons } from '@/views/shared/icons'
import { PagedList } from '@/views/shared/list-page/ListPage'
import { useParams } from '@/views/shell/route-context'

const { 'ip-pools': Icon } = sectionIcons

const columns: readonly Column<RowOf<typeof selectSiloIpPoolRows>>[] = [
  nameColumn(),
  descriptionColumn(),
  {
    id: 'default',
    header: 'Default',
    cell: ({ isDefault }) => <DefaultCell isDefault={isDefault} />,
  },
  actionsColumn(),
]

/** The pools that the users of a silo can allocate addresses from. */
export function SiloIpPoolsTab() {
  const params = useParams(systemPaths.silo)
  const rows = useAppSelector(state => selectSiloIpPoolRows(state, params))
  const link = useAppSelector(state => selectPoolLinkAction(state, params))
  return (
    <>
      <TableActions>
        <ActionButton action={link} tone="primary" />
      </TableActions>
      <PagedList
        list={siloIpPoolListQuery(params)}
        empty={{
          icon: <Icon />,
          level: 2,
          title: 'No IP pools',
          body: 'Link an IP pool to let the users of this silo take addresses from it.',
          action: <ActionButton action={link} />,
        }}
      >
        <Table label="IP pools" rows={rows} columns={columns} />
      </PagedList>
    </>
  )
}
