import { createSlice } from '@reduxjs/toolkit'
import type { Query } from '@/api/operations/table'
import { createEvent } from '@/store/setup/event'
import type { ListView } from '@/store/lists/view'
import { cacheKey } from '@/api/core/cache-key'
import { PAGE_SIZE } from '@/lib/limits'

/** A list that has pages. */
export interface PagedList {
  list: Query
  /**
   * What distinguishes its query parameters, such as `page` and `q`, from those of the other lists
   * of the screen: empty for the first one, `-2` for the second.
   */
  suffix: string
}

/** A list and the page that it shows. */
export interface ListPage extends PagedList {
  /** The tokens of the pages after the first, up to the current one. */
  tokens: readonly string[]
  /** The most rows of a page. */
  size: number
}

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

interface Pages {
  /** The tokens of the pages after the first, up to the current one. */
  tokens: readonly string[]
  /** The most rows of a page. */
  size: number
  isTurning: boolean
  /** Names the list among those of its screen: see `PagedList`. */
  suffix: string
}

const FIRST: Pages = { tokens: [], size: PAGE_SIZE, isTurning: false, suffix: '' }

type PagingState = Record<string, Pages>

const startTurning = (state: PagingState, list: Query) => {
  const key = cacheKey(list)
  state[key] = { ...(state[key] ?? FIRST), isTurning: true }
}

/** The current page of each list on the screen, by the cache key of its first page. */
export const paging = createSlice({
  name: 'paging',
  initialState: {} as PagingState,
  reducers: {},
  extraReducers: builder =>
    builder
      .addCase(pageRequested, (state, { payload }) => startTurning(state, payload.list))
      .addCase(pageSizeChosen, (state, { payload }) => startTurning(state, payload.list))
      .addCase(pageTurned, (state, { payload: { key, tokens, size } }) => {
        const before = state[key] ?? FIRST
        state[key] = { ...before, tokens: [...tokens], size: size ?? before.size, isTurning: false }
      })
      .addCase(pageFailed, (state, { payload }) => {
        const pages = state[payload.key]
        if (pages) pages.isTurning = false
      })
      .addCase(pagesOpened, (state, { payload }) =>
        Object.fromEntries(
          payload.pages.map(({ list, tokens, size, suffix }) => {
            const key = cacheKey(list)
            const isTurning = state[key]?.isTurning ?? false
            return [key, { tokens, size, suffix, isTurning }]
          }),
        ),
      ),
})
