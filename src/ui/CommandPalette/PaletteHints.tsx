import { Kbd } from '@/ui/Kbd/Kbd'
import styles from './CommandPalette.module.css'

/** The keys of the palette. */
export function PaletteHints() {
  return (
    <div className={styles.hints}>
      <span className={styles.hint}>
        <Kbd>Enter</Kbd>to open
      </span>
      <span className={styles.hint}>
        <Kbd>Arrow Up</Kbd>
        <Kbd>Arrow Down</Kbd>to select
      </span>
      <span className={styles.hint}>
        <Kbd>Esc</Kbd>to close
      </span>
    </div>
  )
}
