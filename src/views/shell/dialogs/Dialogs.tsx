import { selectConfirmRequest } from '@/store/confirm/selectors'
import { selectIsNavigationGuarded } from '@/store/navigation/selectors'
import { useAppSelector } from '@/store/setup/hooks'
import { lazy, usePrefetch } from '@/ui/lazy/lazy'
import { RequestedForms } from './RequestedForms'

/** Loaded after the page, because pages rarely start with a dialog. */
const Question = lazy(async () => (await import('./Question')).Question)
const PageGuard = lazy(async () => (await import('./PageGuard')).PageGuard)
const AboutDialog = lazy(async () => (await import('../release/AboutDialog')).AboutDialog)
const LATE = [Question, PageGuard, AboutDialog]

/**
 * The dialogs that any screen can open: requested forms, confirmations, whether to leave a form,
 * and what this console is.
 */
export function Dialogs() {
  const question = useAppSelector(selectConfirmRequest)
  const isGuarded = useAppSelector(selectIsNavigationGuarded)
  const isAboutOpen = useAppSelector(state => state.release.isAboutOpen)
  usePrefetch(LATE)
  return (
    <>
      <RequestedForms />
      {question && <Question {...question} />}
      {isAboutOpen && <AboutDialog />}
      {isGuarded && <PageGuard />}
    </>
  )
}
