import { defineForm } from '@/store/forms/define-form'
import { errorsOf, requiredError } from '@/store/forms/rules'
import type { ProjectForms } from '../forms'
import { diskCollected } from './events'

export interface DiskPickValues {
  /** Name of a free disk of the project; empty if none is chosen. */
  disk: string
}

/** Chooses an existing disk for an instance that is being created. Nothing is sent. */
export const diskPickForm = defineForm<DiskPickValues, unknown, ProjectForms['diskPick']>({
  name: 'diskPick',
  initial: ({ params: { edited = '' } }) => ({ disk: edited }),
  check: ({ disk }) => errorsOf({ disk: requiredError('Disk name', disk) }),
  succeeded: (_result, { disk }, { params: { edited } }) => ({
    followUps: [diskCollected({ type: 'attach', name: disk }, edited)],
  }),
})
