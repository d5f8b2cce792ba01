import { truncateMiddle } from '@/lib/text'
import styles from './Cells.module.css'

/** About two lines beside the state of a row, on the narrowest phone. */
const MAX = 22

/** A name that a phone cuts in the middle, where long names differ least. It is read out in full. */
export function ShortName({ children }: { children: string }) {
  const short = truncateMiddle(children, MAX)
  if (short === children) return children
  return (
    <span className={styles.long} data-short={short}>
      {children}
    </span>
  )
}
