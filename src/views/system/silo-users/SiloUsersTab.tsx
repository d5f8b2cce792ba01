import { Users } from 'lucide-react'
import type { RowOf } from '@/store/queries/view-models'
import { useAppSelector } from '@/store/setup/hooks'
import { systemPaths } from '@/store/system/paths'
import {
  selectSiloUserRows,
  selectUserCreateAction,
  selectUserManagement,
} from '@/store/system/silo-users/silo-users'
import { siloUserListQuery } from '@/store/system/silos/queries'
import { TableActions } from '@/ui/PageHeader/PageHeader'
import { Table, type Column } from '@/ui/Table/Table'
import { ActionButton } from '@/views/shared/actions/ActionButton'
import { actionsColumn, nameColumn } from '@/views/shared/columns'
import { idColumn } from '@/views/shared/value-columns'
import { PagedList } from '@/views/shared/list-page/ListPage'
import { useParams } from '@/views/shell/route-context'

const columns: readonly Column<RowOf<typeof selectSiloUserRows>>[] = [
  { ...nameColumn(), header: 'Display name' },
  idColumn(),
  actionsColumn(),
]

/** The users of a silo. Local users can be created and deleted here. */
export function SiloUsersTab() {
  const params = useParams(systemPaths.silo)
  const rows = useAppSelector(state => selectSiloUserRows(state, params))
  const create = useAppSelector(state => selectUserCreateAction(state, params))
  const { isLocal } = useAppSelector(state => selectUserManagement(state, params))
  return (
    <>
      <TableActions>
        <ActionButton action={create} tone="primary" />
      </TableActions>
      <PagedList
        list={siloUserListQuery(params)}
        empty={{
          icon: <Users />,
          level: 2,
          title: 'No users',
          body: isLocal
            ? 'Create a user to see it here.'
            : 'Users are here once they have logged in by way of an identity provider.',
          action: isLocal && <ActionButton action={create} />,
        }}
      >
        <Table label="Users" rows={rows} columns={columns} />
      </PagedList>
    </>
  )
}
