import { NO_PLAN } from '@/machines/bulk-plan/bulk-plan.rules'
import type { RootState } from '@/store/setup/state'

/** The dialog of the plan, and the machine of its code. */
export const BULK = 'bulk'
export const BULK_PLAN = 'bulkPlan'

/** The plan, and the results of its requests so far. */
export const selectBulk = (state: RootState) => state.actors[BULK_PLAN]?.context ?? NO_PLAN

/** Where the plan stands: `running`. */
export const selectBulkPhase = (state: RootState) =>
  (state.actors[BULK_PLAN]?.value ?? 'empty') as
    | 'empty'
    | 'reviewing'
    | 'running'
    | 'disconnected'
    | 'stopping'
    | 'stopped'
    | 'finished'
    | 'restored'
    | 'rechecking'

/** True while requests of the plan are sent. */
export const selectIsBulkBusy = (state: RootState) =>
  state.actors[BULK_PLAN]?.tags.includes('busy') ?? false
