import { defineForm } from '@/store/forms/define-form'
import { fieldHook } from '@/store/forms/hooks'
import { errorsOf, requiredError } from '@/store/forms/rules'
import { diskCollected } from './events'

export interface DiskPickValues {
  /** Name of a free disk of the project; empty if none is chosen. */
  disk: string
}

/** Chooses an existing disk for an instance that is being created. Nothing is sent. */
export const diskPickForm = defineForm<DiskPickValues>({
  name: 'diskPick',
  initial: () => ({ disk: '' }),
  check: ({ disk }) => errorsOf({ disk: requiredError('Disk name', disk) }),
  toCommand: () => null,
  succeeded: (_result, { disk }) => ({
    followUps: [diskCollected({ type: 'attach', name: disk })],
  }),
})

export const useDiskPickField = fieldHook(diskPickForm)
