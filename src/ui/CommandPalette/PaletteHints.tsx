import { ArrowDown, ArrowUp, CornerDownLeft } from 'lucide-react'
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden'
import styles from './CommandPalette.module.css'

/** Which keys do what. Caps are drawn with signs and read out with names. */
export function PaletteHints() {
  return (
    <div className={styles.hints}>
      <span className={styles.hint}>
        <kbd className={styles.cap}>
          <CornerDownLeft size={12} aria-hidden />
          <VisuallyHidden>Enter</VisuallyHidden>
        </kbd>
        to submit
      </span>
      <span className={styles.hint}>
        <kbd className={styles.cap}>
          <ArrowUp size={12} aria-hidden />
          <VisuallyHidden>Arrow Up</VisuallyHidden>
        </kbd>
        <kbd className={styles.cap}>
          <ArrowDown size={12} aria-hidden />
          <VisuallyHidden>Arrow Down</VisuallyHidden>
        </kbd>
        to select
      </span>
      <span className={styles.hint}>
        <kbd className={styles.cap}>Esc</kbd>to close
      </span>
    </div>
  )
}
