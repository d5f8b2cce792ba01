import type { MiniColumn } from '@/ui/MiniTable/MiniTable'
import { Truncate } from '@/ui/Truncate/Truncate'

/** A column of names, cut so that the longest ones leave room for the rest of the row. */
export const nameColumn = <Row,>(
  header: string,
  text: (row: Row) => string,
  max: number,
): MiniColumn<Row> => ({
  header,
  text,
  cell: row => <Truncate text={text(row)} max={max} />,
})
