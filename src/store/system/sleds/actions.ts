import type { Sled } from '@/api/generated/types'
import { emphasis, rich } from '@/lib/rich-text'
import { confirmed, type ActionViewModel } from '@/store/commands/action'
import { systemPaths } from '../paths'
import { allSledInstancesQuery } from './queries'
import { isProvisionable, provisionPolicyReason } from './rules'

const CHANGES = {
  provisionable: {
    adjective: 'provisionable',
    consequences: rich`New instances and disks may be placed on it.`,
  },
  non_provisionable: {
    adjective: 'not provisionable',
    consequences: rich`Nothing new will be placed on it. Its instances and disks stay.`,
  },
} as const

/**
 * The actions on a sled in its row, its page and the palette. `verdict` is that of the drain check;
 * without it, the question counts what runs on the sled.
 */
export const sledActions = (
  { id, baseboard, policy }: Sled,
  verdict?: string,
): ActionViewModel[] => {
  const { serial } = baseboard
  const state = isProvisionable(policy) ? 'non_provisionable' : 'provisionable'
  const { adjective, consequences } = CHANGES[state]
  return [
    {
      id: 'setProvisionPolicy',
      label: `Make ${adjective}`,
      reason: provisionPolicyReason(policy),
      event: confirmed(
        {
          verb: 'Make',
          kind: `sled ${adjective}`,
          name: serial,
          text: rich`Are you sure you want to make the sled ${emphasis(serial)} ${adjective}?`,
          consequences: verdict === undefined ? consequences : rich`${consequences} ${verdict}.`,
          ...(verdict === undefined &&
            state === 'non_provisionable' && {
              contents: [
                {
                  kind: 'instance',
                  query: allSledInstancesQuery({ sledId: id }),
                  href: systemPaths.sledDrain({ sledId: id }),
                  isLost: true,
                },
              ],
            }),
        },
        {
          source: `sledSetProvisionPolicy/${id}`,
          command: {
            endpoint: 'sledSetProvisionPolicy',
            args: { path: { sledId: id }, body: { state } },
          },
          success: { content: ['Sled ', emphasis(serial), ` is ${adjective} now`] },
          errorTitle: 'Could not change provision policy',
        },
      ),
    },
  ]
}
