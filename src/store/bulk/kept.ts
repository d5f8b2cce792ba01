import type { StoragePort } from '@/ports/ports'
import type { KeptPlan } from '@/machines/bulk-plan/bulk-plan.events'

const KEY = 'basalt-bulk-plan'
export const PLAN_SLOT = `session/${KEY}`

/** Says that there is one. Read by itself, because it holds nothing personal. */
const FLAG = 'basalt-has-bulk-plan'

/** Whether this tab keeps a plan, of whichever user. */
export const hasKept = (storage: StoragePort): boolean => storage.read('session', FLAG) !== null

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
export const readKept = (storage: StoragePort, user: string | null): KeptPlan | null => {
  try {
    const kept: unknown = JSON.parse(storage.read('session', KEY) ?? 'null')
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
  storage.write('session', KEY, isAny ? JSON.stringify({ owner, ...kept }) : null)
  storage.write('session', FLAG, isAny ? 'yes' : null)
}
