import { call, select, take, type SagaGenerator } from 'typed-redux-saga'
import { navigationLoaded } from '@/store/navigation/events'
import { loadDialog, loadTable, register } from '@/store/setup/code'
import { services, wait } from '@/store/setup/effects'
import type { RootState } from '@/store/setup/state'
import { selectCurrentUser, selectIsSiloAdmin } from './session'

const isKnown = (state: RootState) => selectCurrentUser(state) !== undefined

/** How long the first screen has the connection for itself, in milliseconds. */
const SHOWN = 300

/** Whether a screen still waits for an answer: on a slow connection, late code would be in its way. */
const isReading = (state: RootState) =>
  Object.values(state.api.queries).some(entry => entry?.status === 'pending')

/** How long until code that few need is loaded as well. */
const IDLE = 5000

function* loadRights() {
  const { ports, late, prepare } = yield* services()
  yield* call(async () => prepare?.())
  const rights = yield* call(() => ports.loadCode('rights', () => import('./rights')))
  late.rights = rights
  yield* register('rights', { sagas: [rights.watchRights, rights.watchClock] })
}

/** Loads what runs for the administrators of a silo on every page. */
function* loadAdmins() {
  const { routes } = yield* services()
  for (const entry of routes.filter(({ adminDialog }) => adminDialog !== undefined)) {
    yield* call(loadTable, entry)
    yield* call(loadDialog, entry.adminDialog!)
  }
}

function* attempt(load: () => SagaGenerator<void>) {
  try {
    yield* call(load)
  } catch (cause) {
    const { ports } = yield* services()
    ports.report('error', `Code for every page did not load: ${String(cause)}`)
  }
}

/** Loads what every page has, but only after the first screen. */
export function* watchLate() {
  do yield* take(navigationLoaded)
  while (!(yield* select(isKnown)))
  for (let waited = 0; waited < IDLE; waited += SHOWN) {
    yield* wait(SHOWN)
    if (!(yield* select(isReading))) break
  }
  yield* attempt(loadRights)
  yield* wait(IDLE - SHOWN)
  if (yield* select(selectIsSiloAdmin)) yield* attempt(loadAdmins)
}
