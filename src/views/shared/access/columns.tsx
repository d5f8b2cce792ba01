import type { AccessRowViewModel, HeldRole } from '@/store/access/rows'
import { Badge } from '@/ui/Badge/Badge'
import { EmptyCell } from '@/ui/Cells/EmptyCell'
import { ListCell } from '@/ui/Cells/ListCell'
import { StateBadge } from '@/ui/StateBadge/StateBadge'
import type { Column } from '@/ui/Table/Table'
import { TipIcon } from '@/ui/TipIcon/TipIcon'
import { ActionsMenu } from '@/views/shared/actions/ActionsMenu'
import { IdentityCell } from './IdentityCell'

type AccessColumn = Column<AccessRowViewModel>

const RoleBadge = ({ level, role }: HeldRole) => (
  <StateBadge kind="role" state={role}>{`${level}.${role}`}</StateBadge>
)

const nameColumn: AccessColumn = {
  id: 'name',
  header: 'Name',
  cell: row => <IdentityCell {...row} />,
}

const typeColumn: AccessColumn = {
  id: 'type',
  header: 'Type',
  cell: ({ isGroup }) => (isGroup ? 'Group' : 'User'),
}

const roleColumn: AccessColumn = {
  id: 'role',
  header: 'Role',
  cell: ({ roles }) => (
    <ListCell title="Other roles">
      {roles.map(held => (
        <RoleBadge key={`${held.level}.${held.role}`} {...held} />
      ))}
    </ListCell>
  ),
}

const actionsColumn: AccessColumn = {
  id: 'actions',
  cell: ({ id, name, actions }) => <ActionsMenu id={id} name={name} actions={actions} />,
}

export const siloColumns = [nameColumn, typeColumn, roleColumn, actionsColumn]

export const projectColumns = [
  nameColumn,
  typeColumn,
  {
    ...roleColumn,
    header: (
      <>
        Role{' '}
        <TipIcon about="Role">
          Of the roles on the silo and on the project, the stronger one counts. Admins and
          collaborators of the silo are admins of all its projects.
        </TipIcon>
      </>
    ),
  },
  {
    id: 'inherited',
    header: 'Inherited',
    cell: ({ isInherited }: AccessRowViewModel) =>
      isInherited ? <Badge>From silo</Badge> : <EmptyCell />,
  },
  actionsColumn,
]
