import {
  memo,
  useContext,
  useDeferredValue,
  useMemo,
  useSyncExternalStore,
  type KeyboardEvent,
  type PointerEvent,
} from 'react'
import type { ChartScale } from '@/lib/chart-data'
import { timeTicks } from '@/lib/chart-ticks'
import { formatMoment, offsetOf, timeTickFormat } from '@/lib/chart-time'
import {
  areaPath,
  barsPath,
  linePath,
  nearestTime,
  scaleOfPlot,
  stacked,
  timesOf,
  valuesAt,
  type PlotKind,
} from '@/lib/series-plot'
import type { TimeWindow } from '@/lib/time-range'
import type { Point } from '@/lib/timeseries'
import { pixelsOf } from '@/ui/rem'
import { useLocale } from '@/ui/UiProvider/UiContext'
import { valueText } from './ChartTip'
import { CursorContext, seriesLook } from './series-look'
import { useWidth } from './useWidth'
import { ZoomArea } from './ZoomArea'
import styles from './SeriesChart.module.css'

/** A line with its place among all lines of the chart, which gives it its look. */
interface SeriesLine {
  readonly key: string
  readonly label: string
  readonly points: readonly Point[]
  readonly look: number
  /** Its own scale, if the chart's lines have several units. */
  readonly scale?: ChartScale | undefined
  readonly isDashed?: boolean | undefined
}

export interface SeriesChartProps {
  label: string
  lines: readonly SeriesLine[]
  kind: PlotKind
  scale: ChartScale
  window: TimeWindow
  onZoom: (window: TimeWindow) => void
  onReset?: (() => void) | undefined
}

/** In rem: the plot, its axes, and the room of a mark and of a character. */
const [HEIGHT, AXIS, TIME_MARK, CHARACTER] = [15, 1.75, 5.5, 0.5]
/** Lines that the tip shows; the legend has all of them. */
const MOST_TOLD = 12

/**
 * Many series over time, thinned to what can be seen. The arrow keys move the cursor from one time
 * to the next, as the pointer does, and the cursors of other charts follow.
 */
export function SeriesChart(props: SeriesChartProps) {
  const { ref, width } = useWidth()
  const { label, lines, kind, scale, window } = props
  const given = useMemo(
    () => ({ label, lines, kind, scale, window }),
    [label, lines, kind, scale, window],
  )
  const shown = useDeferredValue(given, null)
  return (
    <div ref={ref} className={styles.chart}>
      {width !== null && shown && (
        <Drawing {...shown} width={width} onZoom={props.onZoom} onReset={props.onReset} />
      )}
    </div>
  )
}

function Drawing(props: SeriesChartProps & { width: number }) {
  const { lines, kind, scale, window, width, onZoom, onReset, label } = props
  const { locale } = useLocale()
  const height = pixelsOf(HEIGHT)
  const { drawn, marks, times, values, axisWidth, plot, plotWidth } = useMemo(() => {
    const points = lines.map(line => line.points)
    const shownPoints = kind === 'stacked' ? stacked(points) : points
    const first = scaleOfPlot(shownPoints, window, { width, height }, scale.divisor)
    const longest = Math.max(
      ...first.marks.map(mark => scale.tick(mark / scale.divisor, locale).length),
    )
    const axis = pixelsOf(longest * CHARACTER + 0.75)
    const inner = Math.max(40, width - axis)
    const all = timesOf(points)
    return {
      drawn: shownPoints,
      marks: first.marks,
      times: all,
      values: valuesAt(points, all),
      axisWidth: axis,
      plotWidth: inner,
      plot: scaleOfPlot(shownPoints, window, { width: inner, height }, scale.divisor),
    }
  }, [lines, kind, scale, window, width, height, locale])
  const cursor = useContext(CursorContext)
  const at = (index: number) =>
    cursor.set(times[Math.min(times.length - 1, Math.max(0, index))] ?? null)
  const onPointerMove = ({ clientX, currentTarget }: PointerEvent) => {
    const share = (clientX - currentTarget.getBoundingClientRect().left) / plotWidth
    at(nearestTime(times, window.start + share * (window.end - window.start)))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity }[event.key]
    if (event.key === 'Escape') cursor.set(null)
    if (step === undefined || times.length === 0) return
    event.preventDefault()
    const now = cursor.get()
    at(now === null ? (step < 0 ? times.length - 1 : 0) : nearestTime(times, now) + step)
  }
  return (
    <ZoomArea
      window={window}
      width={plotWidth}
      onZoom={onZoom}
      {...(onReset && { onDoubleClick: onReset })}
    >
      <div
        role="application"
        aria-roledescription="chart"
        aria-label={`${label}: values over time. The arrow keys go from one to the next.`}
        tabIndex={0}
        className={styles.plot}
        onPointerMove={onPointerMove}
        onPointerLeave={() => cursor.set(null)}
        onKeyDown={onKeyDown}
        onBlur={() => cursor.set(null)}
      >
        <Plot
          {...{ lines, drawn, kind, scale, window, marks, plot, plotWidth, axisWidth, height }}
        />
        <CursorLine {...{ lines, times, values, scale, window, plotWidth, height }} x={plot.x} />
      </div>
    </ZoomArea>
  )
}

interface PlotProps extends Pick<SeriesChartProps, 'lines' | 'kind' | 'scale' | 'window'> {
  drawn: readonly (readonly Point[])[]
  marks: readonly number[]
  plot: ReturnType<typeof scaleOfPlot>
  plotWidth: number
  axisWidth: number
  height: number
}

const Plot = memo(function Plot(props: PlotProps) {
  const { lines, drawn, kind, scale, window, marks, plot, plotWidth, axisWidth, height } = props
  const reader = useLocale()
  const count = Math.min(8, Math.max(2, Math.floor(plotWidth / pixelsOf(TIME_MARK))))
  const ticks = timeTicks(window, count, offsetOf(reader), pixelsOf(1.5) / plotWidth)
  const timeText = timeTickFormat(ticks, reader)
  const area = { width: plotWidth, height }
  return (
    <svg
      width={plotWidth + axisWidth}
      height={height + pixelsOf(AXIS)}
      aria-hidden="true"
      className={styles.svg}
    >
      {marks.map(mark => (
        <g key={mark}>
          <line x2={plotWidth} y1={plot.y(mark)} y2={plot.y(mark)} className={styles.grid} />
          <text x={plotWidth + 6} y={plot.y(mark)} dominantBaseline="middle">
            {scale.tick(mark / scale.divisor, reader.locale)}
          </text>
        </g>
      ))}
      {ticks.times.map(time => (
        <text key={time} x={plot.x(time)} y={height + pixelsOf(1.25)} textAnchor="middle">
          {timeText(time)}
        </text>
      ))}
      {lines.map(({ key, look, isDashed }, index) => {
        const { color, dash } = seriesLook(look)
        const points = drawn[index] ?? []
        if (kind === 'bars')
          return (
            <path key={key} d={barsPath(points, [index, lines.length], plot, area)} fill={color} />
          )
        return (
          <g key={key}>
            {kind === 'stacked' && (
              <path
                d={areaPath(points, drawn[index - 1] ?? null, plot, area)}
                fill={color}
                fillOpacity="0.3"
              />
            )}
            <path
              d={linePath(points, plot, area)}
              className={styles.line}
              stroke={color}
              strokeDasharray={isDashed ? '2 3' : dash}
            />
          </g>
        )
      })}
    </svg>
  )
})

interface CursorLineProps extends Pick<SeriesChartProps, 'lines' | 'scale' | 'window'> {
  times: readonly number[]
  values: readonly (readonly (number | null)[])[]
  plotWidth: number
  height: number
  x: (time: number) => number
}

/** The values at the time under the pointer. Only this is drawn again while the pointer moves. */
function CursorLine({
  lines,
  times,
  values,
  scale,
  window,
  plotWidth,
  height,
  x,
}: CursorLineProps) {
  const reader = useLocale()
  const cursor = useContext(CursorContext)
  const time = useSyncExternalStore(cursor.subscribe, cursor.get)
  if (time === null || times.length === 0 || time < window.start || time > window.end) return null
  const at = nearestTime(times, time)
  const shown = times[at]!
  const left = x(shown)
  return (
    <>
      <div className={styles.cursor} style={{ left, height }} />
      <div
        role="status"
        className={styles.tip}
        style={left > plotWidth / 2 ? { right: `calc(100% - ${left - 8}px)` } : { left: left + 8 }}
      >
        <div className={styles.moment}>{formatMoment(shown, reader)}</div>
        {lines.slice(0, MOST_TOLD).map(({ key, label, look, scale: own = scale }, index) => (
          <div key={key} className={styles.reading}>
            <span className={styles.dot} style={{ background: seriesLook(look).color }} />
            <span className={styles.name}>{label}</span>
            <strong data-figures>
              {valueText(values[index]?.[at] ?? null, own, reader.locale)}
            </strong>
          </div>
        ))}
      </div>
    </>
  )
}
