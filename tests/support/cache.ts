import { configureStore } from '@reduxjs/toolkit'
import { createApiServices, upsert } from '@/api/core/api'
import { api } from '@/api/core/endpoints'
import type { Query, ResultOf } from '@/api/operations/table'
import type { Ports } from '@/app/ports'
import { rootReducer } from '@/store/root/reducer'

/** A clock that never moves: nothing here expires. */
const clock = { now: () => 0, setTimeout: () => 0, clearTimeout: () => undefined }

/** A store without machines and sagas, with the given data in its cache. */
export const createCache = () => {
  const store = configureStore({
    reducer: rootReducer,
    middleware: defaults =>
      defaults({
        immutableCheck: false,
        serializableCheck: false,
        thunk: {
          extraArgument: createApiServices(
            {
              clock,
              storage: { read: () => null, write: () => undefined },
            } as Partial<Ports> as Ports,
            {
              host: '',
              token: null,
            },
          ),
        },
      }).concat(api.middleware),
  })
  return {
    state: store.getState,
    send: store.dispatch,
    hold: <Q extends Query>(query: Q, data: ResultOf<Q['endpoint']>) =>
      upsert(store.dispatch, query, data),
  }
}
