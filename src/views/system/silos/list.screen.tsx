import { systemPaths } from '@/store/system/paths'
import { useFleetCreate } from '../use-fleet-create'
import type { ReactNode } from 'react'
import type { RowOf } from '@/store/queries/view-models'
import { useAppSelector } from '@/store/setup/hooks'
import { siloListQuery } from '@/store/system/silos/queries'
import { identityModeLabel } from '@/store/system/silos/rules'
import { selectSiloRows } from '@/store/system/silos/silos'
import { Badge } from '@/ui/Badge/Badge'
import { BooleanCell } from '@/ui/Cells/MarkCells'
import type { Column } from '@/ui/Table/Table'
import { actionsColumn, dateColumn, descriptionColumn, nameColumn } from '@/views/shared/columns'
import { lateIcons } from '@/views/shared/late-icons'
import { ListPage } from '@/views/shared/list/ListPage'
import { siloListDocs as docs } from '../docs'

const { silos: Icon } = lateIcons

const columns: readonly Column<RowOf<typeof selectSiloRows>>[] = [
  nameColumn(),
  descriptionColumn(),
  {
    id: 'discoverable',
    text: ({ discoverable }) => `${discoverable}`,
    cell: ({ discoverable }) => <BooleanCell value={discoverable} />,
  },
  {
    id: 'identityMode',
    header: 'Identity mode',
    text: ({ identityMode }) => identityModeLabel(identityMode),
    cell: ({ identityMode }) => <Badge>{identityModeLabel(identityMode)}</Badge>,
  },
  dateColumn('timeCreated'),
  actionsColumn(),
]

const BULK = ['delete']

/** The discoverable silos. The create form opens over them. */
function SilosView({ children }: { children?: ReactNode }) {
  return (
    <ListPage
      id="silos"
      title="Silos"
      noun="silo"
      icon={<Icon />}
      docs={docs}
      list={siloListQuery}
      rows={useAppSelector(state => selectSiloRows(state))}
      columns={columns}
      bulk={BULK}
      create={useFleetCreate('New silo', systemPaths.siloCreate(), 'collaborator')}
      empty="Create a silo to see it here."
    >
      {children}
    </ListPage>
  )
}

export { columns, docs, SilosView as View }
