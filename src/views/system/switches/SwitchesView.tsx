import { Network } from 'lucide-react'
import type { ReactNode } from 'react'
import { switchListQuery } from '@/store/system/switches/queries'
import { selectSwitchRows, type SwitchViewModel } from '@/store/system/switches/rows'
import { useAppSelector } from '@/store/setup/hooks'
import { DateCell } from '@/ui/Cells/DateCell'
import { LinkCell } from '@/ui/Cells/LinkCell'
import { Table, type Column } from '@/ui/Table/Table'
import { ActionsMenu } from '@/views/shared/actions/ActionsMenu'
import { PagedList } from '@/views/shared/list-page/ListPage'

const COLUMNS: Column<SwitchViewModel>[] = [
  {
    id: 'id',
    cell: ({ id, href }) => (
      <LinkCell href={href} isWhole>
        {id}
      </LinkCell>
    ),
  },
  { id: 'part number', cell: ({ baseboard }) => baseboard.part },
  { id: 'serial number', cell: ({ baseboard }) => baseboard.serial },
  { id: 'revision', cell: ({ baseboard }) => baseboard.revision },
  {
    id: 'rack',
    header: 'rack id',
    cell: ({ rackId, rackHref }) => (
      <LinkCell href={rackHref} isWhole>
        {rackId}
      </LinkCell>
    ),
  },
  { id: 'created', cell: ({ timeCreated }) => <DateCell date={timeCreated} /> },
  { id: 'actions', cell: ({ id, name }) => <ActionsMenu id={id} name={name} actions={[]} /> },
]

/** The switches of the racks; one of them is drawn over them. */
export function SwitchesView({ children }: { children?: ReactNode }) {
  const rows = useAppSelector(selectSwitchRows)
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
        <Table label="Switches" rows={rows} columns={COLUMNS} />
      </PagedList>
      {children}
    </>
  )
}
