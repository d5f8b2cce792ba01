import { toMillis } from '@/lib/time'
import type { InstanceRunState } from './instance.machine'

/** The fields of an instance its automatic restart depends on. */
export interface AutoRestartFacts {
  readonly runState: InstanceRunState
  readonly autoRestartEnabled: boolean
  /** ISO 8601. */
  readonly autoRestartCooldownExpiration?: string | null | undefined
}

/**
 * - `notFailed`: there is nothing to restart
 * - `disabled`: failed, and it stays so until a user acts
 * - `restartingSoon`: failed, the server brings it back within about a minute
 * - `coolingDown`: failed, and it has been restarted so lately that the server waits
 */
export type AutoRestartStatus =
  | { readonly kind: 'notFailed' }
  | { readonly kind: 'disabled' }
  | { readonly kind: 'restartingSoon'; readonly cooldownOver: string | undefined }
  | { readonly kind: 'coolingDown'; readonly until: string }

/** What becomes of an instance if nobody acts. `now` in milliseconds since 1970. */
export const autoRestartStatus = (instance: AutoRestartFacts, now: number): AutoRestartStatus => {
  if (instance.runState !== 'failed') return { kind: 'notFailed' }
  if (!instance.autoRestartEnabled) return { kind: 'disabled' }
  const until = instance.autoRestartCooldownExpiration ?? undefined
  return until !== undefined && toMillis(until) > now
    ? { kind: 'coolingDown', until }
    : { kind: 'restartingSoon', cooldownOver: until }
}

/** Failed, allowed to restart, and no cooldown in the way. */
export const isRestartingSoon = (instance: AutoRestartFacts, now: number): boolean =>
  autoRestartStatus(instance, now).kind === 'restartingSoon'
