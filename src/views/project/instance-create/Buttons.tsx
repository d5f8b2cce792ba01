import type { ReactNode } from 'react'
import styles from './Buttons.module.css'

/** Buttons side by side that add to a list. */
export function Buttons({ children }: { children: ReactNode }) {
  return <div className={styles.buttons}>{children}</div>
}
