import type { ReactNode } from 'react'
import { Spinner, useMinimum } from '@/ui/Spinner/Spinner'
import styles from './Button.module.css'

export interface PendingLabelProps {
  isPending: boolean
  children: ReactNode
}

/** A label, after a spinner while the action is in progress. */
export function PendingLabel({ isPending, children }: PendingLabelProps) {
  const isSpinning = useMinimum(isPending)
  return (
    <>
      {isSpinning && (
        <span className={styles.spinner} aria-hidden="true">
          <Spinner />
        </span>
      )}
      {children}
    </>
  )
}
