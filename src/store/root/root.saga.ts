import { watchBulk } from '@/store/bulk/saga'
import { watchKeptCommands } from '@/store/commands/kept.saga'
import { watchCommands } from '@/store/commands/saga'
import { watchConfirmChecks } from '@/store/confirm/contents.saga'
import { watchConnection } from '@/store/connection/connection'
import { watchDrafts } from '@/store/drafts/saga'
import { watchFormRequests } from '@/store/forms/requests.saga'
import { watchFormReturns } from '@/store/forms/returns.saga'
import { watchLists } from '@/store/lists/saga'
import { watchNotFound } from '@/store/navigation/not-found.saga'
import { watchPrefetch } from '@/store/navigation/prefetch.saga'
import { watchNavigation } from '@/store/navigation/saga'
import { watchPaging } from '@/store/paging/saga'
import { watchRecent } from '@/store/palette/kept.saga'
import { watchPolling } from '@/store/polling/saga'
import { watchPreferences } from '@/store/preferences/saga'
import { watchQueries } from '@/store/queries/saga'
import { watchCodeFailures } from '@/store/release/code-failure.saga'
import { watchRelease } from '@/store/release/saga'
import { watchSavedViews } from '@/store/saved-views/saga'
import { watchLate } from '@/store/session/late.saga'
import { watchSession } from '@/store/session/saga'
import { supervise } from '@/store/setup/effects'
import { watchCopy } from '@/store/tab/copy.saga'
import { watchToasts } from '@/store/toasts/saga'

const watchers = {
  bulk: watchBulk,
  'code failures': watchCodeFailures,
  commands: watchCommands,
  'confirm checks': watchConfirmChecks,
  connection: watchConnection,
  copy: watchCopy,
  drafts: watchDrafts,
  'form requests': watchFormRequests,
  'form returns': watchFormReturns,
  'kept commands': watchKeptCommands,
  late: watchLate,
  lists: watchLists,
  navigation: watchNavigation,
  'not found': watchNotFound,
  paging: watchPaging,
  polling: watchPolling,
  preferences: watchPreferences,
  prefetch: watchPrefetch,
  queries: watchQueries,
  recent: watchRecent,
  release: watchRelease,
  'saved views': watchSavedViews,
  session: watchSession,
  toasts: watchToasts,
}

/**
 * Starts the core workflows, each supervised separately. The forms workflow starts with the first
 * form, those of features with their screens.
 */
export function* rootSaga() {
  for (const [name, watcher] of Object.entries(watchers)) yield* supervise(name, watcher)
}
