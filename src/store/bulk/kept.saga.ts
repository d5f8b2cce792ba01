import { call, put, select, take, type SagaGenerator } from 'typed-redux-saga'
import type { StoragePort } from '@/ports/ports'
import type { KeptPlan } from '@/machines/bulk-plan/bulk-plan.events'
import { navigationLoaded } from '@/store/navigation/events'
import { findLocation } from '@/store/navigation/find-location'
import { selectIsNavigating, selectLocation } from '@/store/navigation/selectors'
import { selectOwner } from '@/store/session/session'
import { loadScreen } from '@/store/setup/code'
import { services } from '@/store/setup/effects'
import type { RootState } from '@/store/setup/state'
import { bulkRestored, PLAN_FLAG, PLAN_KEY } from './bulk'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isKept = (value: unknown): value is KeptPlan & { owner: string } =>
  isObject(value) &&
  typeof value.owner === 'string' &&
  typeof value.value === 'string' &&
  typeof value.isWithExtras === 'boolean' &&
  isObject(value.results) &&
  isObject(value.plan) &&
  Array.isArray(value.plan.rows) &&
  isObject(value.plan.requests)

/** The plan that this tab keeps for a user; null if there is none. */
const readKept = (storage: StoragePort, user: string | null): KeptPlan | null => {
  try {
    const kept: unknown = JSON.parse(storage.read('session', PLAN_KEY) ?? 'null')
    if (!isKept(kept) || kept.owner !== user) return null
    const { plan, results, value, isWithExtras } = kept
    return { plan, results, value, isWithExtras }
  } catch {
    return null
  }
}

/** Keeps the plan of a user; null for none. */
export const writeKept = (storage: StoragePort, owner: string | null, kept: KeptPlan | null) => {
  const isAny = kept !== null && owner !== null
  storage.write('session', PLAN_KEY, isAny ? JSON.stringify({ owner, ...kept }) : null)
  storage.write('session', PLAN_FLAG, isAny ? 'yes' : null)
}

/** Shows the plan that this tab keeps for the user, in a dialog that `open` opens. */
export function* restorePlan(open: () => SagaGenerator<void>) {
  const { ports } = yield* services()
  const user = yield* select(selectOwner)
  const kept = ports.validateSecret(() => readKept(ports.storage, user))
  if (!kept) return
  const isLoading = (state: RootState) => !selectLocation(state) || selectIsNavigating(state)
  while (yield* select(isLoading)) yield* take(navigationLoaded)
  // The screen that made the plan has its calls and workflows.
  const { match } = yield* call(findLocation, kept.plan.screen)
  if (match) yield* call(loadScreen, match.route)
  yield* open()
  yield* put(bulkRestored(kept))
}
