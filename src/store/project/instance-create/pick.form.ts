import { defineForm } from '@/store/forms/define-form'
import { errorsOf, requiredError } from '@/store/forms/rules'
import type { ProjectForms } from '../forms'
import { diskCollected, floatingIpCollected } from './events'

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

export interface FloatingIpPickValues {
  /** Name of the floating IP; empty if none is chosen. */
  floatingIp: string
}

/** Chooses a floating IP for an instance that is being created. Nothing is sent. */
export const floatingIpPickForm = defineForm<FloatingIpPickValues>({
  name: 'floatingIpPick',
  initial: () => ({ floatingIp: '' }),
  check: ({ floatingIp }) => errorsOf({ floatingIp: requiredError('Floating IP', floatingIp) }),
  succeeded: (_result, { floatingIp }) => ({ followUps: [floatingIpCollected(floatingIp)] }),
})
