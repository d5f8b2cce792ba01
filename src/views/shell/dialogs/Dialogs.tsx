import { selectConfirmRequest } from '@/store/confirm/selectors'
import { selectIsNavigationGuarded } from '@/store/navigation/selectors'
import { useAppSelector } from '@/store/setup/hooks'
import { lazy, usePrefetch } from '@/ui/lazy/lazy'
import { RequestedForms } from './RequestedForms'

/** Dialogs are rarely what a page starts with: their code comes once the page is there. */
const Question = lazy(async () => (await import('./Question')).Question)
const PageGuard = lazy(async () => (await import('./PageGuard')).PageGuard)
const LATE = [Question, PageGuard]

/**
 * The dialogs that any screen may bring up: forms that were asked for, the question to confirm, and
 * whether to leave a form.
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
