import { formatNumber } from '@/lib/number'
import type { ReactNode } from 'react'
import styles from './Field.module.css'

/** The used share of a limit from which it is shown. */
const NEAR = 0.8

/** How many characters of a field's limit are used, once the limit is near. */
export const limitOf = (used: number, max: number): ReactNode =>
  used >= max * NEAR && (
    <span data-figures className={styles.limit} data-over={used > max || undefined}>
      {formatNumber(used)} of {formatNumber(max)}
    </span>
  )
