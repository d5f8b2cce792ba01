import { configureStore } from '@reduxjs/toolkit'
import createSagaMiddleware from 'redux-saga'
import type { InspectionEvent } from 'xstate'
import { api } from '@/api/core/endpoints'
import { clockStamps } from '@/api/core/unused'
import { createBridge } from '@/store/bridge/bridge'
import type { SagaContext } from '@/store/setup/effects'
import type { Services } from '@/store/setup/services'
import { clockFollowed } from '@/store/tab/events'
import { rootReducer } from './reducer'
import { rootSaga } from './root.saga'

/**
 * Creates the store with its machines and sagas. Sagas see an event after the machines: the saga
 * middleware wraps the bridge.
 */
export const createStore = (services: Services, onInspect?: (event: InspectionEvent) => void) => {
  const bridge = createBridge(services.ports.clock, services.machines, onInspect)
  const context: Partial<SagaContext> = { services }
  const saga = createSagaMiddleware({
    context,
    onError: (error, { sagaStack }) =>
      services.ports.report('error', `${error.message}\n${sagaStack}`),
  })

  const store = configureStore({
    reducer: rootReducer,
    devTools: __DEV__,
    middleware: defaults =>
      defaults({
        thunk: { extraArgument: services },
        serializableCheck: __DEV__,
        // Immer freezes the state: whoever changes it is told at once.
        immutableCheck: false,
      }).concat(api.middleware, saga, bridge.middleware, clockStamps(services.ports.clock)),
    // On the next tick, not the next frame: hidden pages draw no frames.
    enhancers: defaults => defaults({ autoBatch: { type: 'tick' } }),
  })

  services.ports.clock.onOffset = offset => store.dispatch(clockFollowed({ offset }))
  saga.setContext({ dispatch: store.dispatch })
  const task = saga.run(rootSaga)
  bridge.start(store.dispatch)

  return {
    store,
    stop() {
      task.cancel()
      bridge.stop()
      store.dispatch(api.util.resetApiState())
    },
  }
}

export type AppStore = ReturnType<typeof createStore>['store']
