import { configureStore } from '@reduxjs/toolkit'
import { upsert } from '@/api/core/api'
import { api } from '@/api/core/endpoints'
import type { Query, ResultOf } from '@/api/operations/table'
import { rootReducer } from '@/store/setup/reducer'

/** A store without machines and workflows, whose cache holds what it is told to hold. */
export const createCache = () => {
  const store = configureStore({
    reducer: rootReducer,
    middleware: defaults =>
      defaults({ immutableCheck: false, serializableCheck: false }).concat(api.middleware),
  })
  return {
    state: store.getState,
    send: store.dispatch,
    hold: <Q extends Query>(query: Q, data: ResultOf<Q['endpoint']>) =>
      upsert(store.dispatch, query, data),
  }
}
