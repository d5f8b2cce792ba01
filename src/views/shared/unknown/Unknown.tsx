import type { ReactNode } from 'react'
import type { Query } from '@/api/operations/table'
import { queriesRetried } from '@/store/queries/events'
import {
  areSameQueries,
  failedOf,
  selectAreAnswered,
  selectFailure,
  selectIsAnyPending,
} from '@/store/queries/failure'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { Button } from '@/ui/Button/Button'
import { LoadingCell } from '@/ui/Cells/LoadingCell'
import { UnknownCell } from '@/ui/Cells/UnknownCell'
import { EmptyState } from '@/ui/EmptyState/EmptyState'

export interface UnknownProps {
  /** What would have to be answered for the value to be known. */
  queries: readonly Query[]
}

/** The failed ones among queries, why the first of them failed, and how to read them again. */
export const useFailed = (queries: readonly Query[]) => {
  const send = useSend()
  const failed = useAppSelector(state => failedOf(state, queries), areSameQueries)
  const [first] = failed
  const reason = useAppSelector(state => first && selectFailure(state, first))
  const isRetrying = useAppSelector(state => selectIsAnyPending(state, failed))
  return { failed, reason, isRetrying, retry: () => send(queriesRetried({ queries: failed })) }
}

/** Stands for a value that depends on queries of which one failed: why, and another try. */
export function Unknown({ queries }: UnknownProps) {
  const { failed, reason, isRetrying, retry } = useFailed(queries)
  const onRetry = failed.length > 0 ? retry : undefined
  return <UnknownCell reason={reason} isRetrying={isRetrying} onRetry={onRetry} />
}

/** A value that depends on queries: it loads until they are answered, and may stay unknown. */
export function Known({ queries, children }: UnknownProps & { children: () => ReactNode }) {
  const hasFailed = useAppSelector(state => failedOf(state, queries).length > 0)
  const isRead = useAppSelector(state => selectAreAnswered(state, queries))
  if (hasFailed) return <Unknown queries={queries} />
  return isRead ? children() : <LoadingCell />
}

interface UnknownPartProps extends UnknownProps {
  /** In the plural, as named in a sentence: `disks`. */
  what?: string | undefined
}

/** The same in place of a list, a card or a tab. */
export function UnknownPart({ queries, what }: UnknownPartProps) {
  const { reason, isRetrying, retry } = useFailed(queries)
  return (
    <div role="status">
      <EmptyState
        level={2}
        title={what === undefined ? 'Not known' : `The ${what} are not known`}
        body={reason}
        action={
          <Button isPending={isRetrying} onPress={retry}>
            Try again
          </Button>
        }
      />
    </div>
  )
}

/** A part of a page that depends on queries: says so in its place if one of them failed. */
export function KnownPart({ children, ...props }: UnknownPartProps & { children?: ReactNode }) {
  const hasFailed = useAppSelector(state => failedOf(state, props.queries).length > 0)
  return hasFailed ? <UnknownPart {...props} /> : children
}
