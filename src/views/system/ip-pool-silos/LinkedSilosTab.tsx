import { useAppSelector, useQueries } from '@/store/setup/hooks'
import {
  selectDefaultQueries,
  selectLinkedSilos,
  type LinkedSiloRowViewModel,
} from '@/store/system/ip-pool-silos/rows'
import { ipPoolSiloListQuery } from '@/store/system/ip-pools/queries'
import { DefaultCell } from '@/ui/Cells/DefaultCell'
import { LinkCell } from '@/ui/Cells/LinkCell'
import { TableActions } from '@/ui/PageHeader/PageHeader'
import { Table, type Column } from '@/ui/Table/Table'
import { TipIcon } from '@/ui/TipIcon/TipIcon'
import { ActionButton } from '@/views/shared/actions/ActionButton'
import { ActionsMenu } from '@/views/shared/actions/ActionsMenu'
import { sectionIcons } from '@/views/shared/icons'
import { PagedList } from '@/views/shared/list-page/ListPage'

const { silos: Icon } = sectionIcons

const columns: readonly Column<LinkedSiloRowViewModel>[] = [
  { id: 'silo', header: 'Silo', cell: ({ name, href }) => <LinkCell href={href}>{name}</LinkCell> },
  {
    id: 'default',
    header: (
      <>
        Pool is silo default{' '}
        <TipIcon about="Pool is silo default">
          Addresses come from the default pool of the silo when its users ask for one without naming
          a pool.
        </TipIcon>
      </>
    ),
    cell: ({ isDefault }) => <DefaultCell isDefault={isDefault} />,
  },
  { id: 'actions', cell: ({ name, actions }) => <ActionsMenu name={name} actions={actions} /> },
]

/** The silos whose users can take addresses from a pool. */
export function LinkedSilosTab({ pool }: { pool: string }) {
  const { rows, linking } = useAppSelector(state => selectLinkedSilos(state, pool))
  useQueries(useAppSelector(state => selectDefaultQueries(state, pool)))
  return (
    <>
      <TableActions>
        <ActionButton action={linking} tone="primary" />
      </TableActions>
      <PagedList
        list={ipPoolSiloListQuery({ pool })}
        empty={{
          icon: <Icon />,
          level: 2,
          title: 'No linked silos',
          body: 'Link a silo to let its users take addresses from this pool.',
          action: <ActionButton action={linking} />,
        }}
      >
        <Table label="Linked silos" rows={rows} columns={columns} />
      </PagedList>
    </>
  )
}
