import type { RowOf } from '@/store/queries/view-models'
import { useSupports } from '@/store/release/release'
import { useAppSelector } from '@/store/setup/hooks'
import { selectUninitializedSledRows } from '@/store/system/uninitialized-sleds/uninitialized-sleds'
import { NameCell } from '@/ui/Cells/Cells'
import type { Column } from '@/ui/Table/Table'
import { ActionsMenu } from '@/views/shared/actions/ActionsMenu'
import { lateIcons } from '@/views/shared/late-icons'
import { ListSection } from '@/views/shared/list/ListPage'
import { baseboardColumns, rackColumn } from '../inventory/columns'

const { inventory: Icon } = lateIcons

const columns: readonly Column<RowOf<typeof selectUninitializedSledRows>>[] = [
  { ...baseboardColumns.serial, cell: ({ name }) => <NameCell>{name}</NameCell> },
  baseboardColumns.part,
  baseboardColumns.revision,
  {
    id: 'cubby',
    text: ({ cubby }) => `${cubby}`,
    value: ({ cubby }) => cubby,
    cell: ({ cubby }) => cubby,
  },
  rackColumn(),
  // The console made up the id, so there is none to copy.
  { id: 'actions', cell: ({ name, actions }) => <ActionsMenu name={name} actions={actions} /> },
]

const BULK = ['add']

/** The sleds that are in a rack but not in use, with an action to add them. */
function UninitializedSledsView() {
  return (
    <ListSection
      id="uninitialized-sleds"
      label="Uninitialized sleds"
      noun="uninitialized sled"
      icon={<Icon />}
      rows={useAppSelector(state => selectUninitializedSledRows(state))}
      columns={columns}
      // With a membership, the form adds several sleds.
      bulk={useSupports('rackMembership') ? undefined : BULK}
      empty="Sleds that are in a rack and not in use yet appear here, to be added."
    />
  )
}

export { columns, UninitializedSledsView as View }
