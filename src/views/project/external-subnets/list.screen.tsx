import type { ReactNode } from 'react'
import { ipOrder } from '@/lib/ip'
import { versionOf } from '@/lib/ip-stack'
import { describing } from '@/store/bulk/verbs'
import { watchSubnetsAttached } from '@/store/project/external-subnets/attaching.saga'
import { selectExternalSubnetRows } from '@/store/project/external-subnets/list'
import {
  externalSubnetListQuery,
  siloSubnetPoolsQuery,
} from '@/store/project/external-subnets/queries'
import { instanceNamesQuery } from '@/store/project/queries'
import { projectPaths, type ProjectParams } from '@/store/project/paths'
import type { RowOf } from '@/store/queries/view-models'
import { useAppSelector } from '@/store/setup/hooks'
import { CopyableIp } from '@/ui/Cells/CopyableIp'
import { LinkCell } from '@/ui/Cells/Cells'
import type { Column } from '@/ui/Table/Table'
import { actionsColumn, descriptionColumn, nameColumn } from '@/views/shared/columns'
import { guide, type PageDocs } from '@/views/shared/docs/guides'
import { sectionIcons } from '@/views/shared/icons'
import { ListPage } from '@/views/shared/list/ListPage'
import { Refresh } from '@/views/shared/refresh/Refresh'
import { VersionBadge } from '@/ui/Badge/Badge'
import { useParams } from '@/views/shell/route-context'
import { AttachedTo } from '../disks/AttachedTo'
import { SubnetPoolCell } from './SubnetPoolCell'

const docs: PageDocs = {
  heading: 'external subnets',
  summary:
    'An external subnet is a routable prefix for an instance that serves more than one address.',
  links: [guide('Subnet Pools', 'operator/ip-pool-management#_using_subnet_pools')],
}

const columns: readonly Column<RowOf<typeof selectExternalSubnetRows>>[] = [
  nameColumn(),
  descriptionColumn(),
  {
    id: 'subnet',
    header: 'Subnet',
    text: ({ subnet }) => subnet,
    value: ({ subnet }) => ipOrder(subnet),
    cell: ({ subnet }) => <CopyableIp ip={subnet} isPlain />,
  },
  {
    id: 'version',
    text: ({ subnet }) => `IP${versionOf(subnet) ?? 'v4'}`,
    cell: ({ subnet }) => <VersionBadge version={versionOf(subnet) ?? 'v4'} />,
  },
  {
    id: 'pool',
    header: 'Subnet pool',
    text: ({ subnetPoolId }, { nameOf }) => nameOf(subnetPoolId),
    cell: ({ subnetPoolId }) => <SubnetPoolCell pool={subnetPoolId} />,
  },
  {
    id: 'instance',
    text: ({ instanceId }, { nameOf }) => nameOf(instanceId),
    cell: ({ instanceId = null }) => (
      <AttachedTo as={LinkCell} instance={instanceId} path={projectPaths.instanceNetworking} />
    ),
  },
  actionsColumn(),
]

const bulkOf = ({ project }: ProjectParams<'externalSubnets'>) => [
  'detach',
  describing(({ name }: RowOf<typeof selectExternalSubnetRows>, description) => ({
    endpoint: 'externalSubnetUpdate',
    args: { path: { externalSubnet: name }, query: { project }, body: { description } },
  })),
  'delete',
]

const { 'external-subnets': Icon } = sectionIcons

/** The external subnets of a project. The create and edit forms open over them. */
function ExternalSubnetsView({ children }: { children?: ReactNode }) {
  const params = useParams(projectPaths.externalSubnets)
  return (
    <ListPage
      id="external-subnets"
      title="External subnets"
      noun="external subnet"
      icon={<Icon />}
      docs={docs}
      header={<Refresh />}
      list={externalSubnetListQuery(params)}
      names={[siloSubnetPoolsQuery, instanceNamesQuery(params)]}
      rows={useAppSelector(state => selectExternalSubnetRows(state, params))}
      columns={columns}
      bulk={bulkOf(params)}
      create={{ label: 'New external subnet', to: projectPaths.externalSubnetCreate(params) }}
      empty="Create an external subnet to see it here."
    >
      {children}
    </ListPage>
  )
}

const sagas = [watchSubnetsAttached]

export { columns, docs, sagas, ExternalSubnetsView as View }
