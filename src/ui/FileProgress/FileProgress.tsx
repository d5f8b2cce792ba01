import type { ReactNode } from 'react'
import { truncateMiddle } from '@/lib/text'
import { ProgressBar } from '@/ui/ProgressBar/ProgressBar'
import styles from './FileProgress.module.css'

const NAME_LENGTH = 36

export interface FileProgressProps {
  fileName: string
  percent: number
  /** How much is sent: `1.5 / 4.0 GiB`. */
  amount: string
  /** The speed and the time left. */
  pace: ReactNode
  /** Buttons. */
  children?: ReactNode
}

/** The uploaded share of a file, and the speed. */
export function FileProgress({ fileName, percent, amount, pace, children }: FileProgressProps) {
  return (
    <div className={styles.card}>
      <div className={styles.line}>
        <span title={fileName} className={styles.name}>
          {truncateMiddle(fileName, NAME_LENGTH)}
        </span>
        <span data-figures>{percent}%</span>
      </div>
      <ProgressBar label="Upload progress" value={percent} />
      <div className={styles.line} data-figures>
        <span>{amount}</span>
        <span>{pace}</span>
      </div>
      {children}
    </div>
  )
}
