import { ipOrder } from '@/lib/ip'
import {
  selectJoinedMulticast,
  selectJoinedMulticastProblem,
  type JoinedMulticastViewModel,
} from '@/store/project/multicast-groups/multicast-groups'
import { projectPaths } from '@/store/project/paths'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import {
  allMulticastGroupsQuery,
  instanceMulticastGroupsQuery,
} from '@/store/silo/multicast-groups/queries'
import { Badge } from '@/ui/Badge/Badge'
import { CopyableIp } from '@/ui/Cells/CopyableIp'
import { Message } from '@/ui/Message/Message'
import type { Column } from '@/ui/Table/Table'
import { ActionCard } from '@/views/shared/actions/ActionCard'
import { actionsColumn, nameColumn } from '@/views/shared/columns'
import { sectionIcons } from '@/views/shared/icons'
import { List } from '@/views/shared/list/List'
import { Sources, sourcesText } from '@/views/shared/multicast/Sources'
import { useParams } from '@/views/shell/route-context'

const { 'multicast-groups': Icon } = sectionIcons

const TITLE = 'Multicast groups'

const columns: readonly Column<JoinedMulticastViewModel>[] = [
  { ...nameColumn(), header: 'group' },
  {
    id: 'address',
    text: ({ multicastIp }) => multicastIp,
    value: ({ multicastIp }) => ipOrder(multicastIp),
    cell: ({ multicastIp }) => <CopyableIp ip={multicastIp} isPlain />,
  },
  { id: 'sources', text: sourcesText, cell: ({ sourceIps }) => <Sources of={{ sourceIps }} /> },
  {
    id: 'state',
    text: ({ state }) => state,
    cell: ({ state }) => <Badge hasDot>{state}</Badge>,
  },
  actionsColumn(),
]

const BULK = ['leave']

/** The multicast groups of the instance, with a button to join another one. */
export function MulticastGroupsCard() {
  const params = useParams(projectPaths.instance)
  useQueries([instanceMulticastGroupsQuery(params), allMulticastGroupsQuery])
  const joined = useAppSelector(state => selectJoinedMulticast(state, params))
  const problem = useAppSelector(state => selectJoinedMulticastProblem(state, params))
  if (!joined && problem === undefined) return null
  return (
    <ActionCard
      title={TITLE}
      description="The instance receives what is sent to the address of each group. Multicast is experimental: its API may change."
      actions={joined && [joined.joining]}
    >
      {joined ? (
        <List
          id="multicast-groups"
          label={TITLE}
          noun="multicast group"
          rows={joined.rows}
          columns={columns}
          bulk={BULK}
          empty={{
            icon: <Icon />,
            title: 'No multicast groups',
            body: 'This instance is a member of none.',
          }}
        />
      ) : (
        <Message>The multicast groups could not be read: {problem}</Message>
      )}
    </ActionCard>
  )
}
