import styles from './Cells.module.css'

/** Shown if there is no value. */
export function EmptyCell() {
  return <span className={styles.faint}>—</span>
}
