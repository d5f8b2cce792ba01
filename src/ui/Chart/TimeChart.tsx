import { memo, useDeferredValue, useId, useMemo } from 'react'
import {
  Area,
  AreaChart,
  CartesianGrid,
  Tooltip,
  XAxis,
  YAxis,
  type DotItemDotProps,
} from 'recharts'
import { timeTicks, valueTicks } from '@/lib/chart-ticks'
import { offsetOf, timeTickFormat } from '@/lib/chart-time'
import type { ChartScale } from '@/lib/chart-data'
import type { TimeWindow } from '@/lib/time-range'
import { pixelsOf } from '@/ui/rem'
import { useLocale } from '@/ui/UiProvider/UiContext'
import { ChartTip } from './ChartTip'
import { isAlone, rowsOf, type ChartRow, lineLook, type ChartLine } from './chart-rows'
import { useWidth } from './useWidth'
import { ZoomArea } from './ZoomArea'
import styles from './TimeChart.module.css'

/** A legend, for charts with several lines. */
function LineNames({ lines }: { lines: readonly ChartLine[] }) {
  return (
    <ul className={styles.names}>
      {lines.map(({ label }, index) => {
        const { color, dash } = lineLook(index)
        return (
          <li key={label}>
            <svg viewBox="0 0 24 8" className={styles.sample} aria-hidden="true">
              <line x2="24" y1="4" y2="4" stroke={color} strokeWidth="2" strokeDasharray={dash} />
            </svg>
            {label}
          </li>
        )
      })}
    </ul>
  )
}

export interface TimeChartProps {
  /** Label of the chart. */
  label: string
  lines: readonly ChartLine[]
  scale: ChartScale
  window: TimeWindow
  /** Called with the window that the user selects in the chart. */
  onZoom: (window: TimeWindow) => void
  /** Called to show the whole range again, if the chart is zoomed. */
  onReset?: (() => void) | undefined
}

/** In rem. */
const HEIGHT = 18.75
/** In rem: room per mark of the time axis, half a mark, and a character of the value axis. */
const [TIME_MARK, HALF_A_MARK, CHARACTER] = [5.5, 1.5, 0.47]
/** In rem: what the name of a time zone adds to a mark. */
const ZONE_NAME = 3
const MOST_TIME_MARKS = 8
const AXIS_TEXT = { fill: 'var(--color-text-muted)', fontSize: '0.75rem' }
const CURSOR = { stroke: 'var(--color-text-faint)', strokeDasharray: '3 3' }
const MARGIN = { top: 8, right: 0, bottom: 0, left: 0 }

const largestOf = (rows: readonly ChartRow[]) =>
  rows.reduce((max, { values }) => Math.max(max, ...values.map(value => value ?? 0)), 0)

/**
 * Values over time, downsampled to what can be seen. Arrow keys move between values. Rendering new
 * values is deferred.
 */
export function TimeChart({ onZoom, onReset, label, lines, scale, window }: TimeChartProps) {
  const { ref, width } = useWidth()
  const given = useMemo(() => ({ label, lines, scale, window }), [label, lines, scale, window])
  const shown = useDeferredValue(given, null)
  return (
    <div ref={ref} className={styles.chart}>
      {width !== null && shown && <Drawing {...shown} {...{ width, onZoom, onReset }} />}
      {lines.length > 1 && <LineNames lines={lines} />}
    </div>
  )
}

function Drawing({ onZoom, onReset, ...shown }: TimeChartProps & { width: number }) {
  const { lines, scale, window, width } = shown
  const { locale } = useLocale()
  const rows = useMemo(() => rowsOf(lines, width / 2), [lines, width])
  const marks = useMemo(
    () => valueTicks(largestOf(rows) / scale.divisor).map(mark => mark * scale.divisor),
    [rows, scale],
  )
  const longest = Math.max(...marks.map(mark => scale.tick(mark / scale.divisor, locale).length))
  const axisWidth = pixelsOf(longest * CHARACTER + 0.75)
  return (
    <ZoomArea
      window={window}
      width={width - axisWidth}
      onZoom={onZoom}
      {...(onReset && { onDoubleClick: onReset })}
    >
      <Plot {...shown} {...{ rows, marks, axisWidth }} />
    </ZoomArea>
  )
}

interface PlotProps extends Omit<TimeChartProps, 'onZoom' | 'onReset'> {
  width: number
  rows: readonly ChartRow[]
  marks: readonly number[]
  /** Width of the value axis, in pixels. */
  axisWidth: number
}

const Plot = memo(function Plot(props: PlotProps) {
  const { label, lines, scale, window, width, rows, marks, axisWidth } = props
  const reader = useLocale()
  const id = useId()
  const offsetAt = offsetOf(reader)
  const ticksWith = (more: number) => {
    const room = Math.floor((width - axisWidth) / pixelsOf(TIME_MARK + more))
    const count = Math.min(MOST_TIME_MARKS, Math.max(2, room))
    return timeTicks(window, count, offsetAt, pixelsOf(HALF_A_MARK + more / 2) / width)
  }
  const usual = ticksWith(0)
  const ticks = usual.zoned.length > 0 ? ticksWith(ZONE_NAME) : usual
  const look = { axisLine: false, tickLine: false, tick: AXIS_TEXT }
  return (
    <AreaChart
      width={width}
      height={pixelsOf(HEIGHT)}
      data={rows}
      margin={MARGIN}
      aria-label={`${label}: values over time. The arrow keys go from one to the next.`}
    >
      <CartesianGrid vertical={false} stroke="var(--color-border)" />
      <XAxis
        {...look}
        dataKey="time"
        type="number"
        domain={[window.start, window.end]}
        allowDataOverflow
        ticks={[...ticks.times]}
        tickFormatter={timeTickFormat(ticks, reader)}
        interval={0}
        tickMargin={8}
      />
      <YAxis
        {...look}
        orientation="right"
        width={axisWidth}
        domain={[0, marks.at(-1) ?? 1]}
        ticks={marks}
        tickFormatter={(value: number) => scale.tick(value / scale.divisor, reader.locale)}
        interval={0}
      />
      <Tooltip
        isAnimationActive={false}
        cursor={CURSOR}
        content={<ChartTip lines={lines} scale={scale} />}
      />
      {lines.map((line, index) => {
        const { color, dash } = lineLook(index)
        return (
          <Area
            key={line.label}
            id={`${id}${index}`}
            type={line.isStepped ? 'stepAfter' : 'linear'}
            dataKey={(row: ChartRow) => row.values[index] ?? null}
            name={line.label}
            stroke={color}
            strokeWidth={1.5}
            {...(dash && { strokeDasharray: dash })}
            fill={color}
            fillOpacity={lines.length > 1 ? 0 : 0.14}
            activeDot={{ r: 3.5, strokeWidth: 0 }}
            isAnimationActive={false}
            dot={dotsOf(rows, index)}
          />
        )
      })}
    </AreaChart>
  )
})

/** Dots only for isolated values, which no line connects. */
const dotsOf = (rows: readonly ChartRow[], line: number) =>
  rows.some((_row, index) => isAlone(rows, line, index)) &&
  (({ cx: x, cy: y, index, key }: DotItemDotProps) => (
    <circle
      key={key}
      cx={x}
      cy={y}
      r={isAlone(rows, line, index) ? 2 : 0}
      fill={lineLook(line).color}
    />
  ))
