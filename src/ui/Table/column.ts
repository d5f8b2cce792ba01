import type { ReactNode } from 'react'
import type { DataColumn } from '@/lib/column'

/** A column as data. Keep the `cell` functions stable: rows render again when one changes. */
export interface Column<Row> extends DataColumn<Row> {
  cell: (row: Row) => ReactNode
  /** Explains the header, in a tooltip beside it. */
  tip?: ReactNode
  /** Hidden until the user chooses it. */
  isHidden?: true
  /** Stays beside the name in rows of two lines, where the other columns are in the second. */
  isKey?: true
  /** Understood without its header, which the second line of a row then does not show. */
  isClear?: boolean
  /** Any CSS length. */
  width?: string
  align?: 'end'
}
