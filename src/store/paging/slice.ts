import { createSlice } from '@reduxjs/toolkit'
import { cacheKey } from '@/api/core/cache-key'
import type { Query } from '@/api/operations/table'
import { PAGE_SIZE } from '@/lib/limits'
import { pageFailed, pageRequested, pageSizeChosen, pagesOpened, pageTurned } from './events'

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
