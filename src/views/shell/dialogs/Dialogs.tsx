import { selectIsPageGuarded, selectQuestion } from '@/store/navigation/selectors'
import { useAppSelector } from '@/store/setup/hooks'
import { late, usePrefetch } from '@/ui/Late/late'

/** Dialogs are rarely what a page starts with: their code comes once the page is there. */
const Question = late(async () => (await import('./Question')).Question)
const PageGuard = late(async () => (await import('./PageGuard')).PageGuard)
const LATE = [Question, PageGuard]

/** The dialogs that any page may bring up: the question to confirm, and whether to leave a form. */
export function Dialogs() {
  const question = useAppSelector(selectQuestion)
  const isGuarded = useAppSelector(selectIsPageGuarded)
  usePrefetch(LATE)
  return (
    <>
      {question && <Question {...question} />}
      {isGuarded && <PageGuard />}
    </>
  )
}
