import { formCollected } from '../events/form'
import { projectDisksQuery } from '../selectors/instance-queries'
import { defineForm } from './definition'
import type { DiskAttachValues } from './disk-attach.form'
import { errorsOf, requiredError } from './rules'

/** Chooses an existing disk for an instance that is being created. Nothing is sent. */
export const diskPickForm = defineForm<DiskAttachValues>({
  name: 'diskPick',
  queries: ({ project = '' }) => [projectDisksQuery(project)],
  initial: () => ({ disk: '' }),
  check: ({ disk }) => errorsOf({ disk: requiredError('Disk name', disk) }),
  toCommand: () => null,
  succeeded: (_result, { disk }) => ({
    followUps: [
      formCollected({
        form: 'instanceCreate',
        field: 'disks',
        item: { type: 'attach', name: disk },
      }),
    ],
  }),
})
