import type { ReactNode } from 'react'
import { MonitorUp } from 'lucide-react'
import { shallowEqual } from 'react-redux'
import { changeDismissed, newerDismissed, reloadRequested } from '@/store/release/slice'
import { selectNewScreens } from '@/store/new-screens'
import { selectRelease, selectReleaseBefore } from '@/store/release/release'
import { releaseName } from '@/store/release/absent'
import type { StoreEvent } from '@/store/setup/event'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { Button } from '@/ui/Button/Button'
import styles from '../connection/ConnectionBar.module.css'

interface BarProps {
  title: string
  children: ReactNode
  dismiss?: StoreEvent
  hasReload?: boolean
}

function Bar({ title, children, dismiss, hasReload = false }: BarProps) {
  const send = useSend()
  return (
    <div className={styles.bar}>
      <MonitorUp size={16} className={styles.icon} />
      <p className={styles.text}>
        <strong>{title}</strong> {children}
      </p>
      <div className={styles.actions}>
        {hasReload && (
          <Button size="sm" className={styles.action} onPress={() => send(reloadRequested())}>
            Reload
          </Button>
        )}
        {dismiss && (
          <Button size="sm" className={styles.action} onPress={() => send(dismiss)}>
            Dismiss
          </Button>
        )}
      </div>
    </div>
  )
}

/** Shown over the page after the rack's release has changed, or if it is newer than the console. */
export function ReleaseBars() {
  const before = useAppSelector(selectReleaseBefore)
  const release = useAppSelector(selectRelease)
  const added = useAppSelector(selectNewScreens, shallowEqual)
  const isNewerShown = useAppSelector(state => state.release.isNewerShown)
  const isReplaced = useAppSelector(state => state.release.isReplaced)
  return (
    <>
      {before !== null && (
        <Bar
          title={
            release > before ? 'This rack was updated' : 'This rack now runs an earlier release'
          }
          dismiss={changeDismissed()}
          hasReload
        >
          Release {releaseName(before)} → {releaseName(release)}. What you typed is kept.
          {added.length > 0 && ` New: ${added.join(', ')}.`}
        </Bar>
      )}
      {isReplaced && (
        <Bar title="The console has changed on the server" hasReload>
          Parts of this page may no longer load. Drafts are kept; passwords and files are not.
        </Bar>
      )}
      {isNewerShown && (
        <Bar title="This rack is newer than this console" dismiss={newerDismissed()}>
          Everything works as before, but new kinds of objects may show as unknown. Ask your
          operator for the console that comes with the rack.
        </Bar>
      )}
    </>
  )
}
