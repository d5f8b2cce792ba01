import { configureStore } from '@reduxjs/toolkit'
import { upsert } from '@/api/core/api'
import { api } from '@/api/core/endpoints'
import type { Query, ResultOf } from '@/api/operations/table'
import { rootReducer } from '@/store/setup/reducer'

/** What it takes to note that an answer is not in use. Nothing is swept: a sweep counts as planned. */
const services = () => ({
  holders: new Map(),
  unused: { since: new Map(), isWatched: true },
  ports: { clock: { now: () => Date.now() } },
})

/** A store without machines and workflows, whose cache holds what it is told to hold. */
export const createCache = () => {
  const store = configureStore({
    reducer: rootReducer,
    middleware: defaults =>
      defaults({
        immutableCheck: false,
        serializableCheck: false,
        thunk: { extraArgument: services() },
      }).concat(api.middleware),
  })
  return {
    state: store.getState,
    send: store.dispatch,
    hold: <Q extends Query>(query: Q, data: ResultOf<Q['endpoint']>) =>
      upsert(store.dispatch, query, data),
  }
}
