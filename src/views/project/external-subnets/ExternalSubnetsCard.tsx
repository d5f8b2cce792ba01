import { Route } from 'lucide-react'
import {
  selectInstanceSubnets,
  selectInstanceSubnetsProblem,
  type AttachedSubnetViewModel,
} from '@/store/project/external-subnets/external-subnets'
import { ipOrder } from '@/lib/ip'
import { projectPaths } from '@/store/project/paths'
import { siloSubnetPoolsQuery } from '@/store/project/external-subnets/queries'
import { useAppSelector } from '@/store/setup/hooks'
import { CopyableIp } from '@/ui/Cells/CopyableIp'
import { Message } from '@/ui/Message/Message'
import type { Column } from '@/ui/Table/Table'
import { ActionCard } from '@/views/shared/actions/ActionCard'
import { actionsColumn, descriptionColumn, nameColumn } from '@/views/shared/columns'
import { List } from '@/views/shared/list/List'
import { useParams } from '@/views/shell/route-context'
import { SubnetPoolCell } from './SubnetPoolCell'

const TITLE = 'External subnets'

const columns: readonly Column<AttachedSubnetViewModel>[] = [
  nameColumn(),
  {
    id: 'subnet',
    header: 'Subnet',
    text: ({ subnet }) => subnet,
    value: ({ subnet }) => ipOrder(subnet),
    cell: ({ subnet }) => <CopyableIp ip={subnet} isPlain />,
  },
  {
    id: 'pool',
    header: 'Subnet pool',
    text: ({ subnetPoolId }, { nameOf }) => nameOf(subnetPoolId),
    cell: ({ subnetPoolId }) => <SubnetPoolCell pool={subnetPoolId} />,
  },
  descriptionColumn(),
  actionsColumn(),
]

const BULK = ['detach']

/** The subnets whose traffic goes to the instance, and the actions on them. */
export function ExternalSubnetsCard() {
  const params = useParams(projectPaths.instance)
  const subnets = useAppSelector(state => selectInstanceSubnets(state, params))
  const problem = useAppSelector(state => selectInstanceSubnetsProblem(state, params))
  if (!subnets)
    return (
      problem !== undefined && (
        <ActionCard title={TITLE}>
          <Message>The external subnets could not be read: {problem}</Message>
        </ActionCard>
      )
    )
  const { rows, attaching } = subnets
  return (
    <ActionCard title={TITLE} actions={attaching.actions}>
      <List
        id="external-subnets"
        label={TITLE}
        noun="external subnet"
        rows={rows}
        columns={columns}
        bulk={BULK}
        names={[siloSubnetPoolsQuery]}
        empty={{
          icon: <Route size={20} />,
          title: 'No external subnets',
          body: 'Attach an external subnet to see it here.',
        }}
      />
    </ActionCard>
  )
}
