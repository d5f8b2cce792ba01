import type { BulkPlan } from '@/machines/bulk-plan/bulk-plan.events'
import { createEvent } from '@/store/setup/event'

/**
 * Where this tab keeps the plan of its user, which may be long, and what has become of it so far; the
 * last says that there is one, and nothing else.
 */
export const PLAN_KEY = 'basalt-bulk-plan'
export const RESULTS_KEY = 'basalt-bulk-results'
export const PLAN_FLAG = 'basalt-has-bulk-plan'

const isLoggable = true

/** Shows the plan in its dialog, for review. */
export const bulkRequested = createEvent<BulkPlan>('bulk/requested', { isLoggable })
/** Opens the dialog of the plan that there is. */
export const bulkShown = createEvent('bulk/shown', { isLoggable })
export const bulkPlanned = createEvent<BulkPlan>('bulk/planned', { isLoggable })
export const bulkForgotten = createEvent('bulk/forgotten', { isLoggable })
