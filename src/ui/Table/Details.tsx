import { ChevronDown } from 'lucide-react'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { columnTitle } from '@/lib/column'
import { capitalize } from '@/lib/text'
import type { Column } from './column'
import styles from './Table.module.css'

export interface DetailsProps<Row> {
  /** The id of the element with the name of the row. */
  of: string
  row: Row
  columns: readonly Column<Row>[]
}

/** The header of a column, with its group if another has the same. */
const labelOf = <Row,>(column: Column<Row>, columns: readonly Column<Row>[]): string => {
  const header = column.header ?? column.id
  const isShared = columns.some(other => other !== column && other.header === header)
  return capitalize(isShared ? columnTitle(column) : header)
}

/** The second line of a row: as many details as fit, with a button for all if that is not all. */
export function Details<Row>({ of, row, columns }: DetailsProps<Row>) {
  const line = useRef<HTMLDivElement>(null)
  const buttonId = useId()
  const [isCut, setCut] = useState(false)
  const [isOpen, setOpen] = useState(false)

  useLayoutEffect(() => {
    const element = line.current
    if (!element || isOpen) return
    const check = () => setCut(element.scrollWidth > element.clientWidth)
    check()
    const observer = new ResizeObserver(check)
    observer.observe(element)
    return () => observer.disconnect()
  }, [isOpen, row, columns])

  return (
    <>
      <div
        ref={line}
        className={styles.line}
        data-open={isOpen || undefined}
        // What is cut off may not have the focus.
        onFocus={({ target }) => {
          if (isCut && target.matches(':focus-visible')) setOpen(true)
        }}
      >
        {columns.map(column => (
          <span
            key={column.id}
            data-label={labelOf(column, columns)}
            data-clear={column.isClear || undefined}
          >
            {column.cell(row)}
          </span>
        ))}
      </div>
      {isCut && (
        <button
          type="button"
          id={buttonId}
          className={styles.more}
          aria-label="Details of"
          aria-labelledby={`${buttonId} ${of}`}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <ChevronDown size={16} />
        </button>
      )}
    </>
  )
}
