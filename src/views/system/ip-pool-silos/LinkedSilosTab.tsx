import { oneWay } from '@/store/bulk/verbs'
import type { RowOf } from '@/store/queries/view-models'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import {
  selectDefaultQueries,
  selectLinkedSiloRows,
  selectSiloLinkAction,
} from '@/store/system/ip-pool-silos/ip-pool-silos'
import { ipPoolSiloListQuery } from '@/store/system/ip-pools/queries'
import { systemPaths } from '@/store/system/paths'
import { DefaultCell } from '@/ui/Cells/MarkCells'
import type { Column } from '@/ui/Table/Table'
import { ActionsMenu } from '@/views/shared/actions/ActionsMenu'
import { nameColumn } from '@/views/shared/columns'
import { lateIcons } from '@/views/shared/late-icons'
import { ListSection } from '@/views/shared/list/ListPage'
import { useParams } from '@/views/shell/route-context'

const { silos: Icon } = lateIcons

const columns: readonly Column<RowOf<typeof selectLinkedSiloRows>>[] = [
  { ...nameColumn(), header: 'Silo' },
  {
    id: 'default',
    header: 'Silo default',
    tip: 'Addresses come from the default pool of the silo when its users ask for one without naming a pool.',
    text: ({ isDefault }) => (isDefault ? 'default' : ''),
    cell: ({ isDefault }) => <DefaultCell isDefault={isDefault} />,
  },
  // A link has no id to copy.
  { id: 'actions', cell: ({ name, actions }) => <ActionsMenu name={name} actions={actions} /> },
]

const BULK = [oneWay('default', 'Make default'), oneWay('default', 'Clear default'), 'unlink']

/** The silos whose users can allocate addresses from a pool. */
export function LinkedSilosTab() {
  const params = useParams(systemPaths.ipPool)
  useQueries(useAppSelector(state => selectDefaultQueries(state, params)))
  return (
    <ListSection
      id="linked-silos"
      label="Linked silos"
      noun="linked silo"
      icon={<Icon />}
      list={ipPoolSiloListQuery(params)}
      rows={useAppSelector(state => selectLinkedSiloRows(state, params))}
      columns={columns}
      bulk={BULK}
      create={useAppSelector(state => selectSiloLinkAction(state, params))}
      createIcon={null}
      empty="Link a silo to let its users take addresses from this pool."
    />
  )
}
