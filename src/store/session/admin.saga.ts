import { call, select, take } from 'typed-redux-saga'
import { navigationLoaded } from '@/store/navigation/events'
import { loadDialog, loadTable } from '@/store/setup/code'
import { services } from '@/store/setup/effects'
import type { RootState } from '@/store/setup/state'
import { selectCurrentUser, selectIsSiloAdmin } from './selectors'

const isKnown = (state: RootState) => selectCurrentUser(state) !== undefined

/** Loads what runs for the administrators of a silo on every page, after the first screen. */
export function* watchAdmins() {
  const { routes, ports } = yield* services()
  // Loading a table removes its entry.
  const entries = routes.filter(({ adminDialog }) => adminDialog !== undefined)
  do yield* take(navigationLoaded)
  while (!(yield* select(isKnown)))
  if (!(yield* select(selectIsSiloAdmin))) return
  try {
    for (const entry of entries) {
      yield* call(loadTable, entry)
      yield* call(loadDialog, entry.adminDialog!)
    }
  } catch (cause) {
    ports.report('error', `What runs for administrators did not load: ${String(cause)}`)
  }
}
