import { GripVertical } from 'lucide-react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Checkbox } from 'react-aria-components/Checkbox'
import { GridList, GridListItem } from 'react-aria-components/GridList'
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop'
import { cx } from '@/ui/cx'
import styles from './ColumnPicker.module.css'

interface ColumnChoice {
  id: string
  label: string
  isShown: boolean
  /** It cannot be hidden. */
  isFixed: boolean
}

export interface ColumnPickerProps {
  /** All columns, in their order. */
  columns: readonly ColumnChoice[]
  /** Called with the ids of the shown columns, in order. */
  onChange: (ids: readonly string[]) => void
}

const moved = (ids: readonly string[], keys: ReadonlySet<unknown>, before: number): string[] => {
  const isMoved = (id: string) => keys.has(id)
  return [
    ...ids.slice(0, before).filter(id => !isMoved(id)),
    ...ids.filter(isMoved),
    ...ids.slice(before).filter(id => !isMoved(id)),
  ]
}

/** Chooses the columns of a table and their order, by pointer or keys. Load it on first use. */
export function ColumnPicker({ columns, onChange }: ColumnPickerProps) {
  const ids = columns.map(({ id }) => id)
  const shown = columns.flatMap(({ id, isShown }) => (isShown ? id : []))
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: keys => [...keys].map(key => ({ 'text/plain': String(key) })),
    onReorder: ({ keys, target }) => {
      const at = ids.indexOf(String(target.key)) + (target.dropPosition === 'after' ? 1 : 0)
      onChange(moved(ids, keys, at).filter(id => shown.includes(id)))
    },
  })
  return (
    <GridList
      aria-label="Columns"
      items={columns}
      selectionMode="multiple"
      selectedKeys={shown}
      onSelectionChange={keys =>
        onChange(
          columns.flatMap(({ id, isFixed }) =>
            isFixed || keys === 'all' || keys.has(id) ? id : [],
          ),
        )
      }
      dragAndDropHooks={dragAndDropHooks}
      className={cx(styles.list)}
    >
      {({ id, label }) => (
        <GridListItem id={id} textValue={label} className={cx(styles.item)}>
          <AriaButton slot="drag" className={cx(styles.grip)}>
            <GripVertical size={14} />
          </AriaButton>
          <Checkbox slot="selection" className={cx(styles.box)}>
            <span className={styles.mark} />
          </Checkbox>
          <span className={styles.label}>{label}</span>
        </GridListItem>
      )}
    </GridList>
  )
}
