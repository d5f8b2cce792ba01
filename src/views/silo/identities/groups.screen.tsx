import type { ReactNode } from 'react'
import type { Supported } from '@/store/release/release'
import { useAppSelector } from '@/store/setup/hooks'
import {
  selectGroupLinks,
  selectGroupRows,
  type GroupRowViewModel,
} from '@/store/silo/identities/identities'
import { Skeleton } from '@/ui/Skeleton/Skeleton'
import type { Column } from '@/ui/Table/Table'
import { actionsColumn, dateColumn, nameColumn } from '@/views/shared/columns'
import { sectionIcons } from '@/views/shared/icons'
import { ListSection } from '@/views/shared/list/ListPage'
import { RoleCell, roleText, useColumns } from './RoleCell'
import { NOT_KNOWN } from '@/lib/text'
import { groupMembersQuery } from '@/store/access/queries'
import { Unknown } from '@/views/shared/unknown/Known'

const { users: Icon } = sectionIcons

const columns: readonly Supported<Column<GroupRowViewModel>>[] = [
  { ...nameColumn(), header: 'Name' },
  {
    id: 'members',
    header: 'Members',
    text: ({ members }) => (members === null ? NOT_KNOWN : `${members ?? ''}`),
    value: ({ members }) => members,
    cell: ({ id, members }) =>
      members === undefined ? (
        <Skeleton />
      ) : members === null ? (
        <Unknown queries={[groupMembersQuery({ group: id })]} />
      ) : (
        members
      ),
  },
  {
    id: 'role',
    header: 'Role',
    text: ({ role }) => roleText(role),
    cell: ({ role }) => <RoleCell role={role} />,
  },
  { ...dateColumn('timeCreated'), needs: 'userTimes' },
  actionsColumn(),
]

/** The groups of the silo, with their roles on it. */
function GroupsView({ children }: { children?: ReactNode }) {
  return (
    <ListSection
      id="groups"
      label="Groups"
      noun="group"
      icon={<Icon />}
      rows={useAppSelector(selectGroupRows)}
      columns={useColumns(columns)}
      empty="Groups come from the identity provider, with their members."
    >
      {children}
    </ListSection>
  )
}

export { selectGroupLinks as actions, columns, GroupsView as View }
