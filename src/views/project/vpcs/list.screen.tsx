import { describing } from '@/store/bulk/verbs'
import type { ReactNode } from 'react'
import { firewallRulesQuery } from '@/store/project/firewall-rules/queries'
import { projectPaths } from '@/store/project/paths'
import { vpcListQuery } from '@/store/project/queries'
import { selectRuleCount, selectVpcRows } from '@/store/project/vpcs/vpcs'
import type { RowOf } from '@/store/queries/view-models'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { LinkCell } from '@/ui/Cells/Cells'
import { LoadingCell } from '@/ui/Cells/EmptyCell'
import type { Column } from '@/ui/Table/Table'
import { Truncate } from '@/ui/Truncate/Truncate'
import { actionsColumn, dateColumn, descriptionColumn, nameColumn } from '@/views/shared/columns'
import { sectionIcons } from '@/views/shared/icons'
import { ListPage } from '@/views/shared/list/ListPage'
import { useParams } from '@/views/shell/route-context'
import { useNetworkingReason } from '../networking/use-networking-reason'
import { vpcDocs } from '../docs'
import { Unknown } from '@/views/shared/unknown/Known'

const { vpcs: Icon } = sectionIcons

/** The number of firewall rules of a VPC. Loads after the page. */
function RuleCount({ vpc, href }: { vpc: string; href: string }) {
  const { project } = useParams(projectPaths.project)
  useQueries([firewallRulesQuery({ project, vpc })])
  const count = useAppSelector(state => selectRuleCount(state, { project, vpc }))
  if (count === undefined) return <LoadingCell />
  if (count === null) return <Unknown queries={[firewallRulesQuery({ project, vpc })]} />
  return (
    <LinkCell href={href} of={`${count === 1 ? 'firewall rule' : 'firewall rules'} of ${vpc}`}>
      {String(count)}
    </LinkCell>
  )
}

const columns: readonly Column<RowOf<typeof selectVpcRows>>[] = [
  nameColumn(),
  {
    id: 'dnsName',
    header: 'DNS name',
    text: ({ dnsName }) => dnsName,
    cell: ({ dnsName }) => <Truncate text={dnsName} max={40} />,
  },
  descriptionColumn(),
  {
    id: 'rules',
    header: 'Firewall rules',
    cell: ({ name, href }) => <RuleCount vpc={name} href={href} />,
  },
  dateColumn('timeCreated'),
  actionsColumn(),
]

const BULK = [
  describing(({ id }: RowOf<typeof selectVpcRows>, description) => ({
    endpoint: 'vpcUpdate',
    args: { path: { vpc: id }, body: { description } },
  })),
  'delete',
]

/** The VPCs of a project. The create form opens over them. */
function VpcsView({ children }: { children?: ReactNode }) {
  const params = useParams(projectPaths.vpcs)
  return (
    <ListPage
      id="vpcs"
      title="VPCs"
      noun="VPC"
      icon={<Icon />}
      docs={vpcDocs}
      list={vpcListQuery(params)}
      rows={useAppSelector(state => selectVpcRows(state, params))}
      columns={columns}
      bulk={BULK}
      create={{
        label: 'New VPC',
        to: projectPaths.vpcCreate(params),
        reason: useNetworkingReason(),
      }}
      empty="Create a VPC to see it here."
    >
      {children}
    </ListPage>
  )
}

export { columns, VpcsView as View }
