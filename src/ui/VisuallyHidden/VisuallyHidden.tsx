import type { ReactNode } from 'react'
import { cx } from '@/ui/cx'
import styles from './VisuallyHidden.module.css'

export interface VisuallyHiddenProps {
  children: ReactNode
  /** Hidden only below 640 pixels, where there is no room. */
  isOnlyNarrow?: boolean
}

/** Text for assistive technology only. */
export function VisuallyHidden({ children, isOnlyNarrow = false }: VisuallyHiddenProps) {
  return <span className={cx(styles.hidden, isOnlyNarrow && styles.narrow)}>{children}</span>
}

/** The first tab stop: skips the navigation. */
export function SkipLink({ target = '#content' }: { target?: string }) {
  return (
    <a href={target} className={styles.link}>
      Skip to content
    </a>
  )
}
