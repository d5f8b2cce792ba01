import type { ReactNode } from 'react'
import styles from './limitOf.module.css'

/** The part of a limit that is used before it is worth a mention. */
const NEAR = 0.8

/** How many characters of a field's limit are used, once those are most of it. */
export const limitOf = (used: number, max: number): ReactNode =>
  used >= max * NEAR && (
    <span data-figures className={styles.limit} data-over={used > max || undefined}>
      {used} of {max}
    </span>
  )
