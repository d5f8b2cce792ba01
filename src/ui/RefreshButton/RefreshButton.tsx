import { History, RefreshCw } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { formatTime, relativeTime, toMillis, type Instant } from '@/lib/time'
import { Button } from '@/ui/Button/Button'
import { cx } from '@/ui/cx'
import { Moment } from '@/ui/Moment/Moment'
import { Spinner, useMinimum } from '@/ui/Spinner/Spinner'
import { useLocale } from '@/ui/UiProvider/UiContext'
import styles from './RefreshButton.module.css'

const SECOND = 1000

/** How long ago something happened that has just happened: `12s ago`. Give it a new key for a new time. */
function Age({ at }: { at: Instant }) {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const timer = window.setInterval(() => setSeconds(before => before + 1), SECOND)
    return () => window.clearInterval(timer)
  }, [])
  return relativeTime(at, toMillis(at) + seconds * SECOND, { ago: true })
}

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
