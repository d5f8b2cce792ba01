import type { ActionViewModel } from '@/store/commands/action'
import { DateCell } from '@/ui/Cells/DateCell'
import { DescriptionCell } from '@/ui/Cells/DescriptionCell'
import { IdCell } from '@/ui/Cells/IdCell'
import { LinkCell } from '@/ui/Cells/LinkCell'
import { NameCell } from '@/ui/Cells/NameCell'
import { SizeCell } from '@/ui/Cells/SizeCell'
import { StateBadge, type StateKind, type StateOf } from '@/ui/StateBadge/StateBadge'
import type { Column } from '@/ui/Table/Table'
import { ActionsMenu } from './actions/ActionsMenu'

/*
 * The columns that many lists have. Each says what it needs of a row; where a list calls its fields
 * otherwise, it has a column of its own.
 */

interface Named {
  name: string
}

/** The name, as the link to the object's page or panel where the row has one. */
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

/** A moment, in ISO 8601. When something was created is what most lists show. */
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

/** The state of an object of that kind; `stateOf` finds it where it is not the field of that name. */
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
