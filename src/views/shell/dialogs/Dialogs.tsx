import { lazy } from 'react'
import { selectIsPageGuarded, selectQuestion } from '@/store/selectors/shell'
import { useAppSelector } from '@/store/setup/hooks'

/** Dialogs are rarely what a page starts with: their code comes once the page is there. */
const Question = lazy(() =>
  import(/* webpackPrefetch: true */ './Question').then(module => ({ default: module.Question })),
)
const PageGuard = lazy(() =>
  import(/* webpackPrefetch: true */ './PageGuard').then(module => ({ default: module.PageGuard })),
)

/** The dialogs that any page may bring up: the question to confirm, and whether to leave a form. */
export function Dialogs() {
  const question = useAppSelector(selectQuestion)
  const isGuarded = useAppSelector(selectIsPageGuarded)
  return (
    <>
      {question && <Question {...question} />}
      {isGuarded && <PageGuard />}
    </>
  )
}
