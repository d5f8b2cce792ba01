import { call, select, take } from 'typed-redux-saga'
import { navigationLoaded } from '@/store/navigation/events'
import { findLocation } from '@/store/navigation/find-location'
import { selectCurrentUser, selectIsSiloAdmin } from '@/store/session/selectors'
import { loadDialog } from '@/store/setup/code'
import type { RootState } from '@/store/setup/state'
import { siloPaths } from '../paths'

const isKnown = (state: RootState) => selectCurrentUser(state) !== undefined

/** Loads the warning about certificates for those who may renew them, after the first screen. */
export function* watchCertificates() {
  do yield* take(navigationLoaded)
  while (!(yield* select(isKnown)))
  if (!(yield* select(selectIsSiloAdmin))) return
  try {
    // The table of the pages has the operations, too.
    yield* call(findLocation, siloPaths.certificates())
    yield* call(loadDialog, 'certificateRenewal')
  } catch {
    // The next page load tries again.
  }
}
