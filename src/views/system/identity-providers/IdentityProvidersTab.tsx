import { KeyRound } from 'lucide-react'
import type { RowOf } from '@/store/queries/view-models'
import { useAppSelector } from '@/store/setup/hooks'
import {
  selectIdentityProviderRows,
  selectProviderCreateAction,
} from '@/store/system/identity-providers/identity-providers'
import { systemPaths } from '@/store/system/paths'
import { identityProviderListQuery } from '@/store/system/silos/queries'
import { Badge } from '@/ui/Badge/Badge'
import type { Column } from '@/ui/Table/Table'
import { dateColumn, descriptionColumn, nameColumn } from '@/views/shared/columns'
import { ListSection } from '@/views/shared/list/ListPage'
import { useParams } from '@/views/shell/route-context'

const columns: readonly Column<RowOf<typeof selectIdentityProviderRows>>[] = [
  nameColumn(),
  descriptionColumn(),
  {
    id: 'providerType',
    header: 'Type',
    text: ({ providerType }) => providerType,
    cell: ({ providerType }) => <Badge>{providerType}</Badge>,
  },
  dateColumn('timeCreated'),
]

/** The identity providers of a silo. */
export function IdentityProvidersTab() {
  const params = useParams(systemPaths.silo)
  return (
    <ListSection
      id="identity-providers"
      label="Identity providers"
      noun="identity provider"
      icon={<KeyRound />}
      list={identityProviderListQuery(params)}
      rows={useAppSelector(state => selectIdentityProviderRows(state, params))}
      columns={columns}
      create={useAppSelector(state => selectProviderCreateAction(state, params))}
      empty="Nobody can log in through a provider yet."
    />
  )
}
