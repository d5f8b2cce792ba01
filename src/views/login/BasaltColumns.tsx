import { basaltColumns, EDGE, TILT, WIDTH } from './columns'
import styles from './BasaltColumns.module.css'

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
