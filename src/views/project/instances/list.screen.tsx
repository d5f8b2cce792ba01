import { Plus } from 'lucide-react'
import type { InstanceState } from '@/api/generated/types'
import {
  selectInstancesReadAt,
  selectInstanceRows,
  instanceListPoll,
} from '@/store/project/instances/instances'
import { instanceListQuery } from '@/store/project/instances/queries'
import { projectPaths } from '@/store/project/paths'
import type { RowOf } from '@/store/queries/view-models'
import { useAppSelector } from '@/store/setup/hooks'
import { SizeCell } from '@/ui/Cells/SizeCell'
import { LinkButton } from '@/ui/LinkButton/LinkButton'
import { StateBadge } from '@/ui/StateBadge/StateBadge'
import { type Column, Table } from '@/ui/Table/Table'
import { TimeAgo } from '@/ui/TimeAgo/TimeAgo'
import { actionsColumn, dateColumn, nameColumn } from '@/views/shared/columns'
import { sectionIcons } from '@/views/shared/icons'
import { ListPage } from '@/views/shared/list-page/ListPage'
import { Freshness } from '@/views/shared/refresh/Freshness'
import { useParams } from '@/views/shell/route-context'
import { Vcpus } from '../instance/Vcpus'
import { instanceDocs as docs } from './docs'
import styles from './list.module.css'

interface InstanceStateCellProps {
  state: InstanceState
  /** ISO 8601. */
  since: string
}

/** The state of an instance, and for how long it had it when the list was read. */
function InstanceStateCell({ state, since }: InstanceStateCellProps) {
  const params = useParams(projectPaths.instances)
  const readAt = useAppSelector(root => selectInstancesReadAt(root, params))
  return (
    <span className={styles.state}>
      <StateBadge kind="instance" state={state} />
      <TimeAgo date={since} now={readAt} caption="Run state updated" />
    </span>
  )
}

/** The columns of the instances. */
const columns: readonly Column<RowOf<typeof selectInstanceRows>>[] = [
  nameColumn(),
  {
    id: 'cpu',
    header: 'CPU',
    value: ({ ncpus }) => ncpus,
    cell: ({ ncpus }) => <Vcpus count={ncpus} />,
  },
  {
    id: 'memory',
    header: 'Memory',
    value: ({ memory }) => memory,
    cell: ({ memory }) => <SizeCell bytes={memory} />,
  },
  {
    id: 'state',
    text: ({ runState }) => runState,
    value: ({ runState }) => runState,
    cell: ({ runState, timeRunStateUpdated }) => (
      <InstanceStateCell state={runState} since={timeRunStateUpdated} />
    ),
  },
  dateColumn('timeCreated'),
  actionsColumn(),
]

const NOTE =
  'The list refreshes itself once a minute, and every few seconds after an instance was started, stopped or rebooted.'

const Icon = sectionIcons.instances

/** The instances of a project and the actions on them. */
function InstancesView() {
  const params = useParams(projectPaths.instances)
  const rows = useAppSelector(state => selectInstanceRows(state, params))
  const newInstance = projectPaths.instanceCreate(params)
  return (
    <ListPage
      title="Instances"
      icon={<Icon />}
      docs={docs}
      list={instanceListQuery(params)}
      toolbar={
        <>
          <ReadAt />
          <LinkButton href={newInstance} tone="primary">
            <Plus size={16} />
            New instance
          </LinkButton>
        </>
      }
      empty={{
        title: 'No instances',
        body: 'Create an instance to see it here.',
        action: <LinkButton href={newInstance}>New instance</LinkButton>,
      }}
    >
      <Table label="Instances" rows={rows} columns={columns} />
    </ListPage>
  )
}

/** Separate from the table, which does not render again after a poll without changes. */
function ReadAt() {
  const params = useParams(projectPaths.instances)
  const readAt = useAppSelector(state => selectInstancesReadAt(state, params))
  return <Freshness at={readAt} note={NOTE} />
}

export { columns, instanceListPoll as poll, InstancesView as View }
