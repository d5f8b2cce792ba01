import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import type { GroupAddress } from '@/store/project/affinity-kinds'
import { selectMemberCount, selectGroupRows } from '@/store/project/affinity/affinity'
import { groupMembersQuery } from '@/store/project/affinity/queries'
import { projectPaths } from '@/store/project/paths'
import type { RowOf } from '@/store/queries/view-models'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { Badge } from '@/ui/Badge/Badge'
import { EmptyCell } from '@/ui/Cells/EmptyCell'
import { LoadingCell } from '@/ui/Cells/LoadingCell'
import { UnknownCell } from '@/ui/Cells/UnknownCell'
import { DocsPopover } from '@/ui/DocsPopover/DocsPopover'
import { EmptyState } from '@/ui/EmptyState/EmptyState'
import { LinkButton } from '@/ui/LinkButton/LinkButton'
import { PageHeader, TableActions } from '@/ui/PageHeader/PageHeader'
import { type Column, Table } from '@/ui/Table/Table'
import { actionsColumn, dateColumn, nameColumn } from '@/views/shared/columns'
import { sectionIcons } from '@/views/shared/icons'
import { useParams } from '@/views/shell/route-context'
import { PolicyBadge, PolicyLabel } from './PolicyBadge'
import { affinityDocs } from './docs'

/** The number of instances in a group. Loads after the page. */
function MemberCount(props: Omit<GroupAddress, 'project'>) {
  const address = { ...props, ...useParams(projectPaths.affinity) }
  useQueries([groupMembersQuery(address)])
  const count = useAppSelector(state => selectMemberCount(state, address))
  if (count === undefined) return <LoadingCell />
  if (count === null) return <UnknownCell />
  return count === 0 ? <EmptyCell /> : <span data-figures>{count}</span>
}

/** The columns of a project's groups. */
const columns: readonly Column<RowOf<typeof selectGroupRows>>[] = [
  nameColumn(),
  {
    id: 'type',
    text: ({ type }) => type,
    value: ({ type }) => type,
    cell: ({ type }) => <Badge>{type}</Badge>,
  },
  { id: 'instances', cell: ({ kind, name }) => <MemberCount kind={kind} group={name} /> },
  {
    id: 'policy',
    header: <PolicyLabel />,
    text: ({ policy }) => policy,
    value: ({ policy }) => policy,
    cell: ({ policy }) => <PolicyBadge policy={policy} />,
  },
  dateColumn('timeCreated'),
  actionsColumn(),
]

const { affinity: Icon } = sectionIcons

/** The groups of a project, of both kinds. The create forms open over them. */
function AffinityView({ children }: { children?: ReactNode }) {
  const params = useParams(projectPaths.affinity)
  const rows = useAppSelector(state => selectGroupRows(state, params))
  return (
    <>
      <PageHeader title="Affinity groups" icon={<Icon />}>
        <DocsPopover {...affinityDocs} />
      </PageHeader>
      <TableActions>
        <LinkButton href={projectPaths.affinityGroupCreate(params)}>
          <Plus size={16} />
          New affinity group
        </LinkButton>
        <LinkButton href={projectPaths.antiAffinityGroupCreate(params)} tone="primary">
          <Plus size={16} />
          New anti-affinity group
        </LinkButton>
      </TableActions>
      {rows.length > 0 ? (
        <Table label="Affinity groups" rows={rows} columns={columns} />
      ) : (
        <EmptyState
          icon={<Icon />}
          level={2}
          title="No affinity or anti-affinity groups"
          body="Create a group to say which instances shall start together, or apart from each other."
        />
      )}
      {children}
    </>
  )
}

export { columns, AffinityView as View }
