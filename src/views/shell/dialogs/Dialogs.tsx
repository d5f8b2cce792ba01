import { selectConfirmRequest } from '@/store/confirm/confirm'
import { selectIsNavigationGuarded } from '@/store/navigation/selectors'
import { useAppSelector } from '@/store/setup/hooks'
import { lazy, usePrefetch } from '@/ui/lazy/lazy'
import { RequestedForms } from './RequestedForms'

/** Loaded after the page, because pages rarely start with a dialog. */
const Question = lazy(async () => (await import('./Question')).Question)
const PageGuard = lazy(async () => (await import('./PageGuard')).PageGuard)
const AboutDialog = lazy(async () => (await import('../release/AboutDialog')).AboutDialog)
const ActivityPanel = lazy(async () => (await import('../activity/ActivityPanel')).ActivityPanel)
const LATE = [Question, PageGuard, AboutDialog, ActivityPanel]

/**
 * The dialogs that any screen can open: requested forms, confirmations, whether to leave a form,
 * what the user has done, and what this console is.
 */
export function Dialogs() {
  const question = useAppSelector(selectConfirmRequest)
  const isGuarded = useAppSelector(selectIsNavigationGuarded)
  const isAboutOpen = useAppSelector(state => state.release.isAboutOpen)
  const isActivityShown = useAppSelector(state => state.commands.isShown)
  usePrefetch(LATE)
  return (
    <>
      {isActivityShown && <ActivityPanel />}
      <RequestedForms />
      {question && <Question {...question} />}
      {isAboutOpen && <AboutDialog />}
      {isGuarded && <PageGuard />}
    </>
  )
}
