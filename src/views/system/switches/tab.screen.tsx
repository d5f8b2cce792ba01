import { Network } from 'lucide-react'
import type { ReactNode } from 'react'
import type { RowOf } from '@/store/queries/view-models'
import { useAppSelector } from '@/store/setup/hooks'
import { switchListQuery } from '@/store/system/switches/queries'
import { selectSwitchRows } from '@/store/system/switches/switches'
import { Table, type Column } from '@/ui/Table/Table'
import { actionsColumn, dateColumn } from '@/views/shared/columns'
import { PagedList } from '@/views/shared/list-page/ListPage'
import { baseboardColumns, idLinkColumn, rackColumn } from '../inventory/columns'

const columns: readonly Column<RowOf<typeof selectSwitchRows>>[] = [
  idLinkColumn(),
  ...Object.values(baseboardColumns),
  rackColumn(),
  dateColumn('timeCreated'),
  actionsColumn(),
]

/** The switches of the racks. The panel of one opens over them. */
function SwitchesView({ children }: { children?: ReactNode }) {
  const rows = useAppSelector(state => selectSwitchRows(state))
  return (
    <>
      <PagedList
        list={switchListQuery}
        empty={{
          icon: <Network />,
          level: 2,
          title: 'No switches found',
          body: 'The switches of the racks appear here.',
        }}
      >
        <Table label="Switches" rows={rows} columns={columns} />
      </PagedList>
      {children}
    </>
  )
}

export { columns, SwitchesView as View }
