import { createSlice } from '@reduxjs/toolkit'
import { createEvent } from '@/store/setup/event'
import type { SavedView, ViewsChange } from './views'

const isLoggable = true

/** The user saves, renames, pins, deletes or imports views. */
export const viewsChanged = createEvent<ViewsChange>('savedViews/changed', { isLoggable })

/** The user names how the lists of a screen look now. */
export const viewNamed = createEvent<Omit<SavedView, 'search'>>('savedViews/named', { isLoggable })

/** All views that this browser keeps for the user. */
export const viewsRestored = createEvent<{ views: readonly SavedView[] }>('savedViews/restored', {
  isLoggable,
})

/** The saved views of the user. Those that other tabs save later appear with the next change. */
export const savedViews = createSlice({
  name: 'savedViews',
  initialState: [] as readonly SavedView[],
  reducers: {},
  extraReducers: builder => builder.addCase(viewsRestored, (_state, { payload }) => payload.views),
})
