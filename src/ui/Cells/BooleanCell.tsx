import { CircleCheck, CircleX } from 'lucide-react'
import styles from './Cells.module.css'

/** A boolean as an icon labelled `true` or `false`. */
export function BooleanCell({ value }: { value: boolean }) {
  return value ? (
    <CircleCheck size={16} role="img" aria-label="true" className={styles.yes} />
  ) : (
    <CircleX size={16} role="img" aria-label="false" className={styles.no} />
  )
}
