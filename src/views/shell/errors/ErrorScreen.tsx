import { ArrowLeft, LogOut } from 'lucide-react'
import type { NavigationError } from '@/machines/navigation/navigation.events'
import { selectIsSigningOut } from '@/store/session/selectors'
import { selectSignOut } from '@/store/session/sign-out'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { selectIsOnline } from '@/store/tab/selectors'
import { Button } from '@/ui/Button/Button'
import { ErrorCard } from '@/ui/ErrorCard/ErrorCard'
import { late } from '@/ui/Late/late'
import { LinkButton } from '@/ui/LinkButton/LinkButton'
import { ErrorDetails } from './ErrorDetails'
import { ReportButton } from './ReportButton'
import { Retry } from './Retry'
import { errorAdvice, errorCause, errorHeading } from './wording'
import styles from './ErrorScreen.module.css'

const NoGroupsNotice = late(async () => (await import('./NoGroupsNotice')).NoGroupsNotice)

/** Stands in place of everything when the address cannot be shown. */
export function ErrorScreen({ error }: { error: NavigationError }) {
  const send = useSend()
  const signOut = useAppSelector(selectSignOut)
  const isSigningOut = useAppSelector(selectIsSigningOut)
  const isOnline = useAppSelector(selectIsOnline)
  const advice = errorAdvice(error)
  return (
    <div className={styles.screen}>
      <header className={styles.top}>
        <LinkButton href="/" tone="ghost">
          <ArrowLeft size={16} />
          Back to console
        </LinkButton>
        <Button tone="ghost" isPending={isSigningOut} onPress={() => send(signOut)}>
          <LogOut size={16} />
          Sign out
        </Button>
      </header>
      <main id="content" tabIndex={-1} className={styles.middle}>
        <ErrorCard title={errorHeading(error)} actions={<ReportButton />}>
          <p>{errorCause(error, isOnline)}</p>
          {advice && <p>{advice}</p>}
          {error.status === 403 && <NoGroupsNotice />}
          <Retry />
          {error.call && <ErrorDetails status={error.status} call={error.call} />}
        </ErrorCard>
      </main>
    </div>
  )
}
