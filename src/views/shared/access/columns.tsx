import { useState } from 'react'
import { roleRank } from '@/lib/roles'
import type { AccessRowViewModel, HeldRole } from '@/store/access/access'
import { Badge } from '@/ui/Badge/Badge'
import { ButtonCell } from '@/ui/Cells/TextCells'
import { EmptyCell } from '@/ui/Cells/EmptyCell'
import { LinkCell, NameCell } from '@/ui/Cells/Cells'
import { IdCell } from '@/ui/Cells/IdCell'
import { ListCell } from '@/ui/Cells/ListCell'
import { StateBadge } from '@/ui/StateBadge/StateBadge'
import { lazy } from '@/ui/lazy/lazy'
import type { Column } from '@/ui/Table/Table'
import { actionsColumn } from '@/views/shared/columns'

const GroupPanel = lazy(async () => (await import('./GroupPanel')).GroupPanel)

type IdentityCellProps = Pick<
  AccessRowViewModel,
  'id' | 'name' | 'href' | 'isGroup' | 'hasReadableMembers' | 'isCaller'
>

/**
 * A user by name, or a group as a button that opens its members; by its id if that is all that is
 * known.
 */
function IdentityCell(props: IdentityCellProps) {
  const { id, name, href, isGroup, hasReadableMembers, isCaller } = props
  const [isOpen, setOpen] = useState(false)
  if (name === id && !hasReadableMembers)
    return <IdCell id={id} name={`${isGroup ? 'group' : 'user'} ${id.slice(0, 8)}`} />
  if (!hasReadableMembers)
    return (
      <>
        {href ? <LinkCell href={href}>{name}</LinkCell> : <NameCell>{name}</NameCell>}{' '}
        {isCaller && <Badge>You</Badge>}
      </>
    )
  return (
    <>
      <ButtonCell onPress={() => setOpen(true)}>{name}</ButtonCell>
      {isOpen && <GroupPanel id={id} name={name} onClose={() => setOpen(false)} />}
    </>
  )
}

type AccessColumn = Column<AccessRowViewModel>

const roleText = ({ level, role }: HeldRole) => `${level}.${role}`

const RoleBadge = (held: HeldRole) => (
  <StateBadge kind="role" state={held.role}>
    {roleText(held)}
  </StateBadge>
)

const nameColumn: AccessColumn = {
  id: 'name',
  header: 'Name',
  text: ({ name }) => name,
  cell: row => <IdentityCell {...row} />,
}

const typeOf = ({ isGroup }: AccessRowViewModel) => (isGroup ? 'Group' : 'User')

const typeColumn: AccessColumn = {
  id: 'type',
  isClear: true,
  header: 'Type',
  text: typeOf,
  cell: typeOf,
}

const roleColumn: AccessColumn = {
  id: 'role',
  header: 'Role',
  text: ({ roles }) => roles.map(roleText).join(', '),
  // The strongest is the first.
  value: ({ roles: [strongest] }) => strongest && roleRank(strongest.role),
  cell: ({ roles }) => (
    <ListCell title="Other roles">
      {roles.map(held => (
        <RoleBadge key={roleText(held)} {...held} />
      ))}
    </ListCell>
  ),
}

const inheritedText = ({ isInherited }: AccessRowViewModel) => (isInherited ? 'From silo' : '')

export const siloColumns: readonly AccessColumn[] = [
  nameColumn,
  typeColumn,
  roleColumn,
  actionsColumn(),
]

export const projectColumns: readonly AccessColumn[] = [
  nameColumn,
  typeColumn,
  {
    ...roleColumn,
    header: 'Role',
    tip: 'Of the roles on the silo and on the project, the stronger one applies. Admins and collaborators of the silo are admins of all its projects.',
  },
  {
    id: 'inherited',
    header: 'Inherited',
    text: inheritedText,
    cell: row => (row.isInherited ? <Badge>{inheritedText(row)}</Badge> : <EmptyCell />),
  },
  actionsColumn(),
]
