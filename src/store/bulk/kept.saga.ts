import { call, put, select, take, type SagaGenerator } from 'typed-redux-saga'
import type { StoragePort } from '@/ports/ports'
import type { KeptPlan } from '@/machines/bulk-plan/bulk-plan.events'
import { navigationLoaded } from '@/store/navigation/events'
import { findLocation } from '@/store/navigation/find-location'
import { selectIsNavigating, selectLocation } from '@/store/navigation/selectors'
import { selectOwner } from '@/store/session/session'
import { loadDialog, loadScreen } from '@/store/setup/code'
import { services } from '@/store/setup/effects'
import type { RootState } from '@/store/setup/state'
import { PLAN_FLAG, PLAN_KEY, RESULTS_KEY } from './bulk'
import { bulkRestored } from './events'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

type Owned<Value> = Value & { owner: string }

const isKeptPlan = (value: unknown): value is Owned<Omit<KeptPlan, 'results'>> =>
  isObject(value) &&
  typeof value.owner === 'string' &&
  typeof value.value === 'string' &&
  typeof value.isWithExtras === 'boolean' &&
  isObject(value.plan) &&
  Array.isArray(value.plan.rows) &&
  isObject(value.plan.requests)

const isKeptResults = (value: unknown): value is Owned<Pick<KeptPlan, 'results'>> =>
  isObject(value) && typeof value.owner === 'string' && isObject(value.results)

/** The plan that this tab keeps for a user; null if there is none. */
const readKept = (storage: StoragePort, user: string | null): KeptPlan | null => {
  try {
    const kept: unknown = JSON.parse(storage.read('session', PLAN_KEY) ?? 'null')
    const found: unknown = JSON.parse(storage.read('session', RESULTS_KEY) ?? 'null')
    if (!isKeptPlan(kept) || kept.owner !== user) return null
    const { plan, value, isWithExtras } = kept
    const isOwn = isKeptResults(found) && found.owner === user
    return { plan, results: isOwn ? found.results : {}, value, isWithExtras }
  } catch {
    return null
  }
}

interface Kept extends KeptPlan {
  owner: string
}

const isSamePlan = (one: Kept | null, other: Kept | null): boolean =>
  one?.owner === other?.owner &&
  one?.plan === other?.plan &&
  one?.value === other?.value &&
  one?.isWithExtras === other?.isWithExtras

/**
 * Creates what keeps the plan of a user; null for none. Results change with every request, and plans
 * may have thousands of rows, so only what has changed is written.
 */
export const createKeeper = (storage: StoragePort) => {
  let before: Kept | null = null
  return (owner: string | null, plan: KeptPlan | null) => {
    const kept = plan && owner !== null ? { owner, ...plan } : null
    if (!isSamePlan(before, kept)) {
      const { results: _results, ...rest } = kept ?? {}
      storage.write('session', PLAN_KEY, kept && JSON.stringify(rest))
      storage.write('session', PLAN_FLAG, kept && 'yes')
    }
    if (before?.results !== kept?.results || before?.owner !== kept?.owner)
      storage.write(
        'session',
        RESULTS_KEY,
        kept && JSON.stringify({ owner, results: kept.results }),
      )
    before = kept
  }
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
  const { screen } = kept.plan
  const { match } = yield* call(findLocation, screen)
  if (match) yield* call(loadScreen, match.route)
  else if (!screen.startsWith('/')) yield* call(loadDialog, screen)
  yield* open()
  yield* put(bulkRestored(kept))
}
