import { ArrowLeft, LogOut } from 'lucide-react'
import { signOutRequested } from '@/store/session/events'
import { selectIsSigningOut } from '@/store/session/selectors'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { Button } from '@/ui/Button/Button'
import { ErrorCard } from '@/ui/ErrorCard/ErrorCard'
import { LinkButton } from '@/ui/LinkButton/LinkButton'
import { NoGroupsNotice } from './NoGroupsNotice'
import { errorHeading } from './wording'
import styles from './ErrorScreen.module.css'

const NOT_FOUND = "The page you are looking for doesn't exist or you may not have access to it."
const OTHER = 'Please try again. If the problem persists, contact your administrator.'

/** Stands in place of everything when the address cannot be shown. `status` is the API's. */
export function ErrorScreen({ status }: { status: number }) {
  const send = useSend()
  const isSigningOut = useAppSelector(selectIsSigningOut)
  return (
    <div className={styles.screen}>
      <header className={styles.top}>
        <LinkButton href="/" tone="ghost">
          <ArrowLeft size={16} />
          Back to console
        </LinkButton>
        <Button tone="ghost" isPending={isSigningOut} onPress={() => send(signOutRequested())}>
          <LogOut size={16} />
          Sign out
        </Button>
      </header>
      <main id="content" tabIndex={-1} className={styles.middle}>
        <ErrorCard title={errorHeading(status)}>
          <p>{status === 404 ? NOT_FOUND : OTHER}</p>
          {status === 403 && <NoGroupsNotice />}
        </ErrorCard>
      </main>
    </div>
  )
}
