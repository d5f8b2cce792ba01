import { combineReducers, type Reducer } from '@reduxjs/toolkit'
import { api } from '@/api/core/endpoints'
import { actorsReducer } from '@/store/bridge/slice'
import { commands } from '@/store/commands/slice'
import { drafts } from '@/store/drafts/slice'
import { dialogs } from '@/store/forms/slice'
import { lists } from '@/store/lists/slice'
import { paging } from '@/store/paging/slice'
import { palette } from '@/store/palette/slice'
import { shortcuts } from '@/store/shortcuts/slice'
import { polling } from '@/store/polling/slice'
import { preferences } from '@/store/preferences/slice'
import { queries } from '@/store/queries/slice'
import { random } from '@/store/random/slice'
import { release } from '@/store/release/slice'
import { savedViews } from '@/store/saved-views/slice'
import { tab } from '@/store/tab/slice'
import { timeRange } from '@/store/time-range/slice'
import type { RootState } from '@/store/setup/state'
import { toasts } from '@/store/toasts/slice'

export const rootReducer: Reducer<RootState> = combineReducers({
  [api.reducerPath]: api.reducer,
  actors: actorsReducer,
  commands: commands.reducer,
  dialogs: dialogs.reducer,
  drafts: drafts.reducer,
  lists: lists.reducer,
  paging: paging.reducer,
  palette: palette.reducer,
  shortcuts: shortcuts.reducer,
  polling: polling.reducer,
  preferences: preferences.reducer,
  queries: queries.reducer,
  random: random.reducer,
  release: release.reducer,
  savedViews: savedViews.reducer,
  tab: tab.reducer,
  timeRange: timeRange.reducer,
  toasts: toasts.reducer,
})
