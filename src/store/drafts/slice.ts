import { createSlice } from '@reduxjs/toolkit'
import { createEvent } from '@/store/setup/event'
import type { Draft } from './drafts'

/** The drafts have changed. The saga that decides this also writes them to storage. */
export const draftsChanged = createEvent<{ drafts: readonly Draft[] }>('drafts/changed', {
  isLoggable: false,
})

/** The drafts of the user, latest first. Later changes by other tabs are not included. */
export const drafts = createSlice({
  name: 'drafts',
  initialState: [] as readonly Draft[],
  reducers: {},
  extraReducers: builder => builder.addCase(draftsChanged, (_state, { payload }) => payload.drafts),
})
