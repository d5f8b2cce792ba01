import type { Query } from '@/api/operations/table'
import { camelCaseToWords } from '@/lib/case'
import { commaSeries, plural } from '@/lib/text'
import { Button } from '@/ui/Button/Button'
import { Message } from '@/ui/Message/Message'
import { useFailed, type UnknownProps } from './Unknown'

const SHORT = /^(bfd|bgp|icmp|ip|lldp|mac|scim|ssh|vpc)$/

/** What a query reads, in the words of its operation: `instance external IPs`. */
const nameOf = ({ endpoint }: Query): string => {
  const words = camelCaseToWords(endpoint).map(word =>
    SHORT.test(word) ? word.toUpperCase() : word,
  )
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
