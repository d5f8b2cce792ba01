import type { Instance, InstanceAutoRestartPolicy } from '@/api/generated/types'
import { VALUE } from '@/machines/bulk-plan/bulk-plan.rules'
import type { BulkAction } from '@/store/bulk/plan'
import type { ActionViewModel } from '@/store/commands/action'
import { utilizationQuery } from '@/store/silo/queries'
import { instanceUpdateRequested } from '../instance/events'
import { updateCommand } from '../instance/update.rules'

interface InstanceRow extends Instance {
  actions?: readonly ActionViewModel[]
}

const id = 'autoRestart'
const label = 'Auto-restart policy'

/** The actions on many instances. */
export const instanceBulk: readonly BulkAction<Instance>[] = [
  {
    id: 'start',
    label: 'Start',
    of: () => row => (row as InstanceRow).actions?.find(action => action.id === 'start'),
    quota: { query: utilizationQuery, takes: ({ ncpus, memory }) => ({ cpus: ncpus, memory }) },
  },
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
