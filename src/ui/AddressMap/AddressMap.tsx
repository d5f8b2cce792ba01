import { useId, useState, type CSSProperties, type KeyboardEvent, type MouseEvent } from 'react'
import { addressesText, type AddressOrGap, type MapCell } from '@/lib/address-map'
import { formatNumber } from '@/lib/number'
import { Text } from '@/ui/Layout/Layout'
import { Link } from '@/ui/Link/Link'
import styles from './AddressMap.module.css'

/** What a letter or a pattern of a map stands for. */
export interface MapLegend {
  kind: string
  letter: string
  label: string
}

interface AddressMapProps {
  /** `203.0.113.0–203.0.113.23`. */
  caption: string
  cells: readonly MapCell[]
  /** The cell that is chosen at first, such as that of an address in the link; -1 for none. */
  start?: number
  /** Opens the page of a cell’s holder. */
  onOpen: (href: string) => void
}

/** Number of cells in a row, which the style sheet sets by the width of the window. */
const rowOf = (grid: Element): number =>
  getComputedStyle(grid).gridTemplateColumns.split(' ').length || 1

/** The cell that a key leads to from the one at a place. */
const STEPS: Record<string, (at: number, row: number, last: number) => number> = {
  ArrowLeft: at => at - 1,
  ArrowRight: at => at + 1,
  ArrowUp: (at, row) => (at < row ? at : at - row),
  ArrowDown: (at, row, last) => (at + row > last ? at : at + row),
  Home: () => 0,
  End: (_at, _row, last) => last,
}

/**
 * A range of addresses, a cell for each or for several. It is one stop of the Tab key; the arrow
 * keys, Home and End choose a cell, Enter opens its holder, Escape chooses none. Screen readers
 * read the chosen cell; the list beside the map has the same in full.
 */
export function AddressMap({ caption, cells, start = -1, onOpen }: AddressMapProps) {
  const id = useId()
  const [chosen, setChosen] = useState(start)
  const cell = cells[chosen]
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = STEPS[event.key]
    if (step) {
      event.preventDefault()
      const last = cells.length - 1
      const isFirst = chosen === -1 && event.key !== 'End'
      const next = isFirst ? 0 : step(chosen, rowOf(event.currentTarget), last)
      setChosen(Math.min(last, Math.max(0, next)))
    } else if (event.key === 'Enter' && cell?.href !== undefined) onOpen(cell.href)
    else if (event.key === 'Escape') setChosen(-1)
  }
  const choose = ({ target }: MouseEvent) => {
    const at = (target as Element).closest<HTMLElement>('[data-at]')?.dataset['at']
    if (at !== undefined) setChosen(Number(at))
  }
  return (
    <figure className={styles.figure}>
      <figcaption id={`${id}-caption`} className={styles.caption} translate="no">
        {caption}
      </figcaption>
      {/* The list has what the cells show, so they have no roles of their own. */}
      <div
        role="application"
        aria-roledescription="address map"
        aria-labelledby={`${id}-caption`}
        aria-describedby={`${id}-chosen`}
        tabIndex={0}
        className={styles.grid}
        onKeyDown={move}
        onClick={choose}
      >
        {cells.map(({ kind, letter, share, addresses }, at) => (
          <span
            key={addresses}
            aria-hidden
            data-at={at}
            data-kind={kind}
            data-chosen={at === chosen || undefined}
            className={styles.cell}
            style={{ '--share': `${Math.ceil(share * 100)}%` } as CSSProperties}
          >
            {letter}
          </span>
        ))}
      </div>
      <Text as="p" id={`${id}-chosen`} role="status" fontSize="sm" color="text-muted">
        {cell ? (
          <>
            <code translate="no">{cell.addresses}</code>: {cell.text}{' '}
            {cell.href !== undefined && <Link href={cell.href}>Open</Link>}
          </>
        ) : (
          'Choose a cell to see who uses it.'
        )}
      </Text>
    </figure>
  )
}

/** Number of lines of a list with gaps: each line is a part. */
const MOST_LINES = 200

/** A range that is too large for a map: its marked addresses, and the gaps between them. */
export function AddressGaps({ label, parts }: { label: string; parts: readonly AddressOrGap[] }) {
  const more = parts.length - MOST_LINES
  return (
    <ul aria-label={label} className={styles.gaps}>
      {parts.slice(0, MOST_LINES).map((part, at) =>
        'ip' in part ? (
          <li key={at}>
            <code translate="no">{part.ip}</code> {part.text}
          </li>
        ) : (
          <li key={at}>… {addressesText(part.gap)} …</li>
        ),
      )}
      {more > 0 && <li>… {formatNumber(more)} more lines …</li>}
    </ul>
  )
}

/** The meaning of the letters and patterns of the maps above or below it. */
export function MapLegendList({ items }: { items: readonly MapLegend[] }) {
  return (
    <ul className={styles.legend}>
      {items.map(({ kind, letter, label }) => (
        <li key={kind} className={styles.entry}>
          <span aria-hidden data-kind={kind} className={styles.cell}>
            {letter}
          </span>
          {label}
        </li>
      ))}
    </ul>
  )
}
