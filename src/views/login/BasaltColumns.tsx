import { hashText } from '@/lib/hash'
import styles from './BasaltColumns.module.css'

/** A column of the picture: the middle of its top face, and how light that face is. */
export interface Column {
  x: number
  y: number
  shade: 'dark' | 'middle' | 'light' | 'copper'
}

/** Distance from the middle of a top face to its corners, before tilting. */
const EDGE = 46
/** Share of a face's height that remains after tilting. */
const TILT = 0.52
const WIDTH = Math.sqrt(3) * EDGE

const STEP = 1.5 * EDGE * TILT

/** A number between 0 and 1, deterministic for a position. */
const roughness = (row: number, column: number) =>
  Number.parseInt(hashText(`${row}/${column}`).slice(-4), 16) / 0xffff

const shadeOf = (row: number, column: number): Column['shade'] => {
  const chance = roughness(column, row + 100)
  if (chance > 0.965) return 'copper'
  if (chance > 0.66) return 'light'
  return chance > 0.3 ? 'middle' : 'dark'
}

/** A field of hexagonal columns of uneven height, from farthest to nearest. */
const basaltColumns = (width: number, height: number): Column[] => {
  const rows = Math.ceil(height / STEP) + 5
  const perRow = Math.ceil(width / WIDTH) + 2
  return Array.from({ length: rows * perRow }, (_, index) => {
    const row = Math.floor(index / perRow)
    const column = index % perRow
    const swell = Math.sin(column * 0.7 + row * 0.24) + Math.cos(row * 0.38 - column * 0.3)
    return {
      x: Math.round((column - (row % 2) / 2) * WIDTH),
      y: Math.round(row * STEP - swell * 22 - roughness(row, column) * 58),
      shade: shadeOf(row, column),
    }
  })
}

const SIZE = { width: 720, height: 960 }
/** How far a column extends down: enough to end behind the next one. */
const DEPTH = 190

const half = WIDTH / 2
const tall = EDGE * TILT
const TOP = `M0 ${-tall}L${half} ${-tall / 2}V${tall / 2}L0 ${tall}L${-half} ${tall / 2}V${-tall / 2}Z`
const LEFT = `M${-half} ${tall / 2}L0 ${tall}V${tall + DEPTH}L${-half} ${tall / 2 + DEPTH}Z`
const RIGHT = `M${half} ${tall / 2}L0 ${tall}V${tall + DEPTH}L${half} ${tall / 2 + DEPTH}Z`

const columns = basaltColumns(SIZE.width, SIZE.height)

/** The picture beside the login: a field of basalt columns, some of them copper. */
export function BasaltColumns() {
  return (
    <div className={styles.picture} aria-hidden="true">
      <svg
        className={styles.field}
        viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
        preserveAspectRatio="xMidYMid slice"
      >
        <defs>
          <g id="basalt-column">
            <path d={LEFT} className={styles.left} />
            <path d={RIGHT} className={styles.right} />
            <path d={TOP} className={styles.top} />
          </g>
        </defs>
        {columns.map(({ x, y, shade }) => (
          <use key={`${x} ${y}`} href="#basalt-column" x={x} y={y} className={styles[shade]} />
        ))}
      </svg>
    </div>
  )
}
