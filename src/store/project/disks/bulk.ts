import type { Disk } from '@/api/generated/types'
import { rich } from '@/lib/rich-text'
import { confirmed } from '@/store/commands/action'
import type { BulkAction } from '@/store/bulk/plan'
import { reasonCannot } from './rules'

/** The actions on many disks. Whether the instance of a disk is stopped, the server decides. */
export const diskBulk: readonly BulkAction<Disk>[] = [
  'snapshot',
  {
    id: 'detach',
    label: 'Detach',
    of:
      () =>
      ({ id, name, state }) => ({
        id: 'detach',
        label: 'Detach',
        reason: reasonCannot(state.state, 'detach'),
        event: confirmed(
          {
            verb: 'Detach',
            kind: 'disk',
            name,
            tone: 'danger',
            consequences: rich`Its instance can no longer use it. The disk and what is on it stay. This fails unless the instance is stopped.`,
          },
          {
            source: `instanceDiskDetach/${id}`,
            command: {
              endpoint: 'instanceDiskDetach',
              args: {
                path: { instance: 'instance' in state ? state.instance : '' },
                body: { disk: id },
              },
            },
            errorTitle: 'Failed to detach disk',
          },
        ),
      }),
  },
  'delete',
]
