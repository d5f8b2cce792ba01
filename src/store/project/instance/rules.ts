import type { Instance, InstanceUpdate } from '@/api/generated/types'
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

/**
 * The value of forms that update an instance for another reason. The server refuses every update
 * that leaves jumbo frames on once the operator no longer allows them.
 */
export interface JumboValues {
  /** True once the user has decided to switch them off. */
  dropsJumboFrames: boolean
}

export const KEEPS_JUMBO_FRAMES: JumboValues = { dropsJumboFrames: false }

/** Whether an update was refused because of jumbo frames. */
export const isJumboRefusal = (message: string): boolean => /jumbo/i.test(message)

/** The change of jumbo frames, beside what the form is about. */
export const jumboChange = ({ dropsJumboFrames }: JumboValues): Partial<InstanceUpdate> =>
  dropsJumboFrames ? { enableJumboFrames: false } : {}
