import type { LoopbackAddress } from '@/api/generated/types'
import { parseCidr } from '@/lib/cidr'
import { rich, type RichText } from '@/lib/rich-text'
import { deletion, type ActionViewModel } from '@/store/commands/action'

/** The actions on a loopback address in its row. It has no name or id in the API's addresses. */
export const loopbackAddressActions = (
  { id, address: block, rackId, switchSlot }: LoopbackAddress,
  reason: RichText | undefined,
): ActionViewModel[] => [
  deletion(
    {
      id,
      kind: 'loopback address',
      name: block,
      reason,
      consequences: rich`The switch ${switchSlot} can no longer be reached at it.`,
    },
    {
      command: {
        endpoint: 'networkingLoopbackAddressDelete',
        args: {
          path: {
            rackId,
            switchSlot,
            address: block.split('/')[0] ?? '',
            subnetMask: parseCidr(block)?.width ?? 0,
          },
        },
      },
    },
  ),
]
