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
import { timeTicks, valueTicks, type ChartScale } from '@/lib/chart-units'
import { timeTickFormat } from '@/lib/chart-time'
import type { TimeWindow } from '@/lib/time-range'
import { pixelsOf } from '@/ui/rem'
import { useLocale } from '@/ui/UiProvider/UiContext'
import { ChartTip } from './ChartTip'
import { lineLook, type ChartLine } from './chart-line'
import { isAlone, rowsOf, type ChartRow } from './chart-rows'
import { LineNames } from './LineNames'
import { useWidth } from './useWidth'
import styles from './TimeChart.module.css'

export interface TimeChartProps {
  /** Label of the chart. */
  label: string
  lines: readonly ChartLine[]
  scale: ChartScale
  window: TimeWindow
}

/** In rem. */
const HEIGHT = 18.75
/** In rem: room per mark of the time axis, half a mark, and a character of the value axis. */
const [TIME_MARK, HALF_A_MARK, CHARACTER] = [7.5, 2, 0.47]
const AXIS_TEXT = { fill: 'var(--color-text-muted)', fontSize: '0.75rem' }
const CURSOR = { stroke: 'var(--color-text-faint)', strokeDasharray: '3 3' }
const MARGIN = { top: 8, right: 0, bottom: 0, left: 0 }

const largestOf = (rows: readonly ChartRow[]) =>
  rows.reduce((max, { values }) => Math.max(max, ...values.map(value => value ?? 0)), 0)

/**
 * Values over time, downsampled to what can be seen. Arrow keys move between values. Rendering new
 * values is deferred.
 */
export function TimeChart({ label, lines, scale, window }: TimeChartProps) {
  const { ref, width } = useWidth()
  const given = useMemo(() => ({ label, lines, scale, window }), [label, lines, scale, window])
  const shown = useDeferredValue(given, null)
  return (
    <div ref={ref} className={styles.chart}>
      {width !== null && shown && <Drawing {...shown} width={width} />}
      {lines.length > 1 && <LineNames lines={lines} />}
    </div>
  )
}

const Drawing = memo(function Drawing(props: TimeChartProps & { width: number }) {
  const { label, lines, scale, window, width } = props
  const reader = useLocale()
  const id = useId()
  const rows = useMemo(() => rowsOf(lines, width / 2), [lines, width])
  const marks = useMemo(
    () => valueTicks(largestOf(rows) / scale.divisor).map(mark => mark * scale.divisor),
    [rows, scale],
  )
  const count = Math.min(5, Math.max(2, Math.floor(width / pixelsOf(TIME_MARK))))
  const atAxis = (value: number) => scale.tick(value / scale.divisor, reader.locale)
  const longest = Math.max(...marks.map(mark => atAxis(mark).length))
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
        ticks={timeTicks(window, count, pixelsOf(HALF_A_MARK) / width)}
        tickFormatter={timeTickFormat(window, reader)}
        interval={0}
        tickMargin={8}
      />
      <YAxis
        {...look}
        orientation="right"
        width={pixelsOf(longest * CHARACTER + 0.75)}
        domain={[0, marks.at(-1) ?? 1]}
        ticks={marks}
        tickFormatter={atAxis}
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
