import type { BulkDecision, BulkEvent, BulkPlan } from '@/machines/bulk-plan/bulk-plan.events'
import { createEvent, eventOf } from '@/store/setup/event'

/**
 * Where this tab keeps the plan of its user, which may be long, and what has become of it so far; the
 * last says that there is one, and nothing else.
 */
export const PLAN_KEY = 'basalt-bulk-plan'
export const RESULTS_KEY = 'basalt-bulk-results'
export const PLAN_FLAG = 'basalt-has-bulk-plan'
export const PLAN_SLOTS = [PLAN_KEY, RESULTS_KEY].map(key => `session/${key}`)

const isLoggable = true

const event = eventOf<
  Exclude<BulkEvent, { type: 'command/succeeded' | 'command/failed' }> | BulkDecision
>({ isLoggable })

/** Shows the plan in its dialog, for review. */
export const bulkRequested = createEvent<BulkPlan>('bulk/requested', { isLoggable })
/** Opens the dialog of the plan that there is. */
export const bulkShown = createEvent('bulk/shown', { isLoggable })

export const bulkPlanned = event('bulk/planned')
export const bulkRestored = event('bulk/restored')
export const bulkExtrasRead = event('bulk/extrasRead')
export const bulkQuotaRead = event('bulk/quotaRead')
export const bulkChanged = event('bulk/changed')
export const bulkStarted = event('bulk/started')
export const bulkStopRequested = event('bulk/stopRequested')
export const bulkResumed = event('bulk/resumed')
export const bulkRetryRequested = event('bulk/retryRequested')
export const bulkDismissed = event('bulk/dismissed')
export const bulkForgotten = event('bulk/forgotten')
export const bulkRecheckStarted = event('bulk/recheckStarted')
export const bulkRechecked = event('bulk/rechecked')
export const bulkExtended = event('bulk/extended')
export const bulkPaced = event('bulk/paced')
export const bulkRequestStarted = event('bulk/requestStarted')
export const bulkRequestHeld = event('bulk/requestHeld')
export const bulkConnectionAwaited = event('bulk/connectionAwaited')
export const bulkConnectionFound = event('bulk/connectionFound')
export const bulkEnded = event('bulk/ended')
