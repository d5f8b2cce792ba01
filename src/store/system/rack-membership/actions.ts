import type { RackMembershipStatus } from '@/api/generated/types'
import { rich, type RichText } from '@/lib/rich-text'
import { confirmed, type ActionViewModel } from '@/store/commands/action'
import { requestForm } from '../forms'

/** The action that opens the form to add sleds to a rack. */
export const addSledsAction = (rackId: string, reason: RichText | undefined): ActionViewModel => ({
  id: 'addSleds',
  label: 'Add sleds',
  event: requestForm('rackSledsAdd', { rackId }),
  reason,
})

/** The action that ends a change in progress. */
export const abortAction = (
  { rackId, version }: RackMembershipStatus,
  reason: RichText | undefined,
): ActionViewModel => ({
  id: 'abort',
  label: 'Abort change',
  isDanger: true,
  reason,
  event: confirmed(
    {
      verb: 'Abort',
      kind: 'change',
      name: `${version}`,
      tone: 'danger',
      text: rich`Are you sure you want to abort change ${`${version}`} of the rack’s members?`,
      consequences: rich`The members do not change.`,
    },
    {
      source: `rackMembershipAbort/${rackId}`,
      command: { endpoint: 'rackMembershipAbort', args: { path: { rackId } } },
      success: { content: [`Change ${version} aborted`] },
      errorTitle: 'Could not abort change',
    },
  ),
})
