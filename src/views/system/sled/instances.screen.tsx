import { formatBytes } from '@/lib/size'
import { pluralize } from '@/lib/text'
import type { RowOf } from '@/store/queries/view-models'
import { useAppSelector } from '@/store/setup/hooks'
import { systemPaths } from '@/store/system/paths'
import { sledInstancesQuery } from '@/store/system/sleds/queries'
import { selectSledInstanceRows } from '@/store/system/sleds/sleds'
import { LinkCell } from '@/ui/Cells/Cells'
import { TwoLineCell } from '@/ui/Cells/TextCells'
import type { Column } from '@/ui/Table/Table'
import { actionsColumn, dateColumn } from '@/views/shared/columns'
import { stateColumn } from '@/views/shared/value-columns'
import { lateIcons } from '@/views/shared/late-icons'
import { ListSection } from '@/views/shared/list/ListPage'
import { useParams } from '@/views/shell/route-context'

const { instances: Icon } = lateIcons

const columns: readonly Column<RowOf<typeof selectSledInstanceRows>>[] = [
  {
    id: 'name',
    text: ({ siloName, projectName, name }) => `${siloName} / ${projectName} ${name}`,
    value: ({ name }) => name,
    cell: ({ siloName, projectName, name, href }) => (
      <TwoLineCell
        first={`${siloName} / ${projectName}`}
        second={href === undefined ? name : <LinkCell href={href}>{name}</LinkCell>}
      />
    ),
  },
  { ...stateColumn('instance'), header: 'State' },
  {
    id: 'specs',
    text: ({ ncpus, memory }) => `${pluralize('vCPU', ncpus)} ${formatBytes(memory)}`,
    value: ({ ncpus }) => ncpus,
    cell: ({ ncpus, memory }) => (
      <TwoLineCell first={pluralize('vCPU', ncpus)} second={formatBytes(memory)} />
    ),
  },
  dateColumn('timeCreated'),
  actionsColumn(),
]

/** The instances on a sled, from all silos. */
function SledInstances() {
  const params = useParams(systemPaths.sledInstances)
  return (
    <ListSection
      id="sled-instances"
      label="Instances on the sled"
      noun="instance"
      icon={<Icon />}
      list={sledInstancesQuery(params)}
      rows={useAppSelector(state => selectSledInstanceRows(state, params))}
      columns={columns}
      rowSize="large"
      emptyTitle="No instances found"
      empty="Instances that run on this sled appear here."
    />
  )
}

export { columns, SledInstances as View }
