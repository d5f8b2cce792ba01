import { selectConfirmRequest } from '@/store/confirm/selectors'
import { selectIsNavigationGuarded } from '@/store/navigation/selectors'
import { useAppSelector } from '@/store/setup/hooks'
import { lazy, usePrefetch } from '@/ui/lazy/lazy'
import { RequestedForms } from './RequestedForms'

/** Loaded after the page, because pages rarely start with a dialog. */
const Question = lazy(async () => (await import('./Question')).Question)
const PageGuard = lazy(async () => (await import('./PageGuard')).PageGuard)
const LATE = [Question, PageGuard]

/**
 * The dialogs that any screen can open: requested forms, confirmations, and whether to leave a
 * form.
 */
export function Dialogs() {
  const question = useAppSelector(selectConfirmRequest)
  const isGuarded = useAppSelector(selectIsNavigationGuarded)
  usePrefetch(LATE)
  return (
    <>
      <RequestedForms />
      {question && <Question {...question} />}
      {isGuarded && <PageGuard />}
    </>
  )
}
