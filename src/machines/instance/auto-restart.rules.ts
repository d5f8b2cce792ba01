import { toMillis } from '@/lib/time'
import type { InstanceRunState } from './instance.machine'

/** The fields of an instance that decide its automatic restart. */
export interface AutoRestartFacts {
  readonly runState: InstanceRunState
  readonly autoRestartEnabled: boolean
  /** ISO 8601. */
  readonly autoRestartCooldownExpiration?: string | null | undefined
}

/**
 * - `notFailed`: there is nothing to restart
 * - `disabled`: failed, and stays failed until a user acts
 * - `restartingSoon`: failed, and the server restarts it within about a minute
 * - `coolingDown`: failed, and was restarted so recently that the server waits
 */
export type AutoRestartStatus =
  | { readonly kind: 'notFailed' }
  | { readonly kind: 'disabled' }
  | { readonly kind: 'restartingSoon'; readonly cooldownOver: string | undefined }
  | { readonly kind: 'coolingDown'; readonly until: string }

/** What happens to an instance if nobody acts. `now` in milliseconds since the epoch. */
export const autoRestartStatus = (instance: AutoRestartFacts, now: number): AutoRestartStatus => {
  if (instance.runState !== 'failed') return { kind: 'notFailed' }
  if (!instance.autoRestartEnabled) return { kind: 'disabled' }
  const until = instance.autoRestartCooldownExpiration ?? undefined
  return until !== undefined && toMillis(until) > now
    ? { kind: 'coolingDown', until }
    : { kind: 'restartingSoon', cooldownOver: until }
}

/** Failed, allowed to restart, and not cooling down. */
export const isRestartingSoon = (instance: AutoRestartFacts, now: number): boolean =>
  autoRestartStatus(instance, now).kind === 'restartingSoon'
