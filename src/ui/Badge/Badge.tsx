import type { ReactNode } from 'react'
import { cx } from '@/ui/cx'
import styles from './Badge.module.css'

export type BadgeTone = 'success' | 'info' | 'danger' | 'notice' | 'neutral' | 'purple'

export interface BadgeProps {
  children: ReactNode
  tone?: BadgeTone
  isSolid?: boolean
  /** Keeps the case of the text, for values that users may want to type. */
  isVerbatim?: boolean
}

/** A label for the state or kind of an object. */
export function Badge({ children, tone = 'neutral', isSolid, isVerbatim }: BadgeProps) {
  return (
    <span
      className={cx(
        styles.badge,
        styles[tone],
        isSolid && styles.solid,
        isVerbatim && styles.verbatim,
      )}
    >
      {children}
    </span>
  )
}
