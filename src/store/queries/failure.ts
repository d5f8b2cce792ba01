import { selectEntry } from '@/api/core/api'
import type { Query } from '@/api/operations/table'
import type { RootState } from '@/store/setup/state'

/**
 * Why a query has no answer, for a screen that bears its failure to say in its place; undefined
 * where it has one.
 */
export const selectProblem = (state: RootState, query: Query): string | undefined => {
  const entry = selectEntry(state, query)
  if (!entry || entry.data !== undefined) return undefined
  return entry.error?.cause ?? entry.error?.message
}
