import { columnTitle, sortValueOf, type DataColumn } from '@/lib/column'
import { capitalize } from '@/lib/text'
import type { ListView } from '@/store/lists/view'
import { columnsChosen } from '@/store/preferences/slice'
import { useSend } from '@/store/setup/hooks'
import { Button } from '@/ui/Button/Button'
import { ColumnPicker } from '@/ui/ColumnPicker/ColumnPicker'
import { Stack } from '@/ui/Layout/Layout'
import { Select } from '@/ui/Select/Select'

/** The part of a column that can be chosen. */
type Choosable = Pick<DataColumn<never>, 'id' | 'header' | 'group' | 'text' | 'value'>

const titleOf = (column: Choosable): string => capitalize(columnTitle(column))

interface ColumnsPanelProps {
  id: string
  columns: readonly Choosable[]
  shownColumns: readonly Choosable[]
  view: ListView
  onChange: (view: Partial<ListView>) => void
}

const UNSORTED = 'unsorted'

const sortItems = (columns: readonly Choosable[]) => [
  { value: UNSORTED, label: 'Not sorted' },
  ...columns.filter(sortValueOf).flatMap(column => [
    { value: column.id, label: `${titleOf(column)}, ascending` },
    { value: `-${column.id}`, label: `${titleOf(column)}, descending` },
  ]),
]

/** The order of the rows of a list, and its columns. */
export function ColumnsPanel({ id, columns, shownColumns, view, onChange }: ColumnsPanelProps) {
  const send = useSend()
  const choose = (ids: readonly string[] | null) => {
    send(columnsChosen({ list: id, columns: ids }))
    onChange({ columns: ids })
  }
  const choosable = columns.filter(column => column.id !== 'actions')
  const hidden = choosable.filter(column => !shownColumns.includes(column))
  const ordered = [...shownColumns.filter(column => column.id !== 'actions'), ...hidden]
  const { sort } = view
  return (
    <Stack gap={3} justifyItems="start" padding={4}>
      <Select
        name="sort"
        label="Sort by"
        isOptionalHidden
        items={sortItems(choosable)}
        value={sort ? `${sort.isDescending ? '-' : ''}${sort.column}` : UNSORTED}
        onChange={chosen =>
          onChange({
            sort:
              chosen === UNSORTED
                ? null
                : { column: chosen.replace(/^-/, ''), isDescending: chosen.startsWith('-') },
          })
        }
      />
      <ColumnPicker
        columns={ordered.map(column => ({
          id: column.id,
          label: titleOf(column),
          isShown: shownColumns.includes(column),
          isFixed: column === choosable[0],
        }))}
        onChange={choose}
      />
      <Button
        size="sm"
        tone="ghost"
        isDisabled={view.columns === null}
        onPress={() => choose(null)}
      >
        Reset columns
      </Button>
    </Stack>
  )
}
