import { CloudOff } from 'lucide-react'
import { useMemo } from 'react'
import { formatTime } from '@/lib/time'
import {
  connectionRetried,
  selectCheckDelay,
  selectConnectionLosses,
  selectFailedChecks,
  selectIsConnectionLost,
} from '@/store/connection/connection'
import { navigationStayed } from '@/store/navigation/events'
import {
  selectIsNavigationWaiting,
  selectLoadError,
  selectLocation,
} from '@/store/navigation/selectors'
import { selectReadAt } from '@/store/queries/freshness'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { systemEntries } from '@/store/layouts'
import { Announcer } from '@/ui/Announcer/Announcer'
import { Button } from '@/ui/Button/Button'
import { Countdown } from '@/ui/Countdown/Countdown'
import { Moment } from '@/ui/Moment/Moment'
import { useLocale } from '@/ui/UiProvider/UiContext'
import { useShownQueries } from '../use-shown-queries'
import styles from './ConnectionBar.module.css'

/** When the data on the screen was read; null if none of it was, as on a form. */
const useDataTime = () => {
  const reader = useLocale()
  const queries = useShownQueries()
  const readAt = useAppSelector(state => selectReadAt(state, queries))
  return readAt === null ? null : { readAt, time: formatTime(readAt, reader) }
}

/** Announces that the connection is lost and that it is back, once each. */
function ConnectionNews({ lost }: { lost: string }) {
  const isLost = useAppSelector(selectIsConnectionLost)
  const losses = useAppSelector(selectConnectionLosses)
  const messages = useMemo(() => {
    if (isLost) return [{ id: `lost ${losses}`, text: lost }]
    return losses > 0 ? [{ id: `back ${losses}`, text: 'The connection is back.' }] : []
  }, [isLost, losses, lost])
  return <Announcer messages={messages} />
}

/**
 * Shown over the page while the API does not respond. The page stays readable, and requests wait.
 * An error page has its own message, so the bar is then only hidden: its countdown continues.
 */
export function ConnectionBar() {
  const send = useSend()
  const isLost = useAppSelector(selectIsConnectionLost)
  const delay = useAppSelector(selectCheckDelay)
  const failures = useAppSelector(selectFailedChecks)
  const isWaiting = useAppSelector(selectIsNavigationWaiting)
  const isError = useAppSelector(state => selectLoadError(state) !== null)
  const isUpdate = useAppSelector(state => selectLocation(state)?.path === systemEntries.update)
  const data = useDataTime()
  return (
    <>
      <ConnectionNews lost={`No connection.${data ? ` Showing data from ${data.time}.` : ''}`} />
      {isLost && (
        <section aria-label="Connection" className={styles.bar} hidden={isError}>
          <CloudOff size={16} className={styles.icon} />
          <p data-figures className={styles.text}>
            No connection.{' '}
            {data && (
              <>
                Showing data from <Moment at={data.readAt}>{data.time}</Moment>.{' '}
              </>
            )}
            {isUpdate && 'This is expected near the end of an update. '}
            {isWaiting && 'The page you asked for opens when it is back. '}
            {delay === null ? (
              'Trying again now.'
            ) : (
              <>
                Trying again <Countdown key={failures} seconds={delay / 1000} />.
              </>
            )}
          </p>
          <div className={styles.actions}>
            {isWaiting && (
              <Button size="sm" className={styles.action} onPress={() => send(navigationStayed())}>
                Stay here
              </Button>
            )}
            <Button
              size="sm"
              className={styles.action}
              isPending={delay === null}
              onPress={() => send(connectionRetried())}
            >
              Try now
            </Button>
          </div>
        </section>
      )}
    </>
  )
}
