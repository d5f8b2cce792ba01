import type { UninitializedSled } from '@/api/generated/types'
import type { Release } from '@/api/releases/ladder'
import { supports } from '@/api/releases/supports'
import { emphasis, rich } from '@/lib/rich-text'
import { confirmed, type ActionViewModel } from '@/store/commands/action'
import { systemPaths } from '../paths'

/**
 * The actions on a sled that is in a rack but not in use. Racks with a membership answer before the
 * sled is added; others answer with its id.
 */
export const uninitializedSledActions = (
  { baseboard, rackId }: UninitializedSled,
  release: Release,
): ActionViewModel[] => {
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
          command: {
            endpoint: 'rackMembershipAddSleds',
            args: {
              path: { rackId },
              body: { sledIds: [{ partNumber: part, serialNumber: serial }] },
            },
          },
          success: supports(release, 'rackMembership')
            ? {
                content: ['Adding sled ', emphasis(serial)],
                link: { label: 'View sleds', to: systemPaths.sleds() },
              }
            : {
                content: ['Sled ', emphasis(serial), ' added'],
                link: { label: 'View sled', to: `${systemPaths.sleds()}/:id` },
              },
          errorTitle: 'Could not add sled',
        },
      ),
    },
  ]
}
