import { History, RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatTime } from '@/lib/time'
import { Age } from '@/ui/Age/Age'
import { Button } from '@/ui/Button/Button'
import { cx } from '@/ui/cx'
import { Moment } from '@/ui/Moment/Moment'
import { Spinner } from '@/ui/Spinner/Spinner'
import { useMinimum } from '@/ui/Spinner/useMinimum'
import { useLocale } from '@/ui/UiProvider/UiContext'
import styles from './RefreshButton.module.css'

export interface RefreshButtonProps {
  isPending: boolean
  onPress: () => void
}

/** Refreshes the data of the page. */
export function RefreshButton({ isPending, onPress }: RefreshButtonProps) {
  const isSpinning = useMinimum(isPending, 300)
  return (
    <Button
      size="icon"
      tone="ghost"
      aria-label="Refresh data"
      aria-busy={isSpinning}
      isDisabled={isSpinning}
      onPress={onPress}
    >
      {isSpinning ? <Spinner /> : <RefreshCw size={16} />}
    </Button>
  )
}

export interface UpdatedAtProps {
  /** When the data of the page was read: ISO 8601, or milliseconds since 1970. */
  at: string | number
  /** What else to say about automatic refreshes. */
  note?: ReactNode
  /** Whether the data is older than automatic refreshes should allow. */
  isOld?: boolean
}

/** How fresh the page's data is; shown before the refresh button. */
export function UpdatedAt({ at, note, isOld = false }: UpdatedAtProps) {
  const reader = useLocale()
  return (
    <Moment at={at} caption={note} className={cx(styles.updated, isOld && styles.old)}>
      {isOld && <History size={14} />}
      <span data-figures>
        {isOld ? (
          `Out of date: updated ${formatTime(at, reader)}`
        ) : (
          <>
            Updated <Age key={at} at={at} />
          </>
        )}
      </span>
    </Moment>
  )
}
