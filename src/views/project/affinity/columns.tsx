import type { GroupRowViewModel } from '@/store/project/affinity/rows'
import { Badge } from '@/ui/Badge/Badge'
import { DateCell } from '@/ui/Cells/DateCell'
import { LinkCell } from '@/ui/Cells/LinkCell'
import type { Column } from '@/ui/Table/Table'
import { ActionsMenu } from '@/views/shared/actions/ActionsMenu'
import { MemberCount } from './MemberCount'
import { PolicyBadge, PolicyLabel } from './PolicyBadge'

/** What the list says about each group of a project. */
export const columnsOf = (project: string): Column<GroupRowViewModel>[] => [
  { id: 'name', cell: ({ name, href }) => <LinkCell href={href}>{name}</LinkCell> },
  { id: 'type', cell: ({ type }) => <Badge>{type}</Badge> },
  {
    id: 'instances',
    cell: ({ kind, name }) => <MemberCount kind={kind} project={project} group={name} />,
  },
  { id: 'policy', header: <PolicyLabel />, cell: ({ policy }) => <PolicyBadge policy={policy} /> },
  { id: 'created', cell: ({ created }) => <DateCell date={created} /> },
  {
    id: 'actions',
    cell: ({ id, name, actions }) => <ActionsMenu id={id} name={name} actions={actions} />,
  },
]
