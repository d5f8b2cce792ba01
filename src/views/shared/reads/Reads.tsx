import type { ReactNode } from 'react'
import type { Query } from '@/api/operations/table'
import { useQueries } from '@/store/setup/hooks'
import { Stack } from '@/ui/Layout/Layout'
import { Message } from '@/ui/Message/Message'

function Read({ query }: { query: Query }) {
  useQueries([query])
  return null
}

/**
 * Keeps many queries wanted, one by one: a list that grows with every answer would be recorded as a
 * whole each time.
 */
export function Reads({ queries }: { queries: readonly Query[] }) {
  return queries.map(query => <Read key={JSON.stringify(query)} query={query} />)
}

interface NotLookedAtProps {
  title?: string
  /** What could not be read and why, each with a key. */
  reasons: readonly (readonly [key: string, text: ReactNode])[]
  /** What can be done about it. */
  children?: ReactNode
}

/** The sources that an answer had to do without; nothing if there are none. */
export function NotLookedAt({ title = 'Could not look at', reasons, children }: NotLookedAtProps) {
  if (reasons.length === 0) return null
  return (
    <Message tone="notice" title={title}>
      <Stack as="ul" gap={1} overflowWrap="anywhere" aria-label={title}>
        {reasons.map(([key, text]) => (
          <li key={key}>{text}</li>
        ))}
      </Stack>
      {children}
    </Message>
  )
}
