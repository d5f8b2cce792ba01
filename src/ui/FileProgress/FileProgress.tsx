import type { ReactNode } from 'react'
import { truncateMiddle } from '@/lib/text'
import { Row, Text } from '@/ui/Layout/Layout'
import { ProgressBar } from '@/ui/ProgressBar/ProgressBar'
import styles from '../ProgressBar/ProgressBar.module.css'

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
      <Row gap={3} rowGap={0} justifyContent="space-between" flexWrap="wrap" width="100%">
        <Text title={fileName} color="text" overflowWrap="anywhere">
          {truncateMiddle(fileName, NAME_LENGTH)}
        </Text>
        <span data-figures>{percent}%</span>
      </Row>
      <ProgressBar label="Upload progress" value={percent} />
      <Row
        gap={3}
        rowGap={0}
        justifyContent="space-between"
        flexWrap="wrap"
        width="100%"
        data-figures
      >
        <span>{amount}</span>
        <span>{pace}</span>
      </Row>
      {children}
    </div>
  )
}
