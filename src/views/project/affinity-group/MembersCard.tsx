import { unknownKindNote } from '@/lib/text'
import type { MemberRowViewModel, MembersViewModel } from '@/store/project/affinity-group/members'
import { CardBlock, CardBody, CardHeader } from '@/ui/CardBlock/CardBlock'
import { IdCell } from '@/ui/Cells/IdCell'
import { LinkCell } from '@/ui/Cells/LinkCell'
import { EmptyState } from '@/ui/EmptyState/EmptyState'
import { StateBadge } from '@/ui/StateBadge/StateBadge'
import { Table, type Column } from '@/ui/Table/Table'
import { ActionButton } from '@/views/shared/actions/ActionButton'
import { ActionsMenu } from '@/views/shared/actions/ActionsMenu'
import { sectionIcons } from '@/views/shared/icons'

const { instances: Icon } = sectionIcons

const columns: readonly Column<MemberRowViewModel>[] = [
  { id: 'name', cell: ({ name, href }) => <LinkCell href={href}>{name}</LinkCell> },
  { id: 'state', cell: ({ runState }) => <StateBadge kind="instance" state={runState} /> },
  { id: 'id', header: 'ID', cell: ({ id, name }) => <IdCell id={id} name={name} /> },
  {
    id: 'actions',
    cell: ({ name, actions }) => <ActionsMenu name={name} actions={actions} />,
  },
]

interface MembersCardProps {
  noun: string
  members: MembersViewModel
}

/** The instances of a group, and the way to add one. */
export function MembersCard({ noun, members: { rows, others, adding } }: MembersCardProps) {
  return (
    <CardBlock>
      <CardHeader
        title="Members"
        description={`The instances in this ${noun}. ${unknownKindNote('member', others)}`}
      >
        <ActionButton action={adding} />
      </CardHeader>
      <CardBody>
        {rows.length + others > 0 ? (
          <Table label="Members" rows={rows} columns={columns} />
        ) : (
          <EmptyState
            icon={<Icon />}
            title="No group members"
            body="Add an instance to the group to see it here."
          />
        )}
      </CardBody>
    </CardBlock>
  )
}
