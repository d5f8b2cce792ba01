import { navigationRetried, retryStopped } from '@/store/navigation/events'
import {
  selectFailedTries,
  selectIsRetrying,
  selectLoadError,
  selectMayRetry,
  selectRetryDelay,
} from '@/store/navigation/selectors'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { Button } from '@/ui/Button/Button'
import { Countdown } from '@/ui/Countdown/Countdown'
import styles from './ErrorScreen.module.css'

/** Retries on press, and automatically until the user stops it. */
export function Retry() {
  const send = useSend()
  const mayRetry = useAppSelector(selectMayRetry)
  const lacksCode = useAppSelector(state => selectLoadError(state)?.kind === 'code')
  const isRetrying = useAppSelector(selectIsRetrying)
  const delay = useAppSelector(selectRetryDelay)
  const failures = useAppSelector(selectFailedTries)
  if (!mayRetry) return null
  return (
    <div className={styles.retry}>
      <Button tone="primary" isPending={isRetrying} onPress={() => send(navigationRetried())}>
        {lacksCode ? 'Reload the page' : 'Try again'}
      </Button>
      {delay !== null && (
        <div className={styles.wait}>
          <span>
            Trying again <Countdown key={failures} seconds={delay / 1000} />
          </span>
          <Button size="sm" tone="ghost" onPress={() => send(retryStopped())}>
            Stop
          </Button>
        </div>
      )}
    </div>
  )
}
