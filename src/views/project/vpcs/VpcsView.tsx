import { Plus } from 'lucide-react'
import { useMemo, type ReactNode } from 'react'
import { projectPaths } from '@/store/project/paths'
import { vpcListQuery } from '@/store/project/vpcs/queries'
import { selectVpcRows, type VpcRowViewModel } from '@/store/project/vpcs/rows'
import { useAppSelector } from '@/store/setup/hooks'
import { DateCell } from '@/ui/Cells/DateCell'
import { DescriptionCell } from '@/ui/Cells/DescriptionCell'
import { LinkCell } from '@/ui/Cells/LinkCell'
import { LinkButton } from '@/ui/LinkButton/LinkButton'
import { Table, type Column } from '@/ui/Table/Table'
import { Truncate } from '@/ui/Truncate/Truncate'
import { ActionsMenu } from '@/views/shared/actions/ActionsMenu'
import { sectionIcons } from '@/views/shared/icons'
import { ListPage } from '@/views/shared/list-page/ListPage'
import { useParams } from '@/views/shell/route-context'
import { vpcDocs } from './docs'
import { RuleCount } from './RuleCount'

const { vpcs: Icon } = sectionIcons

const columnsOf = (project: string): Column<VpcRowViewModel>[] => [
  { id: 'name', cell: ({ name, href }) => <LinkCell href={href}>{name}</LinkCell> },
  {
    id: 'dnsName',
    header: 'DNS name',
    cell: ({ dnsName }) => <Truncate text={dnsName} max={40} />,
  },
  { id: 'description', cell: ({ description }) => <DescriptionCell text={description} /> },
  {
    id: 'rules',
    header: 'Firewall rules',
    cell: ({ name, href }) => <RuleCount project={project} vpc={name} href={href} />,
  },
  { id: 'created', cell: ({ created }) => <DateCell date={created} /> },
  {
    id: 'actions',
    cell: ({ id, name, actions }) => <ActionsMenu id={id} name={name} actions={actions} />,
  },
]

/** The VPCs of a project; the form of a new one is drawn over it. */
export function VpcsView({ children }: { children?: ReactNode }) {
  const { project } = useParams(projectPaths.project)
  const columns = useMemo(() => columnsOf(project), [project])
  const rows = useAppSelector(state => selectVpcRows(state, project))
  const newVpc = projectPaths.vpcCreate({ project })
  return (
    <>
      <ListPage
        title="VPCs"
        icon={<Icon />}
        docs={vpcDocs}
        list={vpcListQuery({ project })}
        toolbar={
          <LinkButton href={newVpc} tone="primary">
            <Plus size={16} />
            New VPC
          </LinkButton>
        }
        empty={{
          title: 'No VPCs',
          body: 'Create a VPC to see it here.',
          action: <LinkButton href={newVpc}>New VPC</LinkButton>,
        }}
      >
        <Table label="VPCs" rows={rows} columns={columns} />
      </ListPage>
      {children}
    </>
  )
}
