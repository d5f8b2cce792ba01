import { ArrowDown, ArrowUp } from 'lucide-react'
import { useState } from 'react'
import { Checkbox } from '@/ui/Checkbox/Checkbox'
import { IconButton } from '@/ui/IconButton/IconButton'
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

/** Chooses the columns of a table and their order. */
export function ColumnPicker({ columns, onChange }: ColumnPickerProps) {
  const [moved, setMoved] = useState<string | null>(null)
  const shown = columns.flatMap(({ id, isShown }) => (isShown ? id : []))
  const place = columns.findIndex(({ id }) => id === moved)
  const choose = (id: string, isShown: boolean) =>
    onChange(isShown ? [...shown, id] : shown.filter(each => each !== id))
  const move = (id: string, by: 1 | -1) => {
    const others = shown.filter(each => each !== id)
    onChange(others.toSpliced(shown.indexOf(id) + by, 0, id))
    setMoved(id)
  }
  return (
    <>
      <ul aria-label="Columns" className={styles.list}>
        {columns.map(({ id, label, isShown, isFixed }) => (
          <li key={id} className={styles.item}>
            <span className={styles.box}>
              <Checkbox
                label={label}
                value={isShown}
                onChange={isChosen => choose(id, isChosen)}
                isDisabled={isFixed}
              />
            </span>
            {isShown && (
              <>
                <IconButton
                  label={`Move ${label} up`}
                  isDisabled={id === shown[0]}
                  onPress={() => move(id, -1)}
                >
                  <ArrowUp size={14} />
                </IconButton>
                <IconButton
                  label={`Move ${label} down`}
                  isDisabled={id === shown.at(-1)}
                  onPress={() => move(id, 1)}
                >
                  <ArrowDown size={14} />
                </IconButton>
              </>
            )}
          </li>
        ))}
      </ul>
      <VisuallyHidden>
        <span role="status">
          {place >= 0 && `${columns[place]!.label} is column ${place + 1} of ${shown.length}`}
        </span>
      </VisuallyHidden>
    </>
  )
}
