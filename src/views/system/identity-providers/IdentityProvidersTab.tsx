import { KeyRound, Plus } from 'lucide-react'
import type { RowOf } from '@/store/queries/view-models'
import { useAppSelector } from '@/store/setup/hooks'
import {
  selectIdentityProviderRows,
  selectProviderCreateAction,
} from '@/store/system/identity-providers/identity-providers'
import { systemPaths } from '@/store/system/paths'
import { identityProviderListQuery } from '@/store/system/silos/queries'
import { Badge } from '@/ui/Badge/Badge'
import { TableActions } from '@/ui/PageHeader/PageHeader'
import { Table, type Column } from '@/ui/Table/Table'
import { ActionButton } from '@/views/shared/actions/ActionButton'
import { dateColumn, descriptionColumn, nameColumn } from '@/views/shared/columns'
import { PagedList } from '@/views/shared/list-page/ListPage'
import { useParams } from '@/views/shell/route-context'

const columns: readonly Column<RowOf<typeof selectIdentityProviderRows>>[] = [
  nameColumn(),
  descriptionColumn(),
  {
    id: 'providerType',
    header: 'Type',
    value: ({ providerType }) => providerType,
    cell: ({ providerType }) => <Badge>{providerType}</Badge>,
  },
  dateColumn('timeCreated'),
]

/** The identity providers of a silo. */
export function IdentityProvidersTab() {
  const params = useParams(systemPaths.silo)
  const rows = useAppSelector(state => selectIdentityProviderRows(state, params))
  const create = useAppSelector(state => selectProviderCreateAction(state, params))
  return (
    <>
      <TableActions>
        <ActionButton action={create} icon={<Plus size={16} />} tone="primary" />
      </TableActions>
      <PagedList
        list={identityProviderListQuery(params)}
        empty={{
          icon: <KeyRound />,
          level: 2,
          title: 'No identity providers',
          body: 'Nobody can log in by way of a provider so far.',
        }}
      >
        <Table label="Identity providers" rows={rows} columns={columns} />
      </PagedList>
    </>
  )
}
