import { createSlice } from '@reduxjs/toolkit'
import { cacheKey } from '@/api/core/cache-key'
import { pageFailed, pageRequested, pagesOpened, pageTurned } from './events'

export interface Pages {
  /** The tokens of the pages after the first, up to the current one. */
  tokens: readonly string[]
  isTurning: boolean
}

/** The current page of each list on the screen, by the cache key of its first page. */
export const paging = createSlice({
  name: 'paging',
  initialState: {} as Record<string, Pages>,
  reducers: {},
  extraReducers: builder =>
    builder
      .addCase(pageRequested, (state, { payload }) => {
        const key = cacheKey(payload.list)
        state[key] = { tokens: state[key]?.tokens ?? [], isTurning: true }
      })
      .addCase(pageTurned, (state, { payload }) => {
        state[payload.key] = { tokens: [...payload.tokens], isTurning: false }
      })
      .addCase(pageFailed, (state, { payload }) => {
        const pages = state[payload.key]
        if (pages) pages.isTurning = false
      })
      .addCase(pagesOpened, (state, { payload }) =>
        Object.fromEntries(
          payload.pages.flatMap(({ list, tokens }) => {
            const key = cacheKey(list)
            const isTurning = state[key]?.isTurning ?? false
            return state[key] || tokens.length > 0 ? [[key, { tokens, isTurning }]] : []
          }),
        ),
      ),
})
