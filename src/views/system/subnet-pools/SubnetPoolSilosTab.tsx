import { oneWay } from '@/store/bulk/verbs'
import type { RowOf } from '@/store/queries/view-models'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { systemPaths } from '@/store/system/paths'
import {
  selectSubnetDefaultQueries,
  selectSubnetPoolSiloLinkAction,
  selectSubnetPoolSiloRows,
} from '@/store/system/subnet-pools/links'
import { subnetPoolSiloListQuery } from '@/store/system/ip-pools/queries'
import { DefaultCell } from '@/ui/Cells/MarkCells'
import type { Column } from '@/ui/Table/Table'
import { ActionsMenu } from '@/views/shared/actions/ActionsMenu'
import { nameColumn } from '@/views/shared/columns'
import { lateIcons } from '@/views/shared/late-icons'
import { ListSection } from '@/views/shared/list/ListPage'
import { useParams } from '@/views/shell/route-context'

const { silos: Icon } = lateIcons

const columns: readonly Column<RowOf<typeof selectSubnetPoolSiloRows>>[] = [
  { ...nameColumn(), header: 'Silo' },
  {
    id: 'default',
    header: 'Silo default',
    tip: 'Subnets come from the default pool of the silo when its users ask for one without naming a pool.',
    text: ({ isDefault }) => (isDefault ? 'default' : ''),
    cell: ({ isDefault }) => <DefaultCell isDefault={isDefault} />,
  },
  // A link has no id to copy.
  { id: 'actions', cell: ({ name, actions }) => <ActionsMenu name={name} actions={actions} /> },
]

const BULK = [oneWay('default', 'Make default'), oneWay('default', 'Clear default'), 'unlink']

/** The silos whose users can take subnets from a pool. */
export function SubnetPoolSilosTab() {
  const params = useParams(systemPaths.subnetPool)
  useQueries(useAppSelector(state => selectSubnetDefaultQueries(state, params)))
  return (
    <ListSection
      id="subnet-pool-silos"
      label="Linked silos"
      noun="linked silo"
      icon={<Icon />}
      list={subnetPoolSiloListQuery(params)}
      rows={useAppSelector(state => selectSubnetPoolSiloRows(state, params))}
      columns={columns}
      bulk={BULK}
      create={useAppSelector(state => selectSubnetPoolSiloLinkAction(state, params))}
      createIcon={null}
      empty="Link a silo to let its users take subnets from this pool."
    />
  )
}
