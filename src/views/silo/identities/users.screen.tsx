import type { ReactNode } from 'react'
import type { Supported } from '@/store/release/release'
import { useAppSelector } from '@/store/setup/hooks'
import {
  selectUserLinks,
  selectUserRows,
  type UserRowViewModel,
} from '@/store/silo/identities/identities'
import { siloPaths } from '@/store/silo/paths'
import { Badge } from '@/ui/Badge/Badge'
import { LinkCell } from '@/ui/Cells/Cells'
import { ListCell } from '@/ui/Cells/ListCell'
import { UnknownCell } from '@/ui/Cells/UnknownCell'
import { Link } from '@/ui/Link/Link'
import { Skeleton } from '@/ui/Skeleton/Skeleton'
import type { Column } from '@/ui/Table/Table'
import { actionsColumn, dateColumn } from '@/views/shared/columns'
import { sectionIcons } from '@/views/shared/icons'
import { ListSection } from '@/views/shared/list/ListPage'
import { RoleCell, roleText, useColumns } from './RoleCell'
import { NOT_KNOWN } from '@/lib/text'

const { users: Icon } = sectionIcons

function GroupsCell({ groups, isUncertain }: UserRowViewModel) {
  if (!groups) return <Skeleton />
  if (groups.length === 0 && isUncertain) return <UnknownCell />
  return (
    <ListCell title="Other groups">
      {groups.map(({ id, name }) => (
        <Link key={id} href={siloPaths.group({ group: id })} look="quiet">
          {name}
        </Link>
      ))}
    </ListCell>
  )
}

const columns: readonly Supported<Column<UserRowViewModel>>[] = [
  {
    id: 'name',
    header: 'Name',
    text: ({ name }) => name,
    cell: ({ name, href, isCaller }) => (
      <>
        <LinkCell href={href}>{name}</LinkCell> {isCaller && <Badge>You</Badge>}
      </>
    ),
  },
  {
    id: 'role',
    header: 'Role',
    text: ({ role, isUncertain }) => roleText(role, isUncertain),
    cell: ({ role, isUncertain }) => <RoleCell role={role} isUncertain={isUncertain} />,
  },
  {
    id: 'groups',
    header: 'Groups',
    text: ({ groups = [], isUncertain }) =>
      groups.length === 0 && isUncertain ? NOT_KNOWN : groups.map(({ name }) => name).join(', '),
    cell: row => <GroupsCell {...row} />,
  },
  { ...dateColumn('timeCreated'), needs: 'userTimes' },
  actionsColumn(),
]

const BULK = ['logOut']

/** The users of the silo, with their roles on it. */
function UsersView({ children }: { children?: ReactNode }) {
  return (
    <ListSection
      id="users"
      label="Users"
      noun="user"
      icon={<Icon />}
      rows={useAppSelector(selectUserRows)}
      columns={useColumns(columns)}
      bulk={BULK}
      empty="Users appear after their first sign-in."
    >
      {children}
    </ListSection>
  )
}

export { selectUserLinks as actions, columns, UsersView as View }
