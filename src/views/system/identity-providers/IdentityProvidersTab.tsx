import { KeyRound, Plus } from 'lucide-react'
import { useAppSelector } from '@/store/setup/hooks'
import {
  selectIdentityProviders,
  type IdentityProviderRowViewModel,
} from '@/store/system/identity-providers/rows'
import { identityProviderListQuery } from '@/store/system/silos/queries'
import { Badge } from '@/ui/Badge/Badge'
import { DateCell } from '@/ui/Cells/DateCell'
import { DescriptionCell } from '@/ui/Cells/DescriptionCell'
import { LinkCell } from '@/ui/Cells/LinkCell'
import { TableActions } from '@/ui/PageHeader/PageHeader'
import { Table, type Column } from '@/ui/Table/Table'
import { ActionButton } from '@/views/shared/actions/ActionButton'
import { PagedList } from '@/views/shared/list-page/ListPage'

const columns: readonly Column<IdentityProviderRowViewModel>[] = [
  { id: 'name', cell: ({ name, href }) => <LinkCell href={href}>{name}</LinkCell> },
  { id: 'description', cell: ({ description }) => <DescriptionCell text={description} /> },
  { id: 'type', header: 'Type', cell: ({ type }) => <Badge>{type}</Badge> },
  { id: 'created', cell: ({ created }) => <DateCell date={created} /> },
]

/** Where the users of a silo come from. */
export function IdentityProvidersTab({ silo }: { silo: string }) {
  const { rows, creating } = useAppSelector(state => selectIdentityProviders(state, silo))
  return (
    <>
      <TableActions>
        <ActionButton action={creating} icon={<Plus size={16} />} tone="primary" />
      </TableActions>
      <PagedList
        list={identityProviderListQuery({ silo })}
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
