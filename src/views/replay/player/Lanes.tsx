import { ChevronLeft, ChevronRight, Maximize2, ZoomIn, ZoomOut } from 'lucide-react'
import { memo, useEffect, useRef, useState, type PointerEvent } from 'react'
import { formatNumber } from '@/lib/number'
import { IconButton } from '@/ui/Button/Button'
import { Text } from '@/ui/Layout/Layout'
import { cx } from '@/ui/cx'
import type { PlacedBookmark } from './Bookmarks'
import {
  barsOf,
  markNear,
  pixelAt,
  ROWS,
  ticksOf,
  timeAt,
  type Bar,
  type Lane,
  type Span,
} from './time-axis'
import { timeText } from './log-items'
import type { LanesView } from './use-lanes'
import styles from './Lanes.module.css'

/** Keys that go to the next mark of a lane; with Shift to the one before. */
const KEYS: Readonly<Partial<Record<Lane['name'], string>>> = {
  actions: 'A',
  requests: 'R',
  errors: 'E',
  found: 'F',
}

/** In pixels: a shorter drag is a press, a mark so close is meant, and so far apart are labels. */
const [SHORTEST_DRAG, CLOSE, APART] = [6, 6, 80]

/** How much one step of zooming enlarges. */
export const ZOOM_STEP = 2

/** The width of an element, in pixels. */
const useWidth = () => {
  const ref = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(600)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new ResizeObserver(() => setWidth(element.clientWidth || 600))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, width }
}

/** The height of a lane's picture, which is stretched to that of the lane. */
const HEIGHT = 48

/** Bars of errors that are wider have notched ends, others a flag, in pixels. */
const NOTCHED = 16

/** Bars as the outline of one shape. Those of errors differ in more than their color. */
const shapeOf = (bars: readonly Bar[], rows: number) =>
  bars
    .map(({ left, right, row, isError }) => {
      const height = HEIGHT / rows
      const [top, bottom] = [row * height + 1, (row + 1) * height - 1]
      const middle = (top + bottom) / 2
      if (!isError) return `M${left} ${top + 1}H${right}V${bottom - 1}H${left}z`
      if (right - left > NOTCHED)
        return `M${left} ${top}H${right}L${right - 5} ${middle}L${right} ${bottom}H${left}L${left + 5} ${middle}z`
      return `M${left} ${top}H${right}V${bottom}H${left}zM${left} ${top}h7l-7 ${height * 0.45}z`
    })
    .join('')

/** Bars that are narrower have no label, in pixels. */
const LABELLED = 44

interface LaneMarksProps {
  lane: Lane
  span: Span
  width: number
}

const LaneMarks = memo(function LaneMarks({ lane, span, width }: LaneMarksProps) {
  const rows = lane.name === 'requests' ? ROWS : 1
  const bars = barsOf(lane.marks, span, width)
  return (
    <div className={cx(styles.lane, styles[lane.name])} data-lane={lane.name}>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} preserveAspectRatio="none">
        <path
          d={shapeOf(
            bars.filter(({ isError }) => !isError),
            rows,
          )}
        />
        <path
          className={styles.failed}
          d={shapeOf(
            bars.filter(({ isError }) => isError),
            rows,
          )}
        />
      </svg>
      {bars
        .filter(({ label, left, right }) => label !== undefined && right - left > LABELLED)
        .map(({ label, left, right, row, isError }) => (
          <span
            key={`${row} ${left}`}
            className={cx(styles.label, isError && styles.failedLabel)}
            style={{ left, width: right - left, top: `${(row / rows) * 100}%` }}
          >
            {label}
          </span>
        ))}
    </div>
  )
})

interface LanesProps {
  view: LanesView
  bookmarks: readonly PlacedBookmark[]
}

/**
 * The session over real time, in lanes. A press goes to its moment, a drag moves the part that is
 * shown, the wheel with Ctrl zooms. What it draws, the timeline lists.
 */
export function Lanes({ view, bookmarks }: LanesProps) {
  const { lanes, span, end, now, zoom, pan, neighbor, seek } = view
  const { ref, width } = useWidth()
  const drag = useRef<{ x: number; isMoved: boolean } | null>(null)
  const [hint, setHint] = useState('')

  useEffect(() => {
    const element = ref.current
    const turn = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      const x = event.clientX - (element?.getBoundingClientRect().left ?? 0)
      zoom(event.deltaY < 0 ? ZOOM_STEP : 1 / ZOOM_STEP, timeAt(x, span, width))
    }
    element?.addEventListener('wheel', turn, { passive: false })
    return () => element?.removeEventListener('wheel', turn)
  })

  const markAt = ({ clientX, clientY, target, currentTarget }: PointerEvent<HTMLElement>) => {
    const t = timeAt(clientX - currentTarget.getBoundingClientRect().left, span, width)
    const place = target instanceof Element ? target.closest<HTMLElement>('[data-lane]') : null
    const lane = lanes.find(({ name }) => name === place?.dataset['lane'])
    if (!lane || !place) return { t, mark: null }
    const { top, height } = place.getBoundingClientRect()
    const row = Math.floor(((clientY - top) / (height || 1)) * ROWS)
    const close = (CLOSE / width) * (span.to - span.from)
    return { t, mark: markNear(lane.marks, t, close, lane.name === 'requests' ? row : undefined) }
  }

  const move = (event: PointerEvent<HTMLElement>) => {
    const from = drag.current
    if (!from) return setHint(markAt(event).mark?.text ?? '')
    const by = event.clientX - from.x
    if (!from.isMoved && Math.abs(by) < SHORTEST_DRAG) return
    event.currentTarget.setPointerCapture?.(event.pointerId)
    drag.current = { x: event.clientX, isMoved: true }
    pan((-by / width) * (span.to - span.from))
  }

  const release = (event: PointerEvent<HTMLElement>) => {
    const isPress = drag.current?.isMoved === false
    drag.current = null
    if (!isPress) return
    const { t, mark } = markAt(event)
    if (mark) seek(mark.position)
    else view.seekTime(t)
  }

  return (
    <section aria-label="Time axis" className={styles.lanes}>
      <div className={styles.names}>
        <div className={styles.tools}>
          <IconButton
            label="Zoom out"
            hasTooltip
            className={styles.jump}
            isDisabled={view.isWhole}
            onPress={() => zoom(1 / ZOOM_STEP)}
          >
            <ZoomOut size={14} />
          </IconButton>
          <IconButton
            label="Zoom in"
            hasTooltip
            className={styles.jump}
            onPress={() => zoom(ZOOM_STEP)}
          >
            <ZoomIn size={14} />
          </IconButton>
          <IconButton
            label="Show whole session"
            hasTooltip
            className={styles.jump}
            isDisabled={view.isWhole}
            onPress={view.showWhole}
          >
            <Maximize2 size={14} />
          </IconButton>
        </div>
        {lanes.map(lane => (
          <div
            key={lane.name}
            role="group"
            aria-label={lane.label}
            className={cx(styles.name, lane.name === 'requests' && styles.tall)}
          >
            <span className={styles.title}>{lane.label}</span>
            <Text color="text-muted">{formatNumber(lane.marks.length)}</Text>
            <span className={styles.jumps}>
              <Jump lane={lane} by={-1} neighbor={neighbor(lane.name, -1)} onJump={seek} />
              <Jump lane={lane} by={1} neighbor={neighbor(lane.name, 1)} onJump={seek} />
            </span>
          </div>
        ))}
      </div>
      <div
        ref={ref}
        aria-hidden
        className={styles.plot}
        onPointerDown={event => {
          if (event.button === 0 && event.isPrimary)
            drag.current = { x: event.clientX, isMoved: false }
        }}
        onPointerMove={move}
        onPointerUp={release}
        onPointerCancel={() => (drag.current = null)}
        onPointerLeave={() => setHint('')}
      >
        <div className={styles.axis}>
          {ticksOf(span, width, APART).map(t => (
            <span key={t} className={styles.tick} style={{ left: pixelAt(t, span, width) }}>
              {timeText(t).replace('.000', '')}
            </span>
          ))}
        </div>
        {lanes.map(lane => (
          <LaneMarks key={lane.name} lane={lane} span={span} width={width} />
        ))}
        {bookmarks
          .filter(({ t }) => t >= span.from && t <= span.to)
          .map(({ t }, index) => (
            <div key={index} className={styles.flag} style={{ left: pixelAt(t, span, width) }} />
          ))}
        {now >= span.from && now <= span.to && (
          <div className={styles.now} style={{ left: pixelAt(now, span, width) }} />
        )}
      </div>
      <p className={styles.hint}>
        {hint ||
          `${timeText(span.from)} to ${timeText(span.to)} of ${timeText(end)}. Drag to move, Ctrl and wheel to zoom.`}
      </p>
    </section>
  )
}

interface JumpProps {
  lane: Lane
  by: 1 | -1
  neighbor: number | null
  onJump: (position: number) => void
}

/** Goes to the next mark of a lane, or to the one before. */
function Jump({ lane: { name, noun }, by, neighbor, onJump }: JumpProps) {
  const key = KEYS[name]
  const keys = key === undefined ? '' : by === 1 ? ` (${key.toLowerCase()})` : ` (Shift+${key})`
  return (
    <IconButton
      label={`${by === 1 ? 'Next' : 'Previous'} ${noun}${keys}`}
      hasTooltip
      className={styles.jump}
      isDisabled={neighbor === null}
      onPress={() => neighbor !== null && onJump(neighbor)}
    >
      {by === 1 ? <ChevronRight size={14} /> : <ChevronLeft size={14} />}
    </IconButton>
  )
}
