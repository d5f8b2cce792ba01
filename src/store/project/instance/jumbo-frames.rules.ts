import type { InstanceUpdate } from '@/api/generated/types'

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
