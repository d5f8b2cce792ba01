import type { ReactNode } from 'react'
import { DRAFTS_SLOT } from '@/store/drafts/drafts'
import { selectHasSessionEnded } from '@/store/session/session'
import { useAppSelector } from '@/store/setup/hooks'
import { selectIsUnstored } from '@/store/tab/slice'
import { Stack } from '@/ui/Layout/Layout'
import { Message } from '@/ui/Message/Message'
import { ReportButton } from '@/views/shell/errors/ErrorScreen'
import { BasaltColumns } from './BasaltColumns'
import styles from './LoginPage.module.css'

/** The frame of all login pages: a picture at the left, the form at the right. */
export function LoginPage({ children }: { children: ReactNode }) {
  const hasEnded = useAppSelector(selectHasSessionEnded)
  const isLost = useAppSelector(state => selectIsUnstored(state, DRAFTS_SLOT))
  return (
    <div className={styles.page}>
      <BasaltColumns />
      <main id="content" tabIndex={-1} className={styles.side}>
        <Stack width="20rem" maxWidth="100%">
          {hasEnded && (
            <Stack marginBottom={6}>
              <Message tone="notice" title="Your session has ended">
                Sign in to continue where you were.{' '}
                {isLost
                  ? 'What you entered is lost, because this browser had no room to keep it.'
                  : 'What you entered is kept, except for passwords and files.'}
              </Message>
            </Stack>
          )}
          {children}
          <Stack justifyItems="center" marginTop={4}>
            <ReportButton />
          </Stack>
        </Stack>
      </main>
    </div>
  )
}
