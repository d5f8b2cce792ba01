import { formCollected } from '@/store/forms/events'
import { projectDisksQuery } from '@/store/project/instance/queries'
import { defineForm } from '@/store/forms/definition'
import type { DiskAttachValues } from '@/store/project/instance-storage/attach.form'
import { errorsOf, requiredError } from '@/store/forms/rules'

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
