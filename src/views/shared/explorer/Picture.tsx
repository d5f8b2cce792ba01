import { useMemo, useState } from 'react'
import { MOST_LINES, type MetricLine, type MetricPicture } from '@/lib/metric-answer'
import { lineScale, mayStack, shownLines, type LineOrder } from '@/lib/metric-show'
import { formatNumber } from '@/lib/number'
import { stripSpans, type PlotKind } from '@/lib/series-plot'
import type { PanelResult } from '@/store/explorer/explorer'
import { ChartTable } from '@/ui/Chart/ChartTable'
import { SeriesChart } from '@/ui/Chart/SeriesChart'
import { Select } from '@/ui/Select/Select'
import { TipIcon } from '@/ui/TipIcon/TipIcon'
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden'
import { useChartAddress } from '@/views/shared/chart/use-chart-address'
import { Legend } from './Legend'
import styles from './explorer.module.css'

const ORDERS: readonly { value: LineOrder; label: string }[] = [
  { value: 'highest', label: 'Highest' },
  { value: 'lowest', label: 'Lowest' },
  { value: 'name', label: 'By name' },
]

interface PictureProps {
  picture: MetricPicture
  window: PanelResult['window']
  kind: PlotKind
  query: string
  unitNote: string | null
  hasTitle: boolean
}

/** A chart of an answer, with its legend, and as a table for those who cannot see it. */
export function Picture({ picture, window, kind, query, unitNote, hasTitle }: PictureProps) {
  const { zoom, resetZoom } = useChartAddress()
  const [order, setOrder] = useState<LineOrder>('highest')
  const [alone, setAlone] = useState<string | null>(null)
  const lines = useMemo(() => {
    const scaleIn = (line: MetricLine) => (picture.unit ? undefined : lineScale(line))
    const own = shownLines(picture, order).map((line, look) => ({
      ...line,
      look,
      isDashed: line.isEdge,
      scale: scaleIn(line),
    }))
    const before = (kind === 'lines' ? (picture.before ?? []) : []).flatMap(line => {
      const look = own.findIndex(({ heading }) => heading === line.heading)
      return look < 0 ? [] : [{ ...line, look, isDashed: true, scale: scaleIn(line) }]
    })
    return [...own, ...before]
  }, [picture, order, kind])
  const shown = useMemo(
    () =>
      lines.some(({ key }) => key === alone) ? lines.filter(each => each.key === alone) : lines,
    [lines, alone],
  )
  const { scale, isStackable } = useMemo(
    () => ({ scale: lineScale(picture), isStackable: mayStack(picture, query) }),
    [picture, query],
  )
  const { title } = picture
  const drawn = kind === 'stacked' && !isStackable ? 'lines' : kind
  return (
    <figure className={styles.picture}>
      <figcaption className={styles.caption}>
        {hasTitle && <h3>{title}</h3>}
        <span className={styles.note}>
          {picture.kind === 'strip' ? '' : `${scale.label}`}
          {unitNote && <TipIcon about={`unit of ${title}`}>{unitNote}</TipIcon>}
          {picture.isEstimated && ' · quantiles estimated from the bins'}
          {kind === 'stacked' && !isStackable && ' · drawn as lines: these values have no sum'}
        </span>
        {picture.lines.length > MOST_LINES && (
          <span className={styles.order}>
            Showing {MOST_LINES} of {formatNumber(picture.lines.length)} series
            <Select
              label="Show"
              name={`order${picture.key}`}
              isOptionalHidden
              items={ORDERS}
              value={order}
              onChange={setOrder}
            />
          </span>
        )}
      </figcaption>
      {picture.kind === 'strip' ? (
        <Strip picture={picture} window={window} />
      ) : (
        <SeriesChart
          {...{ scale, window }}
          label={title}
          lines={shown}
          kind={drawn}
          onZoom={zoom}
          onReset={resetZoom}
        />
      )}
      {lines.length > 1 && picture.kind !== 'strip' && (
        <Legend
          entries={lines.map(line => ({
            ...line,
            unit: line.scale && <span className={styles.note}>{line.scale.label}</span>,
          }))}
          alone={alone}
          onAlone={setAlone}
        />
      )}
      {picture.kind !== 'strip' && (
        <VisuallyHidden>
          <ChartTable label={`${title}, as a table`} lines={shown.slice(0, 12)} scale={scale} />
        </VisuallyHidden>
      )}
    </figure>
  )
}

/** The words for yes and no of a metric. */
const wordsOf = (title: string): readonly [on: string, off: string] =>
  /(^|_)up$/.test(title) ? ['up', 'down'] : ['yes', 'no']

/** When something was true and when not, a row a series. */
function Strip({ picture, window }: Pick<PictureProps, 'picture' | 'window'>) {
  const [on, off] = wordsOf(picture.title)
  return (
    <ul className={styles.strips} aria-label={picture.title}>
      {picture.lines.slice(0, MOST_LINES).map(({ key, label, points }) => {
        const last = points.findLast(({ value }) => value !== null)?.value
        const changes = stripSpans(points, window).length - 1
        return (
          <li key={key}>
            <span className={styles.stripName}>{label}</span>
            <svg viewBox="0 0 1000 16" preserveAspectRatio="none" aria-hidden="true">
              {stripSpans(points, window).map(({ from, to, isOn }) => (
                <rect
                  key={from}
                  x={from * 1000}
                  width={Math.max(2, (to - from) * 1000)}
                  height="16"
                  className={isOn ? styles.on : styles.off}
                />
              ))}
            </svg>
            <span>
              {last === undefined ? 'no value' : last ? on : off}
              {changes > 0 && `, ${formatNumber(changes)} changes`}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
