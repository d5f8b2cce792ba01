import { configureStore, createAction } from '@reduxjs/toolkit'
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query'
import { createBrowserHistory } from 'history'
import { useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import createSagaMiddleware from 'redux-saga'
import { all, call, put, take } from 'redux-saga/effects'
import { createActor, setup } from 'xstate'

/** The API requests of each page, by path. Defined by the build. */
declare const FLOOR_CALLS: Record<string, readonly string[]>

/*
 * The smallest possible page on the console's libraries: it sends the requests of the console's
 * page at that address and shows the responses without styles.
 */

type Item = Record<string, unknown>

const api = createApi({
  baseQuery: fetchBaseQuery({ baseUrl: '/' }),
  endpoints: builder => ({
    read: builder.query<{ items?: Item[]; rules?: Item[] }, string>({ query: url => url }),
  }),
})

const started = createAction<string>('started')
const loaded = createAction<string>('loaded')

const machine = setup({}).createMachine({
  initial: 'idle',
  states: {
    idle: { on: { started: 'loading' } },
    loading: { on: { loaded: 'settled' } },
    settled: {},
  },
})

const actor = createActor(machine)
const saga = createSagaMiddleware()
const history = createBrowserHistory()

const store = configureStore({
  reducer: {
    [api.reducerPath]: api.reducer,
    path: (path: string | null = null, action) => (loaded.match(action) ? action.payload : path),
  },
  middleware: defaults => defaults().concat(api.middleware, saga),
})

const calls = FLOOR_CALLS
const callsOf = (path: string) => calls[path] ?? []

saga.run(function* () {
  const { payload: path }: ReturnType<typeof started> = yield take(started)
  yield all(callsOf(path).map(url => call(() => store.dispatch(api.endpoints.read.initiate(url)))))
  yield put(loaded(path))
  actor.send({ type: 'loaded' })
})

const itemsOf = (path: string) =>
  callsOf(path).flatMap(url => {
    const { data } = api.endpoints.read.select(url)(store.getState())
    return (data?.items ?? data?.rules ?? []).slice(0, 25)
  })

const words = (item: Item) => Object.values(item).filter(value => typeof value === 'string')

function Rows({ items }: { items: readonly Item[] }) {
  return (
    <table>
      <tbody>
        {items.map((item, index) => (
          <tr key={index}>
            {words(item).map((word, column) => (
              <td key={column}>{word}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Fields({ items }: { items: readonly Item[] }) {
  return (
    <form>
      {items.map((item, index) => (
        <input key={index} defaultValue={String(item.name)} />
      ))}
    </form>
  )
}

function Page() {
  const path = useSyncExternalStore(store.subscribe, () => store.getState().path)
  if (path === null) return null
  const items = itemsOf(path)
  return <main>{path.endsWith('-new') ? <Fields items={items} /> : <Rows items={items} />}</main>
}

actor.start()
actor.send({ type: 'started' })
store.dispatch(started(history.location.pathname))
const root = document.getElementById('root')
if (root) createRoot(root).render(<Page />)
