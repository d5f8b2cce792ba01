import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useAppSelector } from '@/store/setup/hooks'
import { siloListQuery } from '@/store/system/silos/queries'
import {
  selectSiloCreateAction,
  selectSiloRows,
  type SiloRowViewModel,
} from '@/store/system/silos/rows'
import { Badge } from '@/ui/Badge/Badge'
import { BooleanCell } from '@/ui/Cells/BooleanCell'
import { DateCell } from '@/ui/Cells/DateCell'
import { DescriptionCell } from '@/ui/Cells/DescriptionCell'
import { LinkCell } from '@/ui/Cells/LinkCell'
import { Table, type Column } from '@/ui/Table/Table'
import { ActionButton } from '@/views/shared/actions/ActionButton'
import { ActionsMenu } from '@/views/shared/actions/ActionsMenu'
import { sectionIcons } from '@/views/shared/icons'
import { ListPage } from '@/views/shared/list-page/ListPage'
import { siloListDocs } from './docs'

const { silos: Icon } = sectionIcons

const columns: readonly Column<SiloRowViewModel>[] = [
  { id: 'name', cell: ({ name, href }) => <LinkCell href={href}>{name}</LinkCell> },
  { id: 'description', cell: ({ description }) => <DescriptionCell text={description} /> },
  { id: 'discoverable', cell: ({ isDiscoverable }) => <BooleanCell value={isDiscoverable} /> },
  {
    id: 'identityMode',
    header: 'Identity mode',
    cell: ({ identityMode }) => <Badge>{identityMode}</Badge>,
  },
  { id: 'created', cell: ({ created }) => <DateCell date={created} /> },
  {
    id: 'actions',
    cell: ({ id, name, actions }) => <ActionsMenu id={id} name={name} actions={actions} />,
  },
]

/** The silos that can be discovered; the form of a new one is drawn over it. */
export function SilosView({ children }: { children?: ReactNode }) {
  const rows = useAppSelector(selectSiloRows)
  const create = useAppSelector(selectSiloCreateAction)
  return (
    <>
      <ListPage
        title="Silos"
        icon={<Icon />}
        docs={siloListDocs}
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
