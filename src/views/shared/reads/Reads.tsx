import type { Query } from '@/api/operations/table'
import { useQueries } from '@/store/setup/hooks'

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
