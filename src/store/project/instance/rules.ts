import type { Instance } from '@/api/generated/types'
import { isRestartingSoon } from '@/machines/instance/auto-restart.rules'
import { isTransitioning } from '@/machines/instance/instance.machine'

const FAST = 2_000
const COOLING_DOWN = 30_000

/**
 * The polling interval of an instance on its own screen, in milliseconds: short while its state
 * changes or a restart is near, long while a failed instance waits for its cooldown; otherwise
 * null.
 */
export const readingInterval = (instance: Instance, now: number): number | null => {
  if (isTransitioning(instance.runState) || isRestartingSoon(instance, now)) return FAST
  return instance.runState === 'failed' && instance.autoRestartEnabled ? COOLING_DOWN : null
}
