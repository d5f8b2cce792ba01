import type { ActionViewModel } from '@/store/commands/action'
import { DateCell } from '@/ui/Cells/DateCell'
import { DescriptionCell } from '@/ui/Cells/DescriptionCell'
import { LinkCell } from '@/ui/Cells/LinkCell'
import { NameCell } from '@/ui/Cells/NameCell'
import type { Column } from '@/ui/Table/Table'
import { ActionsMenu } from './actions/ActionsMenu'

/*
 * The columns that many lists have. Each says what it needs of a row; where a list calls its fields
 * otherwise, it has a column of its own. Those that fewer lists have are in `value-columns.tsx`: what
 * they draw is not to come with every list.
 */

export interface Named {
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

/** The menu at the end of a row. */
export const actionsColumn = (): Column<
  Named & { id: string; actions: readonly ActionViewModel[] }
> => ({
  id: 'actions',
  cell: ({ id, name, actions }) => <ActionsMenu id={id} name={name} actions={actions} />,
})
