import { createSlice } from '@reduxjs/toolkit'
import { createEvent } from '@/store/setup/event'
import type { Draft } from './drafts'

/** What is kept now has changed. Decided by the saga, which writes it to storage as well. */
export const draftsChanged = createEvent<{ drafts: readonly Draft[] }>('drafts/changed', {
  isLoggable: false,
})

/** What was typed into forms and not submitted, the latest first. Other tabs' later ones are not here. */
export const drafts = createSlice({
  name: 'drafts',
  initialState: [] as readonly Draft[],
  reducers: {},
  extraReducers: builder => builder.addCase(draftsChanged, (_state, { payload }) => payload.drafts),
})
