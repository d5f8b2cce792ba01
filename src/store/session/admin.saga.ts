import { call, select, take } from 'typed-redux-saga'
import { navigationLoaded } from '@/store/navigation/events'
import { loadDialog, loadTable } from '@/store/setup/code'
import { services, wait } from '@/store/setup/effects'
import type { RootState } from '@/store/setup/state'
import { selectCurrentUser, selectIsSiloAdmin } from './selectors'

const isKnown = (state: RootState) => selectCurrentUser(state) !== undefined

/** How long the first screen has the connection for itself, in milliseconds. */
const IDLE = 5000

/** Loads what runs for the administrators of a silo on every page, well after the first screen. */
export function* watchAdmins() {
  const { routes, ports } = yield* services()
  // Loading a table removes its entry.
  const entries = routes.filter(({ adminDialog }) => adminDialog !== undefined)
  do yield* take(navigationLoaded)
  while (!(yield* select(isKnown)))
  if (!(yield* select(selectIsSiloAdmin))) return
  yield* wait(IDLE)
  try {
    for (const entry of entries) {
      yield* call(loadTable, entry)
      yield* call(loadDialog, entry.adminDialog!)
    }
  } catch (cause) {
    ports.report('error', `What runs for administrators did not load: ${String(cause)}`)
  }
}
