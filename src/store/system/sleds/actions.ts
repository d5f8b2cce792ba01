import type { Sled } from '@/api/generated/types'
import { emphasis, rich } from '@/lib/rich-text'
import { confirmed, type ActionViewModel } from '@/store/commands/action'
import { metricsAction } from '@/store/explorer/links'
import { systemPaths } from '../paths'
import { drainVerdictRequested } from '../sled-drain/events'
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

/** The actions on a sled in its row, its page and the palette. */
export const sledActions = ({ id, baseboard, policy }: Sled): ActionViewModel[] => {
  const { serial } = baseboard
  const source = `sledSetProvisionPolicy/${id}`
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
          consequences,
          ...(state === 'non_provisionable' && {
            contents: [
              {
                kind: 'instance',
                query: allSledInstancesQuery({ sledId: id }),
                href: systemPaths.sledDrain({ sledId: id }),
                isLost: true,
                asks: drainVerdictRequested({ sledId: id, source }),
              },
            ],
          }),
        },
        {
          source,
          command: {
            endpoint: 'sledSetProvisionPolicy',
            args: { path: { sledId: id }, body: { state } },
          },
          success: { content: ['Sled ', emphasis(serial), ` is ${adjective} now`] },
          errorTitle: 'Could not change provision policy',
        },
      ),
    },
    { id: 'drain', label: 'Drain check', to: systemPaths.sledDrain({ sledId: id }) },
    metricsAction(systemPaths.metrics(), { 'var-sled': id }),
  ]
}
