import { ipOrder } from '@/lib/ip'
import type { RowOf } from '@/store/queries/view-models'
import { useAppSelector } from '@/store/setup/hooks'
import { systemPaths } from '@/store/system/paths'
import { subnetPoolMemberListQuery } from '@/store/system/ip-pools/queries'
import {
  selectMemberAddAction,
  selectSubnetPoolMemberRows,
} from '@/store/system/subnet-pools/subnet-pools'
import { CopyableIp } from '@/ui/Cells/CopyableIp'
import type { Column } from '@/ui/Table/Table'
import { actionsColumn, dateColumn } from '@/views/shared/columns'
import { lateIcons } from '@/views/shared/late-icons'
import { ListSection } from '@/views/shared/list/ListPage'
import { useParams } from '@/views/shell/route-context'

const { 'subnet-pools': Icon } = lateIcons

type Member = RowOf<typeof selectSubnetPoolMemberRows>

const allocationsOf = ({ minPrefixLength, maxPrefixLength }: Member) =>
  `from /${minPrefixLength} to /${maxPrefixLength}`

const columns: readonly Column<Member>[] = [
  {
    id: 'subnet',
    header: 'Subnet',
    text: ({ subnet }) => subnet,
    value: ({ subnet }) => ipOrder(subnet),
    cell: ({ subnet }) => <CopyableIp ip={subnet} isPlain />,
  },
  {
    id: 'allocations',
    header: 'Allocations',
    tip: 'The prefix lengths of the subnets that can be taken from it. A smaller number is a larger subnet.',
    text: allocationsOf,
    value: ({ minPrefixLength }) => minPrefixLength,
    cell: allocationsOf,
  },
  {
    id: 'min',
    header: 'Min prefix length',
    isHidden: true,
    text: ({ minPrefixLength }) => `${minPrefixLength}`,
    value: ({ minPrefixLength }) => minPrefixLength,
    cell: ({ minPrefixLength }) => minPrefixLength,
  },
  {
    id: 'max',
    header: 'Max prefix length',
    isHidden: true,
    text: ({ maxPrefixLength }) => `${maxPrefixLength}`,
    value: ({ maxPrefixLength }) => maxPrefixLength,
    cell: ({ maxPrefixLength }) => maxPrefixLength,
  },
  dateColumn('timeCreated'),
  actionsColumn(),
]

const BULK = ['remove']

/** The subnets that a pool consists of. */
export function MembersTab() {
  const params = useParams(systemPaths.subnetPool)
  return (
    <ListSection
      id="subnet-pool-members"
      label="Members"
      noun="member"
      icon={<Icon />}
      list={subnetPoolMemberListQuery(params)}
      rows={useAppSelector(state => selectSubnetPoolMemberRows(state, params))}
      columns={columns}
      bulk={BULK}
      create={useAppSelector(state => selectMemberAddAction(state, params))}
      empty="Add a subnet to allocate from."
    />
  )
}
