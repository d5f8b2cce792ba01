import {
  selectUninitializedSledRows,
  type UninitializedSledRowViewModel,
} from '@/store/system/uninitialized-sleds/rows'
import { useAppSelector } from '@/store/setup/hooks'
import { LinkCell } from '@/ui/Cells/LinkCell'
import { NameCell } from '@/ui/Cells/NameCell'
import { EmptyState } from '@/ui/EmptyState/EmptyState'
import { Table, type Column } from '@/ui/Table/Table'
import { ActionsMenu } from '@/views/shared/actions/ActionsMenu'
import { sectionIcons } from '@/views/shared/icons'

const { inventory: Icon } = sectionIcons

const COLUMNS: Column<UninitializedSledRowViewModel>[] = [
  { id: 'serial number', cell: ({ name }) => <NameCell>{name}</NameCell> },
  { id: 'part number', cell: ({ baseboard }) => baseboard.part },
  { id: 'revision', cell: ({ baseboard }) => baseboard.revision },
  { id: 'cubby', cell: ({ cubby }) => cubby },
  {
    id: 'rack',
    header: 'rack id',
    cell: ({ rackId, rackHref }) => (
      <LinkCell href={rackHref} isWhole>
        {rackId}
      </LinkCell>
    ),
  },
  { id: 'actions', cell: ({ name, actions }) => <ActionsMenu name={name} actions={actions} /> },
]

/** The sleds that are in a rack and not in use, to be added. */
export function UninitializedSledsView() {
  const rows = useAppSelector(selectUninitializedSledRows)
  return rows.length > 0 ? (
    <Table label="Uninitialized sleds" rows={rows} columns={COLUMNS} />
  ) : (
    <EmptyState
      icon={<Icon />}
      level={2}
      title="No uninitialized sleds"
      body="Sleds that are in a rack and not in use yet appear here, to be added."
    />
  )
}
