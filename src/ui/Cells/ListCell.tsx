import { formatNumber } from '@/lib/number'
import { Children, type ReactNode } from 'react'
import { Tooltip } from '@/ui/Tooltip/Tooltip'
import { EmptyCell } from './EmptyCell'
import styles from './Cells.module.css'

export interface ListCellProps {
  /** Title of the tooltip with the hidden items. */
  title: string
  /** One element per item. */
  children: ReactNode
  /** Number of items shown in the cell itself. */
  shown?: number
}

/** The first items, with the rest in a tooltip on `+N`. */
export function ListCell({ title, children, shown = 1 }: ListCellProps) {
  const items = Children.toArray(children)
  const hidden = items.slice(shown)
  if (items.length === 0) return <EmptyCell />
  const tip = (
    <div className={styles.tip}>
      <div className={styles.title}>{title}</div>
      {hidden.map((item, index) => (
        <div key={index}>{item}</div>
      ))}
    </div>
  )
  return (
    <span className={styles.inline}>
      {items.slice(0, shown)}
      {hidden.length > 0 && (
        <Tooltip content={tip} side="bottom">
          {/* Focusable, because the hidden items are shown nowhere else. */}
          <span tabIndex={0} className={styles.more}>
            +{formatNumber(hidden.length)}
          </span>
        </Tooltip>
      )}
    </span>
  )
}
