import { createSelector } from '@reduxjs/toolkit'
import { listRows } from '@/store/queries/view-models'
import { selectRelease } from '@/store/release/release'
import type { UninitializedSled } from '@/api/generated/types'
import { type Release, supports } from '@/api/releases/ladder'
import { emphasis, rich, type RichText } from '@/lib/rich-text'
import { confirmed, type ActionViewModel } from '@/store/commands/action'
import { selectReasonNotAdmin } from '../fleet-role'
import { uninitializedSledsQuery } from '../sleds/queries'
import { requestForm } from '../forms'
import { systemPaths } from '../paths'
import { sledKey } from '../sleds/rules'

/**
 * The actions on a sled that is in a rack but not in use. In racks with a membership, several sleds
 * are added at once, in a form.
 */
const uninitializedSledActions = (
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

const selectContext = createSelector([selectRelease, selectReasonNotAdmin], (release, reason) => ({
  release,
  reason,
}))

/** The sleds that can be added. */
export const selectUninitializedSledRows = listRows(
  uninitializedSledsQuery,
  (sled, _params, context) => ({
    // Uninitialized sleds have no id.
    id: `${sled.baseboard.part}/${sled.baseboard.serial}`,
    name: sled.baseboard.serial,
    actions: uninitializedSledActions(sled, context),
  }),
  selectContext,
)
