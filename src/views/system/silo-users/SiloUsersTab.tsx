import { Users } from 'lucide-react'
import { useAppSelector } from '@/store/setup/hooks'
import { selectSiloUsers, type SiloUserRowViewModel } from '@/store/system/silo-users/rows'
import { siloUserListQuery } from '@/store/system/silos/queries'
import { IdCell } from '@/ui/Cells/IdCell'
import { NameCell } from '@/ui/Cells/NameCell'
import { TableActions } from '@/ui/PageHeader/PageHeader'
import { Table, type Column } from '@/ui/Table/Table'
import { ActionButton } from '@/views/shared/actions/ActionButton'
import { ActionsMenu } from '@/views/shared/actions/ActionsMenu'
import { PagedList } from '@/views/shared/list-page/ListPage'

const columns: readonly Column<SiloUserRowViewModel>[] = [
  { id: 'name', header: 'Display name', cell: ({ name }) => <NameCell>{name}</NameCell> },
  { id: 'id', header: 'ID', cell: ({ id, name }) => <IdCell id={id} name={name} /> },
  {
    id: 'actions',
    cell: ({ id, name, actions }) => <ActionsMenu id={id} name={name} actions={actions} />,
  },
]

/** The users of a silo. Those of a silo that keeps its own can be made and removed here. */
export function SiloUsersTab({ silo }: { silo: string }) {
  const { rows, creating, isLocal } = useAppSelector(state => selectSiloUsers(state, silo))
  return (
    <>
      <TableActions>
        <ActionButton action={creating} tone="primary" />
      </TableActions>
      <PagedList
        list={siloUserListQuery({ silo })}
        empty={{
          icon: <Users />,
          level: 2,
          title: 'No users',
          body: isLocal
            ? 'Create a user to see it here.'
            : 'Users are here once they have logged in by way of an identity provider.',
          action: isLocal && <ActionButton action={creating} />,
        }}
      >
        <Table label="Users" rows={rows} columns={columns} />
      </PagedList>
    </>
  )
}
