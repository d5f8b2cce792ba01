import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import { useState } from 'react'
import { Button, GridList, GridListItem, type Key } from 'react-aria-components/GridList'
import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop'
import { Checkbox } from '@/ui/Checkbox/Checkbox'
import { Text } from '@/ui/Layout/Layout'
import { cx } from '@/ui/cx'
import { IconButton } from '@/ui/Button/Button'
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden'
import styles from './ColumnPicker.module.css'

interface ColumnChoice {
  id: string
  label: string
  isShown: boolean
  /** It cannot be hidden. */
  isFixed: boolean
}

export interface ColumnPickerProps {
  /** All columns: those that are shown, in their order, then the others. */
  columns: readonly ColumnChoice[]
  /** Called with the ids of the shown columns, in order. */
  onChange: (ids: readonly string[]) => void
}

/** The shown columns once one has been dropped beside another. Beside a shown one, it is shown. */
const dropped = (
  columns: readonly ColumnChoice[],
  id: string,
  target: { key: Key; dropPosition: string },
): readonly string[] => {
  const others = columns.filter(column => column.id !== id)
  const at = others.findIndex(column => column.id === target.key)
  const place = target.dropPosition === 'before' ? at : at + 1
  const isAmongShown = others[at]?.isShown ?? false
  const moved = columns
    .filter(column => column.id === id)
    .map(column => ({ ...column, isShown: column.isShown || isAmongShown }))
  return others.toSpliced(place, 0, ...moved).flatMap(column => (column.isShown ? column.id : []))
}

/** Chooses the columns of a table and their order. */
export function ColumnPicker({ columns, onChange }: ColumnPickerProps) {
  const [moved, setMoved] = useState<string | null>(null)
  const shown = columns.flatMap(({ id, isShown }) => (isShown ? id : []))
  const place = columns.findIndex(({ id }) => id === moved)
  const choose = (id: string, isShown: boolean) =>
    onChange(isShown ? [...shown, id] : shown.filter(each => each !== id))
  const move = (id: string, ids: readonly string[]) => {
    onChange(ids)
    setMoved(id)
  }
  const step = (id: string, by: 1 | -1) => {
    const others = shown.filter(each => each !== id)
    move(id, others.toSpliced(shown.indexOf(id) + by, 0, id))
  }
  const { dragAndDropHooks } = useDragAndDrop({
    // A type of its own: a text could be dropped on a field.
    getItems: keys => [...keys].map(key => ({ column: `${key}` })),
    getAllowedDropOperations: () => ['move'],
    onReorder: ({ keys, target }) => {
      const [id] = keys
      if (id !== undefined) move(`${id}`, dropped(columns, `${id}`, target))
    },
    renderDropIndicator: target => <DropIndicator target={target} className={cx(styles.target)} />,
  })
  return (
    <>
      <GridList
        aria-label="Columns"
        items={columns}
        dragAndDropHooks={dragAndDropHooks}
        className={cx(styles.list)}
      >
        {({ id, label, isShown, isFixed }) => (
          <GridListItem id={id} textValue={label} className={cx(styles.item)}>
            <Button slot="drag" aria-label={`Drag ${label}`} className={cx(styles.handle)}>
              <GripVertical size={14} />
            </Button>
            <Text flex={1} minWidth={0} overflowWrap="anywhere">
              <Checkbox
                label={label}
                value={isShown}
                onChange={isChosen => choose(id, isChosen)}
                isDisabled={isFixed}
              />
            </Text>
            {isShown && (
              <>
                <IconButton
                  label={`Move ${label} up`}
                  isDisabled={id === shown[0]}
                  onPress={() => step(id, -1)}
                >
                  <ArrowUp size={14} />
                </IconButton>
                <IconButton
                  label={`Move ${label} down`}
                  isDisabled={id === shown.at(-1)}
                  onPress={() => step(id, 1)}
                >
                  <ArrowDown size={14} />
                </IconButton>
              </>
            )}
          </GridListItem>
        )}
      </GridList>
      <VisuallyHidden>
        <span role="status">
          {place >= 0 && `${columns[place]!.label} is column ${place + 1} of ${shown.length}`}
        </span>
      </VisuallyHidden>
    </>
  )
}
