import { Users } from 'lucide-react'
import type { RowOf } from '@/store/queries/view-models'
import type { Supported } from '@/store/release/release'
import { useAppSelector } from '@/store/setup/hooks'
import { systemPaths } from '@/store/system/paths'
import {
  selectSiloUserRows,
  selectUserCreateAction,
  selectUserManagement,
} from '@/store/system/silo-users/silo-users'
import { siloUserListQuery } from '@/store/system/silos/queries'
import { Stack, Text } from '@/ui/Layout/Layout'
import { Message } from '@/ui/Message/Message'
import type { Column } from '@/ui/Table/Table'
import { actionsColumn, dateColumn, nameColumn } from '@/views/shared/columns'
import { idColumn } from '@/views/shared/value-columns'
import { ListSection } from '@/views/shared/list/ListPage'
import { useParams } from '@/views/shell/route-context'

const columns: readonly Supported<Column<RowOf<typeof selectSiloUserRows>>>[] = [
  { ...nameColumn(), header: 'Name' },
  idColumn(),
  { ...dateColumn('timeCreated'), needs: 'userTimes' },
  actionsColumn(),
]

/** Where the users come from, if they cannot be created here. */
const SOURCES = {
  saml_jit: 'Users appear after their first sign-in.',
  saml_scim: 'The identity provider adds and removes the users of this silo.',
}

const BULK = ['delete']

/** The users of a silo. Local users can be created and deleted here. */
export function SiloUsersTab() {
  const params = useParams(systemPaths.silo)
  const rows = useAppSelector(state => selectSiloUserRows(state, params))
  const create = useAppSelector(state => selectUserCreateAction(state, params))
  const { mode } = useAppSelector(state => selectUserManagement(state, params))
  const source = mode && mode !== 'local_only' && SOURCES[mode]
  return (
    <>
      {source && (
        <Stack marginBottom={4}>
          <Message>{source}</Message>
        </Stack>
      )}
      <ListSection
        id="silo-users"
        label="Users"
        noun="user"
        icon={<Users />}
        list={siloUserListQuery(params)}
        rows={rows}
        columns={columns}
        bulk={BULK}
        create={source ? undefined : create}
        createIcon={null}
        empty={source ? 'Nobody has signed in yet.' : 'Create a user to see it here.'}
      >
        {rows.length > 0 && (
          <Text as="p" color="text-muted" marginTop={4}>
            The groups of a silo are listed only for its own users.
          </Text>
        )}
      </ListSection>
    </>
  )
}
