import type { UninitializedSled } from '@/api/generated/types'
import type { Release } from '@/api/releases/ladder'
import { supports } from '@/api/releases/supports'
import { emphasis, rich, type RichText } from '@/lib/rich-text'
import { confirmed, type ActionViewModel } from '@/store/commands/action'
import { requestForm } from '../forms'
import { systemPaths } from '../paths'
import { sledKey } from '../rack-membership/rules'

/**
 * The actions on a sled that is in a rack but not in use. In racks with a membership, several sleds
 * are added at once, in a form.
 */
export const uninitializedSledActions = (
  { baseboard, rackId }: UninitializedSled,
  { release, reason }: { release: Release; reason: RichText | undefined },
): ActionViewModel[] => {
  const { part, serial } = baseboard
  const id = { partNumber: part, serialNumber: serial }
  if (supports(release, 'rackMembership'))
    return [
      {
        id: 'add',
        label: 'Add sled',
        reason,
        event: requestForm('rackSledsAdd', { rackId, sled: sledKey(id) }),
      },
    ]
  return [
    {
      id: 'add',
      label: 'Add sled',
      reason,
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
              body: { sledIds: [id] },
            },
          },
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
