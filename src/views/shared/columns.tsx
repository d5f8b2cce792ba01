import type { ActionViewModel } from '@/store/commands/action'
import { DateCell } from '@/ui/Cells/DateCell'
import { DescriptionCell } from '@/ui/Cells/DescriptionCell'
import { LinkCell } from '@/ui/Cells/LinkCell'
import { NameCell } from '@/ui/Cells/NameCell'
import type { Column } from '@/ui/Table/Table'
import { ActionsMenu } from './actions/ActionsMenu'

/*
 * Columns of many lists. Each names the fields it needs; lists with other field names define their
 * own column.
 */

export interface Named {
  name: string
}

/** The name, linked to the object's page or panel if the row has one. */
export const nameColumn = (): Column<Named & { href?: string }> => ({
  id: 'name',
  text: ({ name }) => name,
  value: ({ name }) => name,
  cell: ({ name, href }) =>
    href === undefined ? <NameCell>{name}</NameCell> : <LinkCell href={href}>{name}</LinkCell>,
})

export const descriptionColumn = (): Column<{ description: string }> => ({
  id: 'description',
  text: ({ description }) => description,
  value: ({ description }) => description,
  cell: ({ description }) => <DescriptionCell text={description} />,
})

/** A time in ISO 8601. Most lists show when an object was created. */
export const dateColumn = <Field extends string>(
  field: Field,
  header = 'created',
): Column<Record<Field, string>> => ({
  id: field,
  header,
  value: row => row[field],
  cell: row => <DateCell date={row[field]} />,
})

/** A size in bytes. */
export const sizeColumn = (): Column<{ size: number }> => ({
  id: 'size',
  value: ({ size }) => size,
  cell: ({ size }) => <SizeCell bytes={size} />,
})

/** The state of an object of that kind. `stateOf` finds it if it is not in the `state` field. */
export const stateColumn = <Kind extends StateKind, Row = { state: StateOf<Kind> }>(
  kind: Kind,
  stateOf: (row: Row) => StateOf<Kind> = row => (row as { state: StateOf<Kind> }).state,
): Column<Row> => ({
  id: 'state',
  text: stateOf,
  value: stateOf,
  cell: row => <StateBadge kind={kind} state={stateOf(row)} />,
})

export const idColumn = (): Column<Named & { id: string }> => ({
  id: 'id',
  header: 'ID',
  text: ({ id }) => id,
  cell: ({ id, name }) => <IdCell id={id} name={name} />,
})

/** The menu at the end of a row. */
export const actionsColumn = (): Column<
  Named & { id: string; actions: readonly ActionViewModel[] }
> => ({
  id: 'actions',
  cell: ({ id, name, actions }) => <ActionsMenu id={id} name={name} actions={actions} />,
})
