import { ipOrder } from '@/lib/ip'
import { CopyableIp } from '@/ui/Cells/CopyableIp'
import type { Column } from '@/ui/Table/Table'

/** The switch at one end of a session. */
export const switchColumn = (): Column<{ switch: string }> => ({
  id: 'switch',
  text: row => row.switch,
  cell: row => row.switch,
})

/** A network. */
export const networkColumn = <Field extends string>(
  field: Field,
): Column<Record<Field, string>> => ({
  id: field,
  text: row => row[field],
  value: row => ipOrder(row[field]),
  cell: row => <CopyableIp ip={row[field]} isPlain />,
})

/** An autonomous system number; zero is one that is not known. */
export const asnColumn = <Field extends string>(
  field: Field,
  header: string,
): Column<Record<Field, number>> => ({
  id: field,
  header,
  text: row => (row[field] === 0 ? 'unknown' : `${row[field]}`),
  value: row => (row[field] === 0 ? null : row[field]),
  exported: row => (row[field] === 0 ? '' : row[field]),
  cell: row => (row[field] === 0 ? 'Unknown' : row[field]),
})
