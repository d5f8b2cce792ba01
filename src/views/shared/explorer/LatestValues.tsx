import { useMemo } from 'react'
import { distanceInWords } from '@/lib/time'
import type { MetricPicture } from '@/lib/metric-answer'
import { lineScale } from '@/lib/metric-show'
import { valueText } from '@/ui/Chart/ChartTip'
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
