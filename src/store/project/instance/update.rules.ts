import type { Command } from '@/api/operations/table'
import type { Instance, InstanceUpdate } from '@/api/generated/types'

/**
 * The body that changes these fields of an instance. The server clears omitted fields, so the
 * others are sent as they are, except the multicast groups, which omission keeps.
 */
export const toInstanceUpdate = (
  {
    ncpus,
    memory,
    bootDiskId,
    autoRestartPolicy,
    cpuPlatform,
    enableJumboFrames,
  }: Pick<
    Instance,
    'ncpus' | 'memory' | 'bootDiskId' | 'autoRestartPolicy' | 'cpuPlatform' | 'enableJumboFrames'
  >,
  change: Partial<InstanceUpdate>,
): InstanceUpdate => ({
  ncpus,
  memory,
  bootDisk: bootDiskId ?? null,
  autoRestartPolicy: autoRestartPolicy ?? null,
  cpuPlatform: cpuPlatform ?? null,
  enableJumboFrames,
  ...change,
})

/** The command that changes these fields of an instance as last read. */
export const updateCommand = (instance: Instance, change: Partial<InstanceUpdate>): Command => ({
  endpoint: 'instanceUpdate',
  args: { path: { instance: instance.id }, body: toInstanceUpdate(instance, change) },
})

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
