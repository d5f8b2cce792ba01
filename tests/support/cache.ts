import { configureStore } from '@reduxjs/toolkit'
import { createApiServices, upsert } from '@/api/core/api'
import { allOperations } from '@/api/operations/full-table'
import { api } from '@/api/core/endpoints'
import { releaseFound } from '@/api/core/release'
import { OLDEST, type Release } from '@/api/releases/ladder'
import type { Query, ResultOf } from '@/api/operations/table'
import type { Ports } from '@/ports/ports'
import { rootReducer } from '@/store/root/store'

/** A clock that never moves: nothing here expires. */
const clock = { now: () => 0, setTimeout: () => 0, clearTimeout: () => undefined }

/**
 * A store without machines and sagas, with the given data in its cache, for a rack of the release.
 */
export const createCache = (release: Release = OLDEST) => {
  const store = configureStore({
    reducer: rootReducer,
    middleware: defaults =>
      defaults({
        immutableCheck: false,
        serializableCheck: false,
        thunk: {
          extraArgument: {
            ...createApiServices(
              {
                clock,
                storage: { read: () => null, write: () => undefined },
              } as Partial<Ports> as Ports,
              { host: '', token: null },
            ),
            operations: allOperations,
          },
        },
      }).concat(api.middleware),
  })
  store.dispatch(releaseFound({ release }))
  return {
    state: store.getState,
    send: store.dispatch,
    hold: <Q extends Query>(query: Q, data: ResultOf<Q['endpoint']>) =>
      upsert(store.dispatch, query, data),
  }
}
