import { systemPaths } from '@/store/system/paths'
import { sledInstancesQuery } from '@/store/system/sleds/queries'
import { selectSledInstanceRows, type SledInstanceRowViewModel } from '@/store/system/sleds/rows'
import { useAppSelector } from '@/store/setup/hooks'
import { DateCell } from '@/ui/Cells/DateCell'
import { TwoLineCell } from '@/ui/Cells/TwoLineCell'
import { StateBadge } from '@/ui/StateBadge/StateBadge'
import { Table, type Column } from '@/ui/Table/Table'
import { ActionsMenu } from '@/views/shared/actions/ActionsMenu'
import { sectionIcons } from '@/views/shared/icons'
import { PagedList } from '@/views/shared/list-page/ListPage'
import { useParams } from '@/views/shell/route-context'

const { instances: Icon } = sectionIcons

const COLUMNS: Column<SledInstanceRowViewModel>[] = [
  // No link: an operator need not be a member of the silo.
  { id: 'name', cell: ({ owner, name }) => <TwoLineCell first={owner} second={name} /> },
  {
    id: 'state',
    header: 'State',
    cell: ({ state }) => <StateBadge kind="instance" state={state} />,
  },
  { id: 'specs', cell: ({ cpus, memory }) => <TwoLineCell first={cpus} second={memory} /> },
  { id: 'created', cell: ({ created }) => <DateCell date={created} /> },
  { id: 'actions', cell: ({ id, name }) => <ActionsMenu id={id} name={name} actions={[]} /> },
]

/** The instances that run on a sled, of all silos. */
export function SledInstances() {
  const { sledId } = useParams(systemPaths.sled)
  const rows = useAppSelector(state => selectSledInstanceRows(state, sledId))
  return (
    <PagedList
      list={sledInstancesQuery({ sledId })}
      empty={{
        icon: <Icon />,
        level: 2,
        title: 'No instances found',
        body: 'Instances that run on this sled appear here.',
      }}
    >
      <Table label="Instances on the sled" rows={rows} columns={COLUMNS} rowSize="large" />
    </PagedList>
  )
}
