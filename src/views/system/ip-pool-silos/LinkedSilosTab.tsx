import type { RowOf } from '@/store/queries/view-models'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import {
  selectDefaultQueries,
  selectLinkedSiloRows,
  selectSiloLinkAction,
} from '@/store/system/ip-pool-silos/ip-pool-silos'
import { ipPoolSiloListQuery } from '@/store/system/ip-pools/queries'
import { systemPaths } from '@/store/system/paths'
import { DefaultCell } from '@/ui/Cells/DefaultCell'
import { TableActions } from '@/ui/PageHeader/PageHeader'
import { Table, type Column } from '@/ui/Table/Table'
import { TipIcon } from '@/ui/TipIcon/TipIcon'
import { ActionButton } from '@/views/shared/actions/ActionButton'
import { ActionsMenu } from '@/views/shared/actions/ActionsMenu'
import { nameColumn } from '@/views/shared/columns'
import { sectionIcons } from '@/views/shared/icons'
import { PagedList } from '@/views/shared/list-page/ListPage'
import { useParams } from '@/views/shell/route-context'

const { silos: Icon } = sectionIcons

const columns: readonly Column<RowOf<typeof selectLinkedSiloRows>>[] = [
  { ...nameColumn(), header: 'Silo' },
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
  // A link has no id to copy.
  { id: 'actions', cell: ({ name, actions }) => <ActionsMenu name={name} actions={actions} /> },
]

/** The silos whose users can allocate addresses from a pool. */
export function LinkedSilosTab() {
  const params = useParams(systemPaths.ipPool)
  const rows = useAppSelector(state => selectLinkedSiloRows(state, params))
  const link = useAppSelector(state => selectSiloLinkAction(state, params))
  useQueries(useAppSelector(state => selectDefaultQueries(state, params)))
  return (
    <>
      <TableActions>
        <ActionButton action={link} tone="primary" />
      </TableActions>
      <PagedList
        list={ipPoolSiloListQuery(params)}
        empty={{
          icon: <Icon />,
          level: 2,
          title: 'No linked silos',
          body: 'Link a silo to let its users take addresses from this pool.',
          action: <ActionButton action={link} />,
        }}
      >
        <Table label="Linked silos" rows={rows} columns={columns} />
      </PagedList>
    </>
  )
}
