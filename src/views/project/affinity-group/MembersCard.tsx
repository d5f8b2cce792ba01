import { unknownKindNote } from '@/lib/text'
import type { MembersViewModel } from '@/store/project/affinity-group/affinity-group'
import type { Column } from '@/ui/Table/Table'
import { ActionCard } from '@/views/shared/actions/ActionCard'
import { ActionsMenu } from '@/views/shared/actions/ActionsMenu'
import { nameColumn } from '@/views/shared/columns'
import { List } from '@/views/shared/list/List'
import { idColumn, stateColumn } from '@/views/shared/value-columns'
import { sectionIcons } from '@/views/shared/icons'

const { instances: Icon } = sectionIcons

const columns: readonly Column<MembersViewModel['rows'][number]>[] = [
  nameColumn(),
  stateColumn('instance', ({ runState }) => runState),
  idColumn(),
  {
    id: 'actions',
    cell: ({ name, actions }) => <ActionsMenu name={name} actions={actions} />,
  },
]

interface MembersCardProps {
  noun: string
  members: MembersViewModel
}

const BULK = ['remove']

/** The instances of a group, with a button to add one. */
export function MembersCard({ noun, members: { rows, others, adding } }: MembersCardProps) {
  return (
    <ActionCard
      title="Members"
      description={`The instances in this ${noun}. ${unknownKindNote('member', others)}`}
      actions={[adding]}
    >
      {(rows.length > 0 || others === 0) && (
        <List
          id="members"
          label="Members"
          noun="member"
          rows={rows}
          columns={columns}
          bulk={BULK}
          empty={{
            icon: <Icon />,
            title: 'No group members',
            body: 'Add an instance to the group to see it here.',
          }}
        />
      )}
    </ActionCard>
  )
}
