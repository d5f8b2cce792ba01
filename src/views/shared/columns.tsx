import { formatDate, formatTime } from '@/lib/time'
import type { ActionViewModel } from '@/store/commands/action'
import { DateCell, DescriptionCell, LinkCell, NameCell } from '@/ui/Cells/Cells'
import type { Column } from '@/ui/Table/Table'
import { ActionsMenu } from './actions/ActionsMenu'

/*
 * Columns of many lists. Each names the fields it needs; lists with other field names define their
 * own column. Less common columns are in `value-columns.tsx`, so that not every list loads their
 * cells.
 */

export interface Named {
  name: string
}

/** The name, linked to the object's page or panel if the row has one. */
export const nameColumn = (): Column<Named & { href?: string }> => ({
  id: 'name',
  text: ({ name }) => name,
  cell: ({ name, href }) =>
    href === undefined ? <NameCell>{name}</NameCell> : <LinkCell href={href}>{name}</LinkCell>,
})

export const descriptionColumn = (): Column<{ description: string }> => ({
  id: 'description',
  isClear: true,
  text: ({ description }) => description,
  cell: ({ description }) => <DescriptionCell text={description} />,
})

/** A time in ISO 8601. Most lists show when an object was created. */
export const dateColumn = <Field extends string>(
  field: Field,
  header = 'created',
): Column<Record<Field, string>> => ({
  id: field,
  header,
  isClear: header === 'created',
  text: (row, { reader }) => `${formatDate(row[field], reader)} ${formatTime(row[field], reader)}`,
  value: row => row[field],
  exported: row => row[field],
  cell: row => <DateCell date={row[field]} />,
})

/** The menu at the end of a row. */
export const actionsColumn = (): Column<
  Named & { id: string; actions: readonly ActionViewModel[] }
> => ({
  id: 'actions',
  // The whole row: to show it as code may take more of it than the menu does.
  cell: row => <ActionsMenu {...row} />,
})
