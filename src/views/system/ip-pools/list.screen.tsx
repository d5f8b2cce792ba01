import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import type { RowOf } from '@/store/queries/view-models'
import { useAppSelector } from '@/store/setup/hooks'
import { selectIpPoolCreateAction, selectIpPoolRows } from '@/store/system/ip-pools/ip-pools'
import { ipPoolListQuery } from '@/store/system/ip-pools/queries'
import { Table, type Column } from '@/ui/Table/Table'
import { ActionButton } from '@/views/shared/actions/ActionButton'
import { actionsColumn, dateColumn, descriptionColumn, nameColumn } from '@/views/shared/columns'
import { sectionIcons } from '@/views/shared/icons'
import { ListPage } from '@/views/shared/list-page/ListPage'
import { ipPoolDocs as docs } from './docs'
import { PoolUtilizationCell } from './PoolUtilizationCell'

const { 'ip-pools': Icon } = sectionIcons

const columns: readonly Column<RowOf<typeof selectIpPoolRows>>[] = [
  nameColumn(),
  descriptionColumn(),
  {
    id: 'utilization',
    header: 'Utilization',
    cell: ({ name }) => <PoolUtilizationCell pool={name} />,
  },
  dateColumn('timeCreated'),
  actionsColumn(),
]

/** The IP pools of the system. The create form opens over them. */
function IpPoolsView({ children }: { children?: ReactNode }) {
  const rows = useAppSelector(state => selectIpPoolRows(state))
  const create = useAppSelector(selectIpPoolCreateAction)
  return (
    <>
      <ListPage
        title="IP pools"
        icon={<Icon />}
        docs={docs}
        list={ipPoolListQuery}
        toolbar={<ActionButton action={create} icon={<Plus size={16} />} tone="primary" />}
        empty={{
          title: 'No IP pools',
          body: 'Create an IP pool to see it here.',
          action: <ActionButton action={create} />,
        }}
      >
        <Table label="IP pools" rows={rows} columns={columns} />
      </ListPage>
      {children}
    </>
  )
}

export { columns, docs, IpPoolsView as View }
