import type { Query } from '@/api/operations/table'
import { createEvent } from '@/store/setup/event'
import type { ListPage } from './list-page'

const isLoggable = true

/** Names the list by the query of its first page. */
export const pageRequested = createEvent<{ list: Query; direction: 'next' | 'previous' }>(
  'paging/pageRequested',
  { isLoggable },
)
export const pageTurned = createEvent<{ key: string; tokens: readonly string[] }>(
  'paging/pageTurned',
  { isLoggable },
)
export const pageFailed = createEvent<{ key: string }>('paging/pageFailed', { isLoggable })
/** A screen was opened, with its lists on these pages. */
export const pagesOpened = createEvent<{ pages: readonly ListPage[] }>('paging/pagesOpened', {
  isLoggable,
})
