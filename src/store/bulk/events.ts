import type { BulkDecision, BulkEvent } from '@/machines/bulk-plan/bulk-plan.events'
import { eventOf } from '@/store/setup/event'
import { PLAN_KEY, RESULTS_KEY } from './bulk'

/** Where storage may refuse to keep the plan. */
export const PLAN_SLOTS = [PLAN_KEY, RESULTS_KEY].map(key => `session/${key}`)

const event = eventOf<
  Exclude<BulkEvent, { type: 'command/succeeded' | 'command/failed' }> | BulkDecision
>({ isLoggable: true })

/* What happens to a plan once its dialog has loaded; what opens it is in `bulk.ts`. */

export const bulkRestored = event('bulk/restored')
export const bulkExtrasRead = event('bulk/extrasRead')
export const bulkQuotaRead = event('bulk/quotaRead')
export const bulkChanged = event('bulk/changed')
export const bulkStarted = event('bulk/started')
export const bulkStopRequested = event('bulk/stopRequested')
export const bulkResumed = event('bulk/resumed')
export const bulkRetryRequested = event('bulk/retryRequested')
export const bulkDismissed = event('bulk/dismissed')
export const bulkRecheckStarted = event('bulk/recheckStarted')
export const bulkRechecked = event('bulk/rechecked')
export const bulkExtended = event('bulk/extended')
export const bulkPaced = event('bulk/paced')
export const bulkRequestStarted = event('bulk/requestStarted')
export const bulkRequestHeld = event('bulk/requestHeld')
export const bulkConnectionAwaited = event('bulk/connectionAwaited')
export const bulkConnectionFound = event('bulk/connectionFound')
export const bulkEnded = event('bulk/ended')
