import styles from './Cells.module.css'

/** A sentence in a table, on as many lines as it needs beside the other columns. */
export function TextCell({ children }: { children: string }) {
  return <span className={styles.text}>{children}</span>
}
