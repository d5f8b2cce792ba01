import { combineReducers } from '@reduxjs/toolkit'
import { api } from '@/api/core/api'
import { actorsReducer } from '@/store/bridge/slice'
import { page } from '@/store/tab/slice'
import { paging } from '@/store/paging/slice'
import { palette } from '@/store/palette/slice'
import { preferences } from '@/store/preferences/slice'
import { random } from '@/store/random/slice'
import { toasts } from '@/store/toasts/slice'

/** All state of the console. What the server owns is in `api`, and nowhere else. */
export const rootReducer = combineReducers({
  [api.reducerPath]: api.reducer,
  actors: actorsReducer,
  page: page.reducer,
  paging: paging.reducer,
  palette: palette.reducer,
  preferences: preferences.reducer,
  random: random.reducer,
  toasts: toasts.reducer,
})

export type RootState = ReturnType<typeof rootReducer>
