import styles from './Kbd.module.css'

/** A keyboard key. */
export function Kbd({ children }: { children: string }) {
  return (
    <kbd translate="no" className={styles.key}>
      {children}
    </kbd>
  )
}
