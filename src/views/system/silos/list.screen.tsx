import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import type { RowOf } from '@/store/queries/view-models'
import { useAppSelector } from '@/store/setup/hooks'
import { siloListQuery } from '@/store/system/silos/queries'
import { identityModeLabel } from '@/store/system/silos/rules'
import { selectSiloCreateAction, selectSiloRows } from '@/store/system/silos/silos'
import { Badge } from '@/ui/Badge/Badge'
import { BooleanCell } from '@/ui/Cells/BooleanCell'
import { Table, type Column } from '@/ui/Table/Table'
import { ActionButton } from '@/views/shared/actions/ActionButton'
import { actionsColumn, dateColumn, descriptionColumn, nameColumn } from '@/views/shared/columns'
import { sectionIcons } from '@/views/shared/icons'
import { ListPage } from '@/views/shared/list-page/ListPage'
import { siloListDocs as docs } from './docs'

const { silos: Icon } = sectionIcons

const columns: readonly Column<RowOf<typeof selectSiloRows>>[] = [
  nameColumn(),
  descriptionColumn(),
  { id: 'discoverable', cell: ({ discoverable }) => <BooleanCell value={discoverable} /> },
  {
    id: 'identityMode',
    header: 'Identity mode',
    text: ({ identityMode }) => identityModeLabel(identityMode),
    value: ({ identityMode }) => identityModeLabel(identityMode),
    cell: ({ identityMode }) => <Badge>{identityModeLabel(identityMode)}</Badge>,
  },
  dateColumn('timeCreated'),
  actionsColumn(),
]

/** The discoverable silos. The create form opens over them. */
function SilosView({ children }: { children?: ReactNode }) {
  const rows = useAppSelector(state => selectSiloRows(state))
  const create = useAppSelector(selectSiloCreateAction)
  return (
    <>
      <ListPage
        title="Silos"
        icon={<Icon />}
        docs={docs}
        list={siloListQuery}
        toolbar={<ActionButton action={create} icon={<Plus size={16} />} tone="primary" />}
        empty={{
          title: 'No silos',
          body: 'Create a silo to see it here.',
          action: <ActionButton action={create} />,
        }}
      >
        <Table label="Silos" rows={rows} columns={columns} />
      </ListPage>
      {children}
    </>
  )
}

export { columns, docs, SilosView as View }
