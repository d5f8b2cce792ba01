import { describing } from '@/store/bulk/verbs'
import { Network } from 'lucide-react'
import type { ReactNode } from 'react'
import { ipOrder } from '@/lib/ip'
import { partialUpdateRequested } from '@/store/project/partial-updates'
import { projectPaths } from '@/store/project/paths'
import { allRoutersQuery } from '@/store/project/routers/queries'
import { allSubnetInterfacesQuery, subnetListQuery } from '@/store/project/vpcs/queries'
import { selectSubnetRows, selectUsedAddresses } from '@/store/project/subnets/subnets'
import type { RowOf } from '@/store/queries/view-models'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { LinkCell } from '@/ui/Cells/Cells'
import { CopyableIp } from '@/ui/Cells/CopyableIp'
import { Stack } from '@/ui/Layout/Layout'
import type { Column } from '@/ui/Table/Table'
import { actionsColumn, dateColumn, descriptionColumn, nameColumn } from '@/views/shared/columns'
import { ListSection } from '@/views/shared/list/ListPage'
import { Known } from '@/views/shared/unknown/Known'
import { useParams } from '@/views/shell/route-context'
import { useNetworkingReason } from '../networking/use-networking-reason'
import { RouterCell } from '../routers/RouterCell'

/** The number of IPv4 addresses in use, which is read for the rows on the screen. */
function AddressesCell({ id, name, ipv4Block }: RowOf<typeof selectSubnetRows>) {
  const { project, vpc } = useParams(projectPaths.subnets)
  const query = allSubnetInterfacesQuery({ subnet: id })
  useQueries([query])
  const text = useAppSelector(state => selectUsedAddresses(state, id, ipv4Block))
  return (
    <Known queries={[query]}>
      {() => (
        <LinkCell href={projectPaths.subnetAddresses({ project, vpc, subnet: name })}>
          {text}
        </LinkCell>
      )}
    </Known>
  )
}

const columns: readonly Column<RowOf<typeof selectSubnetRows>>[] = [
  nameColumn(),
  descriptionColumn(),
  {
    id: 'block',
    header: 'IP block',
    text: ({ ipv4Block, ipv6Block }) => `${ipv4Block} ${ipv6Block}`,
    value: ({ ipv4Block, ipv6Block }) => ipOrder(ipv4Block) ?? ipOrder(ipv6Block),
    cell: ({ ipv4Block, ipv6Block }) => (
      <Stack as="span" justifyItems="start">
        <CopyableIp ip={ipv4Block} isPlain />
        <CopyableIp ip={ipv6Block} isPlain />
      </Stack>
    ),
  },
  {
    id: 'ipv6-block',
    header: 'IPv6 block',
    isHidden: true,
    text: ({ ipv6Block }) => ipv6Block,
    value: ({ ipv6Block }) => ipOrder(ipv6Block),
    cell: ({ ipv6Block }) => <CopyableIp ip={ipv6Block} isPlain />,
  },
  {
    id: 'addresses',
    tip: 'IPv4 addresses of network interfaces, of those that they can have.',
    cell: subnet => <AddressesCell {...subnet} />,
  },
  {
    id: 'customRouter',
    header: 'Custom router',
    text: ({ customRouterId }, { nameOf }) => nameOf(customRouterId),
    cell: ({ customRouterId }) => <RouterCell router={customRouterId ?? null} />,
  },
  dateColumn('timeCreated'),
  actionsColumn(),
]

const BULK = [
  // The server detaches a router that is left out.
  describing(
    ({ id, customRouterId }: RowOf<typeof selectSubnetRows>, description) => ({
      endpoint: 'vpcSubnetUpdate',
      args: { path: { subnet: id }, body: { description, customRouter: customRouterId ?? null } },
    }),
    (request, { id }) =>
      partialUpdateRequested({
        ...request,
        keeps: 'customRouter',
        query: { endpoint: 'vpcSubnetView', args: { path: { subnet: id } } },
      }),
  ),
  'delete',
]

/** The subnets of a VPC. The create and edit forms open over them. */
function SubnetsView({ children }: { children?: ReactNode }) {
  const params = useParams(projectPaths.subnets)
  return (
    <ListSection
      id="subnets"
      label="Subnets"
      noun="VPC subnet"
      icon={<Network />}
      list={subnetListQuery(params)}
      names={[allRoutersQuery(params)]}
      rows={useAppSelector(state => selectSubnetRows(state, params))}
      columns={columns}
      bulk={BULK}
      rowSize="large"
      create={{
        label: 'New subnet',
        to: projectPaths.subnetCreate(params),
        reason: useNetworkingReason(),
      }}
      empty="Create a subnet to see it here."
    >
      {children}
    </ListSection>
  )
}

export { columns, SubnetsView as View }
