import type { UninitializedSled } from '@/api/generated/types'
import { emphasis, rich } from '@/lib/rich-text'
import { confirmed, type ActionViewModel } from '@/store/commands/action'
import { systemPaths } from '../paths'

/** The actions on a sled that is in a rack but not in use. */
export const uninitializedSledActions = ({ baseboard }: UninitializedSled): ActionViewModel[] => {
  const { part, serial } = baseboard
  return [
    {
      id: 'add',
      label: 'Add sled',
      event: confirmed(
        {
          verb: 'Add',
          kind: 'sled',
          name: serial,
          consequences: rich`It becomes provisionable: new instances and disks may be placed on it. This can take a few minutes.`,
        },
        {
          source: `sledAdd/${part}/${serial}`,
          command: { endpoint: 'sledAdd', args: { body: { part, serial } } },
          success: {
            content: ['Sled ', emphasis(serial), ' added'],
            link: { label: 'View sled', to: `${systemPaths.sleds()}/:id` },
          },
          errorTitle: 'Could not add sled',
        },
      ),
    },
  ]
}
