import type { ReactNode } from 'react'
import { Spinner } from '@/ui/Spinner/Spinner'
import { useMinimum } from '@/ui/Spinner/useMinimum'
import styles from './PendingLabel.module.css'

export interface PendingLabelProps {
  isPending: boolean
  children: ReactNode
}

/** The label gives way to the spinner but keeps its room and stays the button's name. */
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
