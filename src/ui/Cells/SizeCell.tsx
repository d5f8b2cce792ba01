import { sizeParts } from '@/lib/size'
import styles from './Cells.module.css'

/** A size in the largest binary unit that fits: `10 GiB`. */
export function SizeCell({ bytes }: { bytes: number }) {
  const { value, unit } = sizeParts(bytes)
  return (
    <span data-figures>
      {value} <span className={styles.faint}>{unit}</span>
    </span>
  )
}
