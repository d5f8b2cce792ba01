import styles from './Cells.module.css'

/** Stands where there is nothing to show. */
export function EmptyCell() {
  return <span className={styles.faint}>—</span>
}
