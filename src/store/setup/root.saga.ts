import { watchCommands } from '@/store/commands/saga'
import { watchConfirm } from '@/store/confirm/saga'
import { watchCopy } from '@/store/tab/copy.saga'
import { watchForms } from '@/store/forms/saga'
import { watchHints } from '@/store/navigation/prefetch.saga'
import { watchImports } from '@/store/project/disks/import-cancel.saga'
import { watchLosses } from '@/store/navigation/not-found.saga'
import { watchNavigation } from '@/store/navigation/saga'
import { watchPaging } from '@/store/paging/saga'
import { watchPolling } from '@/store/polling/saga'
import { watchPreferences } from '@/store/preferences/saga'
import { watchQueries } from '@/store/queries/saga'
import { watchRequestedForms } from '@/store/forms/requests.saga'
import { watchSession } from '@/store/session/saga'
import { watchSnapshots } from '@/store/project/snapshots/snapshot.saga'
import { supervise } from './effects'
import { watchToasts } from '@/store/toasts/saga'

const watchers = {
  commands: watchCommands,
  confirm: watchConfirm,
  copy: watchCopy,
  forms: watchForms,
  hints: watchHints,
  imports: watchImports,
  losses: watchLosses,
  navigation: watchNavigation,
  paging: watchPaging,
  polling: watchPolling,
  preferences: watchPreferences,
  queries: watchQueries,
  'requested forms': watchRequestedForms,
  session: watchSession,
  snapshots: watchSnapshots,
  toasts: watchToasts,
}

/** Every workflow, each on its own. */
export function* rootSaga() {
  for (const [name, watcher] of Object.entries(watchers)) yield* supervise(name, watcher)
}
