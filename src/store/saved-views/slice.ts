import { createSlice } from '@reduxjs/toolkit'
import { viewsRestored } from './events'
import type { SavedView } from './views'

/** The saved views of the user. Those that other tabs save later appear with the next change. */
export const savedViews = createSlice({
  name: 'savedViews',
  initialState: [] as readonly SavedView[],
  reducers: {},
  extraReducers: builder => builder.addCase(viewsRestored, (_state, { payload }) => payload.views),
})
