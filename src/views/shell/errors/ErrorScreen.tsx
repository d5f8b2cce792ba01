import { ArrowLeft, LogOut } from 'lucide-react'
import type { NavigationError } from '@/machines/navigation/navigation.events'
import {
  selectLocation,
  selectFailedTries,
  selectIsRetrying,
  selectLoadError,
  selectMayRetry,
  selectRetryDelay,
} from '@/store/navigation/selectors'
import { selectIsSigningOut } from '@/store/session/session'
import { selectSignOut } from '@/store/session/sign-out'
import { settingsPaths } from '@/store/settings/paths'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { siloPaths } from '@/store/silo/paths'
import { selectIsOnline } from '@/store/tab/slice'
import { Button } from '@/ui/Button/Button'
import { ErrorCard } from '@/ui/ErrorCard/ErrorCard'
import { lazy } from '@/ui/lazy/lazy'
import { LinkButton } from '@/ui/LinkButton/LinkButton'
import { navigationRetried, retryStopped } from '@/store/navigation/events'
import { PROBLEM_REPORT, requestForm } from '@/store/settings/forms'
import { Countdown } from '@/ui/Countdown/Countdown'
import { errorAdvice, errorCause, errorHeading } from './wording'
import styles from './ErrorScreen.module.css'

/** Opens the dialog that saves a recording of what led to a problem. */
export function ReportButton() {
  const send = useSend()
  return (
    <Button tone="ghost" size="sm" onPress={() => send(requestForm(PROBLEM_REPORT, {}))}>
      Report a problem
    </Button>
  )
}

/** Retries on press, and automatically until the user stops it. */
function Retry() {
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

/** Apart, so that the first script is smaller: the error is told without it. */
const ErrorDetails = lazy(async () => (await import('./ErrorDetails')).ErrorDetails)

/** Replaces the whole console if the address cannot be shown. */
export function ErrorScreen({ error }: { error: NavigationError }) {
  const send = useSend()
  const signOut = useAppSelector(selectSignOut)
  const isSigningOut = useAppSelector(selectIsSigningOut)
  const isOnline = useAppSelector(selectIsOnline)
  // If the home page is what failed, link to another page.
  const isHome = useAppSelector(state => selectLocation(state)?.path === siloPaths.projects())
  const advice = errorAdvice(error)
  return (
    <div className={styles.screen}>
      <header className={styles.top}>
        <LinkButton href={isHome ? settingsPaths.profile() : '/'} tone="ghost">
          <ArrowLeft size={16} />
          {isHome ? 'Settings' : 'Back to console'}
        </LinkButton>
        <Button tone="ghost" isPending={isSigningOut} onPress={() => send(signOut)}>
          <LogOut size={16} />
          Sign out
        </Button>
      </header>
      <main id="content" tabIndex={-1} className={styles.middle}>
        <ErrorCard title={errorHeading(error, isOnline)} actions={<ReportButton />}>
          <p>{errorCause(error, isOnline)}</p>
          {advice && <p>{advice}</p>}
          <Retry />
          {error.call && <ErrorDetails status={error.status} call={error.call} />}
        </ErrorCard>
      </main>
    </div>
  )
}
