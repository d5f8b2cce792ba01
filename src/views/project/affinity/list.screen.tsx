import { formatNumber } from '@/lib/number'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { describing } from '@/store/bulk/verbs'
import { groupCommands, type GroupAddress } from '@/store/project/affinity-kinds'
import { selectMemberCount, selectGroupRows } from '@/store/project/affinity/affinity'
import { groupMembersQuery } from '@/store/project/affinity/queries'
import { projectPaths } from '@/store/project/paths'
import type { RowOf } from '@/store/queries/view-models'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { Badge } from '@/ui/Badge/Badge'
import { EmptyCell, LoadingCell } from '@/ui/Cells/EmptyCell'
import type { Column } from '@/ui/Table/Table'
import { actionsColumn, dateColumn, nameColumn } from '@/views/shared/columns'
import { sectionIcons } from '@/views/shared/icons'
import { ActionButton } from '@/views/shared/actions/ActionButton'
import { ListPage } from '@/views/shared/list/ListPage'
import { useParams } from '@/views/shell/route-context'
import { policyColumn } from './PolicyBadge'
import { affinityDocs } from '../docs'
import { Unknown } from '@/views/shared/unknown/Known'

/** The number of instances in a group. Loads after the page. */
function MemberCount(props: Omit<GroupAddress, 'project'>) {
  const address = { ...props, ...useParams(projectPaths.affinity) }
  useQueries([groupMembersQuery(address)])
  const count = useAppSelector(state => selectMemberCount(state, address))
  if (count === undefined) return <LoadingCell />
  if (count === null) return <Unknown queries={[groupMembersQuery(address)]} />
  return count === 0 ? <EmptyCell /> : <span data-figures>{formatNumber(count)}</span>
}

/** The columns of a project's groups. */
const columns: readonly Column<RowOf<typeof selectGroupRows>>[] = [
  nameColumn(),
  {
    id: 'type',
    isClear: true,
    text: ({ type }) => type,
    cell: ({ type }) => <Badge>{type}</Badge>,
  },
  { id: 'instances', cell: ({ kind, name }) => <MemberCount kind={kind} group={name} /> },
  policyColumn,
  dateColumn('timeCreated'),
  actionsColumn(),
]

const { affinity: Icon } = sectionIcons

const groupBulk = ({ project }: { project: string }) => [
  describing(({ kind, name }: RowOf<typeof selectGroupRows>, description) =>
    groupCommands[kind].update({ kind, project, group: name }, { description }),
  ),
  'delete',
]

/** The groups of a project, of both kinds. The create forms open over them. */
function AffinityView({ children }: { children?: ReactNode }) {
  const params = useParams(projectPaths.affinity)
  return (
    <ListPage
      id="affinity-groups"
      title="Affinity groups"
      noun="affinity group"
      icon={<Icon />}
      docs={affinityDocs}
      rows={useAppSelector(state => selectGroupRows(state, params))}
      columns={columns}
      bulk={groupBulk(params)}
      toolbar={
        <ActionButton
          action={{
            id: 'createAffinityGroup',
            label: 'New affinity group',
            to: projectPaths.affinityGroupCreate(params),
          }}
          icon={<Plus size={16} />}
        />
      }
      create={{
        label: 'New anti-affinity group',
        to: projectPaths.antiAffinityGroupCreate(params),
      }}
      emptyTitle="No affinity or anti-affinity groups"
      empty="Create a group to start instances together, or apart from each other."
    >
      {children}
    </ListPage>
  )
}

export { columns, AffinityView as View }
