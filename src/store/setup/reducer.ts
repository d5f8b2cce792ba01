import { combineReducers } from '@reduxjs/toolkit'
import { api } from '@/api/core/api'
import { actorsReducer } from '../slices/actors'
import { page } from '../slices/page'
import { paging } from '../slices/paging'
import { palette } from '../slices/palette'
import { preferences } from '../slices/preferences'
import { random } from '../slices/random'
import { toasts } from '../slices/toasts'

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
