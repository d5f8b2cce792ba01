import type { Query } from '@/api/operations/table'
import { operationWords } from '@/lib/operation-words'
import { commaSeries, plural } from '@/lib/text'
import { queriesRetried } from '@/store/queries/slice'
import {
  areSameQueries,
  failedOf,
  selectFailure,
  selectIsAnyPending,
} from '@/store/queries/failure'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { Button } from '@/ui/Button/Button'
import { UnknownCell } from '@/ui/Cells/UnknownCell'
import { EmptyState } from '@/ui/EmptyState/EmptyState'
import { Message } from '@/ui/Message/Message'

export interface UnknownProps {
  /** What would have to be answered for the value to be known. */
  queries: readonly Query[]
}

/** The failed ones among queries, why the first of them failed, and how to read them again. */
const useFailed = (queries: readonly Query[]) => {
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

export interface UnknownPartProps extends UnknownProps {
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

/** What a query reads, in the words of its operation: `instance external IPs`. */
const nameOf = ({ endpoint }: Query): string => {
  const words = operationWords(endpoint)
  const last = words.at(-1)
  const noun = words.slice(0, last === 'view' || last === 'list' ? -1 : undefined).join(' ')
  return last === 'list' ? plural(noun) : noun
}

/** Says above a page which of its reads failed, and reads them again. */
export function UnreadNotice({ queries }: UnknownProps) {
  const { failed, reason, isRetrying, retry } = useFailed(queries)
  const names = [...new Set(failed.map(nameOf))]
  return (
    <div role="status">
      <Message tone="notice">
        Not known: {commaSeries(names, 'and')}. {reason}{' '}
        <Button size="sm" isPending={isRetrying} onPress={retry}>
          Try again
        </Button>
      </Message>
    </div>
  )
}
