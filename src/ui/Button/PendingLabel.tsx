import type { ReactNode } from 'react'
import { Spinner } from '@/ui/Spinner/Spinner'
import { useMinimum } from '@/ui/Spinner/useMinimum'
import styles from './PendingLabel.module.css'

export interface PendingLabelProps {
  isPending: boolean
  children: ReactNode
}

/** A label replaced by a spinner. It keeps its space and still names the button. */
export function PendingLabel({ isPending, children }: PendingLabelProps) {
  const isSpinning = useMinimum(isPending)
  return (
    <span className={styles.swap} data-spinning={isSpinning || undefined}>
      <span className={styles.label}>{children}</span>
      {isSpinning && (
        <span className={styles.spinner} aria-hidden="true">
          <Spinner />
        </span>
      )}
    </span>
  )
}
