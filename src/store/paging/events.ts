import { createAction } from '@reduxjs/toolkit'
import type { Query } from '@/api/operations/table'

/** `list` is the query of the first page: it names the list. */
export const pageRequested = createAction<{ list: Query; direction: 'next' | 'previous' }>(
  'paging/pageRequested',
)
export const pageTurned = createAction<{ key: string; tokens: readonly string[] }>(
  'paging/pageTurned',
)
export const pageFailed = createAction<{ key: string }>('paging/pageFailed')
export const pagesForgotten = createAction<{ keep: readonly string[] }>('paging/pagesForgotten')
