import { watchCommands } from './commands'
import { watchConfirm } from './confirm'
import { watchCopy } from './copy'
import { watchForms } from './forms'
import { watchHints } from './hints'
import { watchImports } from './imports'
import { watchLosses } from './losses'
import { watchNavigation } from './navigation'
import { watchPaging } from './paging'
import { watchPolling } from './polling'
import { watchPreferences } from './preferences'
import { watchQueries } from './queries'
import { watchRequestedForms } from './requested-forms'
import { watchSession } from './session'
import { watchSnapshots } from './snapshots'
import { supervise } from './supervise'
import { watchToasts } from './toasts'

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
