import { configureStore, combineReducers, type Reducer } from '@reduxjs/toolkit'
import createSagaMiddleware from 'redux-saga'
import type { InspectionEvent } from 'xstate'
import { api } from '@/api/core/endpoints'
import { clockStamps } from '@/api/core/unused'
import { createBridge } from '@/store/bridge/bridge'
import type { SagaContext } from '@/store/setup/effects'
import type { Services } from '@/store/setup/services'
import { clockFollowed, tab } from '@/store/tab/slice'
import { actorsReducer } from '@/store/bridge/slice'
import { commands } from '@/store/commands/slice'
import { drafts } from '@/store/drafts/drafts'
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
import { savedViews } from '@/store/saved-views/views'
import { timeRange } from '@/store/time-range/slice'
import type { RootState } from '@/store/setup/state'
import { toasts } from '@/store/toasts/slice'
import { rootSaga } from './root.saga'

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

/**
 * The members of a value that have not been checked yet. Redux Toolkit's own memory walks through
 * everything that was ever read, for each event.
 */
const uncheckedEntries = () => {
  const checked = new WeakSet<object>()
  return (value: object): [string, unknown][] => {
    if (checked.has(value)) return []
    // What may still be changed is checked each time.
    if (Object.isFrozen(value)) checked.add(value)
    return Object.entries(value)
  }
}

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
        serializableCheck: __DEV__ && { disableCache: true, getEntries: uncheckedEntries() },
        // Immer freezes the state: anyone who changes it is told at once.
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
