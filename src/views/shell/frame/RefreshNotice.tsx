import { lazy, usePrefetch } from '@/ui/lazy/lazy'
import { useUnread, useUnrefreshedSince } from '../use-shown-queries'
import styles from './Frame.module.css'

const RefreshFailure = lazy(
  async () => (await import('@/views/shared/refresh/RefreshFailure')).RefreshFailure,
)
const UnreadNotice = lazy(async () => (await import('@/views/shared/unknown/Unknown')).UnreadNotice)
/** Loaded before it is needed: when it is, nothing more may load. */
const LATE = [RefreshFailure]

/** Says above the page that it could not be refreshed, or what of it could not be read. */
export function RefreshNotice() {
  const since = useUnrefreshedSince()
  const unread = useUnread()
  usePrefetch(LATE)
  return (
    <>
      {since !== null && (
        <div className={styles.notice}>
          <RefreshFailure since={since} />
        </div>
      )}
      {unread.length > 0 && (
        <div className={styles.notice}>
          <UnreadNotice queries={unread} />
        </div>
      )}
    </>
  )
}
