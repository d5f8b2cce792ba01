import type { FloatingIp, Instance } from '@/api/generated/types'
import { VALUE } from '@/machines/bulk-plan/bulk-plan.rules'
import type { BulkAction } from '@/store/bulk/plan'
import { describing } from '@/store/bulk/verbs'
import type { ActionViewModel } from '@/store/commands/action'
import { commandRequested } from '@/store/commands/events'
import type { ProjectParams } from '../paths'
import { attachCommand } from './attach.form'

type Row = FloatingIp & { actions: readonly ActionViewModel[] }

/** The actions on many floating IPs. They are attached to one of these instances. */
export const floatingIpBulk = (
  { project }: ProjectParams<'project'>,
  instances: readonly Instance[],
): readonly BulkAction<Row>[] => [
  {
    id: 'attach',
    label: 'Attach',
    field: {
      label: 'Instance',
      options: instances.map(({ id, name, runState }) => ({
        value: id,
        label: name,
        detail: runState,
      })),
    },
    of: () => row => {
      const found = row.actions.find(({ id }) => id === 'attach')
      return (
        found && {
          ...found,
          event: commandRequested({
            source: `floatingIpAttach/${row.id}`,
            command: attachCommand({ project, floatingIp: row.name }, VALUE),
            errorTitle: 'Could not attach floating IP',
          }),
        }
      )
    },
  },
  'detach',
  describing(({ name }, description) => ({
    endpoint: 'floatingIpUpdate',
    args: { path: { floatingIp: name }, query: { project }, body: { description } },
  })),
  'delete',
]
