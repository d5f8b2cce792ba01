import type { BfdStatus } from '@/api/generated/types'
import { emphasis, rich, type RichText } from '@/lib/rich-text'
import { confirmed, type ActionViewModel } from '@/store/commands/action'

/** The API gives sessions no id. */
export const sessionKey = ({ switchSlot, peer }: BfdStatus): string => `${switchSlot}/${peer}`

/** The actions on a session in its row and the palette. */
export const bfdSessionActions = (
  session: BfdStatus,
  reason: RichText | undefined,
): ActionViewModel[] => {
  const { peer, switchSlot } = session
  return [
    {
      id: 'disable',
      label: 'Disable',
      isDanger: true,
      reason,
      event: confirmed(
        {
          verb: 'Disable',
          kind: 'BFD session',
          name: peer,
          tone: 'danger',
          text: rich`Are you sure you want to disable the BFD session with ${emphasis(peer)} on ${emphasis(switchSlot)}?`,
          consequences: rich`The switch no longer detects the loss of this peer at once. You can enable the session again.`,
        },
        {
          source: `networkingBfdDisable/${sessionKey(session)}`,
          command: {
            endpoint: 'networkingBfdDisable',
            args: { body: { remote: peer, switchSlot } },
          },
          success: { content: ['BFD session with ', emphasis(peer), ' disabled'] },
          errorTitle: 'Could not disable BFD session',
        },
      ),
    },
  ]
}
