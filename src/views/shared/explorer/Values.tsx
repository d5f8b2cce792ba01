import { useMemo, useState } from 'react'
import type { CsvCell } from '@/lib/csv'
import { distanceInWords } from '@/lib/time'
import { formatMoment } from '@/lib/chart-time'
import type { MetricPicture } from '@/lib/metric-answer'
import { lineScale } from '@/lib/metric-show'
import { tableOf } from '@/lib/metric-table'
import { formatNumber } from '@/lib/number'
import type { TimeWindow } from '@/lib/time-range'
import { valueText } from '@/ui/Chart/ChartTip'
import { TextField } from '@/ui/TextField/TextField'
import { useLocale } from '@/ui/UiProvider/UiContext'
import styles from './explorer.module.css'

/** The last value of each series, and how old it is. */
export function LatestValues({
  pictures,
  end,
}: {
  pictures: readonly MetricPicture[]
  end: number
}) {
  const { locale } = useLocale()
  const values = useMemo(
    () =>
      pictures.flatMap(picture =>
        picture.lines.map(line => ({
          ...line,
          title: picture.title,
          last: line.points.findLast(({ value }) => value !== null),
          scale: lineScale(line),
        })),
      ),
    [pictures],
  )
  return (
    <ul className={styles.latest} aria-label="Latest values">
      {values.map(({ key, label, last, scale, title }) => (
        <li key={key}>
          <span className={styles.latestName}>
            {pictures.length > 1 ? `${title} ${label}` : label}
          </span>
          <strong data-figures>{valueText(last?.value ?? null, scale, locale)}</strong>
          {last && (
            <span className={styles.note}>{distanceInWords(last.time, end)} before the end</span>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Rows that are drawn; files have all. */
const MOST_ROWS = 500

interface ValueTableProps {
  pictures: readonly MetricPicture[]
  label: string
  window: TimeWindow
}

const compare = (a: CsvCell, b: CsvCell): number => {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1
  return String(a).localeCompare(String(b), 'en', { numeric: true })
}

/** The values as rows, which can be sorted and filtered. */
export function ValueTable({ pictures, label, window }: ValueTableProps) {
  const reader = useLocale()
  const { headings, rows } = useMemo(() => tableOf(pictures), [pictures])
  const [sort, setSort] = useState<{ at: number; isDown: boolean }>({ at: 0, isDown: false })
  const [filter, setFilter] = useState('')
  const found = useMemo(() => {
    const word = filter.trim().toLowerCase()
    const matching = word
      ? rows.filter(row =>
          row.some(cell =>
            String(cell ?? '')
              .toLowerCase()
              .includes(word),
          ),
        )
      : rows
    const { at, isDown } = sort
    return matching.toSorted((a, b) => compare(a[at] ?? null, b[at] ?? null) * (isDown ? -1 : 1))
  }, [rows, sort, filter])
  const text = (cell: CsvCell, column: number) => {
    if (cell === null) return '—'
    if (typeof cell === 'number') return formatNumber(cell, reader.locale)
    return headings[column]?.exported === 'time' ? formatMoment(Date.parse(cell), reader) : cell
  }
  return (
    <div className={styles.values} key={window.end}>
      <TextField
        label="Filter rows"
        name="rowFilter"
        isLabelHidden
        isOptionalHidden
        placeholder="Filter rows"
        value={filter}
        onChange={setFilter}
      />
      <div className={styles.scroll} tabIndex={0} role="group" aria-label={`${label}, as a table`}>
        <table className={styles.table}>
          <thead>
            <tr>
              {headings.map((heading, at) => (
                <th
                  key={`${heading.exported}${at}`}
                  scope="col"
                  aria-sort={sort.at !== at ? 'none' : sort.isDown ? 'descending' : 'ascending'}
                >
                  <button
                    type="button"
                    onClick={() => setSort({ at, isDown: sort.at === at && !sort.isDown })}
                  >
                    {heading.label}
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {found.slice(0, MOST_ROWS).map((row, index) => (
              <tr key={index}>
                {row.map((cell, column) =>
                  column === 0 ? (
                    <th key={column} scope="row">
                      {text(cell, column)}
                    </th>
                  ) : (
                    <td key={column}>{text(cell, column)}</td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.note} role="status">
        {found.length > MOST_ROWS
          ? `The first ${MOST_ROWS} of ${formatNumber(found.length)} rows. A downloaded file has all.`
          : `${formatNumber(found.length)} rows`}
      </p>
    </div>
  )
}
