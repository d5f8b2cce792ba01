import { createSlice } from '@reduxjs/toolkit'
import type { Query } from '@/api/operations/table'
import { createEvent } from '@/store/setup/event'

const isLoggable = true

/** A mounted part of the screen, such as a dialog or a cell, needs these queries. */
export const queriesWanted = createEvent<{ owner: string; queries: readonly Query[] }>(
  'queries/wanted',
  { isLoggable },
)
export const queriesReleased = createEvent<{ owner: string }>('queries/released', { isLoggable })

/** Refetches queries that failed. */
export const queriesRetried = createEvent<{ queries: readonly Query[] }>('queries/retried', {
  isLoggable,
})

/** Refetches everything that the screen shows. */
export const refreshRequested = createEvent('queries/refreshRequested', { isLoggable })
export const refreshFinished = createEvent('queries/refreshFinished', { isLoggable })

/** Whether a refresh of the whole screen is under way. */
export const queries = createSlice({
  name: 'queries',
  initialState: { isRefreshing: false },
  reducers: {},
  extraReducers: builder =>
    builder
      .addCase(refreshRequested, state => {
        state.isRefreshing = true
      })
      .addCase(refreshFinished, state => {
        state.isRefreshing = false
      }),
})

export const selectIsRefreshing = (state: { queries: { isRefreshing: boolean } }) =>
  state.queries.isRefreshing
