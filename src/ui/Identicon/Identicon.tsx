import { hashText } from '@/lib/hash'
import styles from './Identicon.module.css'

const ROWS = 3
const HALF = 3

interface IdenticonCell {
  x: number
  y: number
}

/**
 * The filled cells of the 6 × 3 grid. Nine characters of the name's hash make the left half: a cell
 * is filled if the character's code is even. The right half mirrors it.
 */
export const identiconCells = (name: string): IdenticonCell[] =>
  Array.from(hashText(name).slice(0, ROWS * HALF)).flatMap((character, index) => {
    if (character.charCodeAt(0) % 2 !== 0) return []
    const x = index % HALF
    const y = Math.floor(index / HALF)
    return [
      { x, y },
      { x: 2 * HALF - 1 - x, y },
    ]
  })

/** A small picture made from a name, to recognise the name at a glance. */
export function Identicon({ name }: { name: string }) {
  return (
    <span className={styles.frame} aria-hidden="true">
      <svg width="28" height="28" viewBox="0 0 28 28" fill="currentColor">
        {identiconCells(name).map(({ x, y }) => (
          <rect key={`${x} ${y}`} x={x * 4 + 2.5} y={y * 9 + 1} width="3" height="8" />
        ))}
      </svg>
    </span>
  )
}
