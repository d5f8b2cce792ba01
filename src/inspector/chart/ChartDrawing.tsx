import { useId } from 'react'
import { cx } from '@/ui/cx'
import { LINE, type Arrow, type ChartLayout, type StateBox } from './layout'
import styles from './ChartDrawing.module.css'

interface ChartDrawingProps {
  /** Description for assistive technology. */
  label: string
  layout: ChartLayout
  zoom: number
  /** Ids of the highlighted states. */
  active: readonly string[]
  /** Ids of the transitions taken last. */
  taken: readonly string[]
}

/** Nested boxes, and arrows between them. */
export function ChartDrawing({ label, layout, zoom, active, taken }: ChartDrawingProps) {
  const head = useId()
  const { width, height, boxes, arrows, starts } = layout
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      width={width * zoom}
      height={height * zoom}
      className={styles.drawing}
    >
      <defs>
        <Head id={head} className={styles.head} />
        <Head id={`${head}taken`} className={styles.takenHead} />
      </defs>
      {boxes.map(box => (
        <Box key={box.state.id} box={box} isActive={active.includes(box.state.id)} taken={taken} />
      ))}
      {starts.map(({ path, x, y, width: markWidth, height: markHeight }) => (
        <g key={path}>
          <circle cx={x + markWidth / 2} cy={y + markHeight / 2} r={5} className={styles.head} />
          <path d={path} className={styles.arrow} markerEnd={`url(#${head})`} />
        </g>
      ))}
      {arrows.map(arrow => (
        <ArrowLine key={arrow.id} arrow={arrow} taken={taken} head={head} />
      ))}
    </svg>
  )
}

function Head({ id, className }: { id: string; className: string | undefined }) {
  return (
    <marker
      id={id}
      viewBox="0 0 8 8"
      refX="7"
      refY="4"
      markerWidth="8"
      markerHeight="8"
      markerUnits="userSpaceOnUse"
      orient="auto"
    >
      <path d="M0,0L8,4L0,8z" className={className} />
    </marker>
  )
}

interface BoxProps {
  box: StateBox
  isActive: boolean
  taken: readonly string[]
}

function Box({ box: { state, lines, x, y, width, height }, isActive, taken }: BoxProps) {
  const isHistory = state.type === 'history'
  return (
    <g>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx={isHistory ? height / 2 : 5}
        className={cx(
          styles.box,
          isActive && styles.active,
          isActive && state.states.length === 0 && styles.innermost,
        )}
        data-state={state.id}
        data-active={isActive || undefined}
      />
      {state.type === 'final' && (
        <rect
          x={x + 3}
          y={y + 3}
          width={width - 6}
          height={height - 6}
          rx={3}
          className={styles.inner}
        />
      )}
      <text x={isHistory ? x + 11 : x + 12} y={isHistory ? y + 19 : y + 18} className={styles.name}>
        {isHistory ? 'H' : state.key}
      </text>
      {lines.map(({ text, transition }, index) => (
        <text
          key={transition ?? text}
          x={x + 12}
          y={y + 36 + index * LINE}
          className={cx(styles.line, transition && taken.includes(transition) && styles.takenText)}
        >
          {text}
        </text>
      ))}
    </g>
  )
}

interface ArrowLineProps {
  arrow: Arrow
  taken: readonly string[]
  head: string
}

function ArrowLine({ arrow: { path, labels }, taken, head }: ArrowLineProps) {
  const isTaken = labels.some(({ transition }) => taken.includes(transition))
  return (
    <g>
      <path
        d={path}
        className={cx(styles.arrow, isTaken && styles.taken)}
        markerEnd={`url(#${isTaken ? `${head}taken` : head})`}
      />
      {labels.map(({ transition, text, x, y, width, height }) => (
        <text
          key={transition}
          x={x + width / 2}
          y={y + height - 4}
          className={cx(styles.label, taken.includes(transition) && styles.takenText)}
        >
          {text}
        </text>
      ))}
    </g>
  )
}
