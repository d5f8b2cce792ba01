import { floatingIpBulk } from '@/store/project/floating-ips/bulk'
import type { ReactNode } from 'react'
import { ipOrder } from '@/lib/ip'
import { versionOf } from '@/lib/ip-stack'
import { selectFloatingIpRows, floatingIpListPoll } from '@/store/project/floating-ips/floating-ips'
import { watchFloatingIpMoves } from '@/store/project/floating-ips/move.saga'
import { selectInstanceNames } from '@/store/project/floating-ips/choices'
import { floatingIpListQuery, allInstancesQuery } from '@/store/project/queries'
import { projectPaths } from '@/store/project/paths'
import type { Supported } from '@/store/release/release'
import type { RowOf } from '@/store/queries/view-models'
import { useAppSelector } from '@/store/setup/hooks'
import { CopyableIp } from '@/ui/Cells/CopyableIp'
import { siloIpPoolsQuery } from '@/store/silo/queries'
import { LinkCell } from '@/ui/Cells/Cells'
import type { Column } from '@/ui/Table/Table'
import { actionsColumn, descriptionColumn, nameColumn } from '@/views/shared/columns'
import { guide, type PageDocs } from '@/views/shared/docs/guides'
import { sectionIcons } from '@/views/shared/icons'
import { ListPage } from '@/views/shared/list/ListPage'
import { PoolCell } from '@/views/shared/pool-cell/PoolCell'
import { VersionBadge } from '@/ui/Badge/Badge'
import { useParams } from '@/views/shell/route-context'
import { AttachedTo } from '../disks/AttachedTo'

const docs: PageDocs = {
  heading: 'floating IPs',
  summary:
    'A floating IP is independent of instances: attach it to one, and move it to another at any time.',
  links: [guide('Floating IPs', 'managing-floating-ips')],
}

function Pool({ id }: { id: string }) {
  const { project } = useParams(projectPaths.floatingIps)
  return <PoolCell pool={id} panel={pool => projectPaths.floatingIpPool({ project, pool })} />
}

const columns: readonly Supported<Column<RowOf<typeof selectFloatingIpRows>>>[] = [
  nameColumn(),
  descriptionColumn(),
  {
    id: 'ip',
    header: 'IP address',
    isKey: true,
    text: ({ ip }) => ip,
    value: ({ ip }) => ipOrder(ip),
    cell: ({ ip }) => <CopyableIp ip={ip} isPlain />,
  },
  {
    id: 'version',
    needs: 'dualStack',
    text: ({ ip }) => `IP${versionOf(ip) ?? 'v4'}`,
    cell: ({ ip }) => <VersionBadge version={versionOf(ip) ?? 'v4'} />,
  },
  {
    id: 'pool',
    header: 'IP pool',
    text: ({ ipPoolId }, { nameOf }) => nameOf(ipPoolId),
    cell: ({ ipPoolId }) => <Pool id={ipPoolId} />,
  },
  {
    id: 'instance',
    header: 'Attached to instance',
    text: ({ instanceId }, { nameOf }) => nameOf(instanceId),
    cell: ({ instanceId = null }) => <AttachedTo as={LinkCell} instance={instanceId} />,
  },
  actionsColumn(),
]

const { 'floating-ips': Icon } = sectionIcons

/** The floating IPs of a project. The create and edit forms open over them. */
function FloatingIpsView({ children }: { children?: ReactNode }) {
  const params = useParams(projectPaths.floatingIps)
  const instances = useAppSelector(state => selectInstanceNames(state, params))
  return (
    <ListPage
      id="floating-ips"
      title="Floating IPs"
      noun="floating IP"
      icon={<Icon />}
      docs={docs}
      list={floatingIpListQuery(params)}
      names={[siloIpPoolsQuery, allInstancesQuery(params)]}
      rows={useAppSelector(state => selectFloatingIpRows(state, params))}
      columns={columns}
      bulk={floatingIpBulk(params, instances)}
      create={{ label: 'New floating IP', to: projectPaths.floatingIpCreate(params) }}
      empty="Create a floating IP to see it here."
    >
      {children}
    </ListPage>
  )
}

const sagas = [watchFloatingIpMoves]

export { columns, docs, floatingIpListPoll as poll, sagas, FloatingIpsView as View }
