import { ipOrder } from '@/lib/ip'
import type { RowOf } from '@/store/queries/view-models'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import {
  selectMemberCount,
  selectMembersFailure,
  selectMulticastGroupRows,
} from '@/store/silo/multicast-groups/multicast-groups'
import {
  multicastGroupListQuery,
  multicastMembersQuery,
} from '@/store/silo/multicast-groups/queries'
import { Badge, VersionBadge } from '@/ui/Badge/Badge'
import { CopyableIp } from '@/ui/Cells/CopyableIp'
import { LoadingCell } from '@/ui/Cells/EmptyCell'
import { Stack } from '@/ui/Layout/Layout'
import { Message } from '@/ui/Message/Message'
import { PageHeader } from '@/ui/PageHeader/PageHeader'
import type { Column } from '@/ui/Table/Table'
import { actionsColumn, dateColumn, nameColumn } from '@/views/shared/columns'
import { sectionIcons } from '@/views/shared/icons'
import { ListSection } from '@/views/shared/list/ListPage'
import { Sources, sourcesText } from '@/views/shared/multicast/Sources'
import { Refresh } from '@/views/shared/refresh/Refresh'
import { Unknown } from '@/views/shared/unknown/Known'

const { 'multicast-groups': Icon } = sectionIcons

const columns: readonly Column<RowOf<typeof selectMulticastGroupRows>>[] = [
  nameColumn(),
  {
    id: 'address',
    text: ({ multicastIp }) => multicastIp,
    value: ({ multicastIp }) => ipOrder(multicastIp),
    cell: ({ multicastIp }) => <CopyableIp ip={multicastIp} isPlain />,
  },
  {
    id: 'version',
    text: ({ version }) => `IP${version}`,
    cell: ({ version }) => <VersionBadge version={version} />,
  },
  { id: 'members', header: 'Members', cell: ({ id }) => <MemberCount group={id} /> },
  {
    id: 'sources',
    text: sourcesText,
    cell: group => <Sources of={group} />,
  },
  {
    id: 'state',
    text: ({ state }) => state,
    cell: ({ state }) => <Badge hasDot>{state}</Badge>,
  },
  dateColumn('timeCreated'),
  actionsColumn(),
]

function MemberCount({ group: multicastGroup }: { group: string }) {
  useQueries([multicastMembersQuery({ multicastGroup })])
  const count = useAppSelector(state => selectMemberCount(state, { multicastGroup }))
  const failure = useAppSelector(state => selectMembersFailure(state, { multicastGroup }))
  if (count !== undefined) return count
  return failure === undefined ? (
    <LoadingCell />
  ) : (
    <Unknown queries={[multicastMembersQuery({ multicastGroup })]} />
  )
}

/** The multicast groups of the system. */
function MulticastGroupsView() {
  return (
    <>
      <PageHeader title="Multicast groups" icon={<Icon />}>
        <Refresh />
      </PageHeader>
      <Stack gap={6}>
        <Message>
          Multicast is experimental: its API may change. A group is created when the first instance
          joins it, in the settings of the instance, and deleted when the last one leaves.
        </Message>
        <div>
          <ListSection
            id="multicast-groups"
            label="Multicast groups"
            noun="multicast group"
            icon={<Icon />}
            list={multicastGroupListQuery}
            rows={useAppSelector(state => selectMulticastGroupRows(state))}
            columns={columns}
            empty="Groups appear here as soon as an instance joins one."
          />
        </div>
      </Stack>
    </>
  )
}

export { columns, MulticastGroupsView as View }
