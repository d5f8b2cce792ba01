import type { Instance, InstanceAutoRestartPolicy } from '@/api/generated/types'
import { VALUE } from '@/machines/bulk-plan/bulk-plan.rules'
import type { BulkAction } from '@/store/bulk/plan'
import { instanceUpdateRequested } from '../instance/events'
import { updateCommand } from '../instance/update.rules'

const id = 'autoRestart'
const label = 'Auto-restart policy'

/** The actions on many instances. */
export const instanceBulk: readonly BulkAction<Instance>[] = [
  'start',
  'stop',
  'reboot',
  {
    id,
    label,
    field: {
      label: 'Auto-restart policy',
      options: [
        { value: 'default', label: 'Default', sends: null },
        { value: 'never', label: 'Never' },
        { value: 'best_effort', label: 'Best effort' },
      ],
    },
    of: () => instance => {
      const source = `autoRestart/${instance.id}`
      const change = { autoRestartPolicy: VALUE as InstanceAutoRestartPolicy }
      return {
        id,
        label,
        event: instanceUpdateRequested({
          source,
          instance: instance.id,
          change,
          command: updateCommand(instance, change),
          errorTitle: 'Could not update auto-restart policy',
        }),
      }
    },
  },
  'delete',
]
