import type { Query } from '@/api/operations/table'
import { createEvent } from '@/store/setup/event'
import type { ListView } from '@/store/lists/view'
import type { ListPage } from './list-page'

const isLoggable = true

/** Names the list by the query of its first page. */
export const pageRequested = createEvent<{ list: Query; direction: 'next' | 'previous' }>(
  'paging/pageRequested',
  { isLoggable },
)
/** The user chooses how many rows a page has, which starts at the first one again. */
export const pageSizeChosen = createEvent<{ list: Query; size: number }>('paging/sizeChosen', {
  isLoggable,
})
export const pageTurned = createEvent<{ key: string; tokens: readonly string[]; size?: number }>(
  'paging/pageTurned',
  { isLoggable },
)
export const pageFailed = createEvent<{ key: string }>('paging/pageFailed', { isLoggable })
/**
 * A screen was opened, with its lists on these pages and in these views. `isSameList`: they were on
 * the screen before, such as under a panel.
 */
export const pagesOpened = createEvent<{
  pages: readonly ListPage[]
  views: Readonly<Record<string, ListView>>
  isSameList: boolean
}>('paging/pagesOpened', { isLoggable })
