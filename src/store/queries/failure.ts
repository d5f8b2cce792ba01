import { selectEntry } from '@/api/core/api'
import type { Query } from '@/api/operations/table'
import type { RootState } from '@/store/setup/state'

/**
 * Why a query failed, without general advice. Undefined if it has an answer or is still pending.
 */
export const selectFailure = (state: RootState, query: Query): string | undefined => {
  const entry = selectEntry(state, query)
  if (!entry || entry.data !== undefined) return undefined
  return entry.error?.cause ?? entry.error?.message
}
