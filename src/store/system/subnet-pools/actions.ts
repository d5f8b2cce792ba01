import type { SubnetPool, SubnetPoolMember } from '@/api/generated/types'
import { rich, type RichText } from '@/lib/rich-text'
import type { RoleKey } from '@/lib/roles'
import { deletion, leaving, type ActionViewModel } from '@/store/commands/action'
import { reasonNeedsRole } from '../fleet-role'
import { systemPaths } from '../paths'
import { removal } from '../removal'
import { subnetPoolMemberListQuery } from '../ip-pools/queries'

/** The user's role, and where the actions are offered. */
interface Place {
  role: RoleKey | undefined
  /** Path of the pool's page, if the actions are offered there. */
  screen?: string
  /** Why the pool cannot be deleted, if known. */
  reason?: RichText | undefined
}

/** The actions on a subnet pool in its row, its page and the palette. */
export const subnetPoolActions = (
  { id, name }: SubnetPool,
  { role, screen, reason }: Place,
): ActionViewModel[] => {
  const notAdmin = reasonNeedsRole(role, 'admin')
  return [
    {
      id: 'edit',
      label: 'Edit',
      to: systemPaths.subnetPoolEdit({ subnetPool: name }),
      reason: notAdmin,
    },
    deletion(
      {
        id,
        kind: 'subnet pool',
        name,
        reason: notAdmin ?? reason,
        consequences: rich`The silos that it is linked to can no longer use it.`,
        contents: [
          {
            kind: 'member',
            query: subnetPoolMemberListQuery({ subnetPool: name }),
            href: systemPaths.subnetPool({ subnetPool: name }),
          },
        ],
      },
      {
        command: { endpoint: 'systemSubnetPoolDelete', args: { path: { pool: name } } },
        ...leaving(screen, systemPaths.subnetPools()),
      },
    ),
  ]
}

/** The actions on a member of the pool with that name. */
export const subnetPoolMemberActions = (
  { id, subnet }: SubnetPoolMember,
  pool: string,
  reason: RichText | undefined,
): ActionViewModel[] => [
  removal(
    {
      id,
      kind: 'member',
      name: subnet,
      reason,
      consequences: rich`Subnets can no longer be allocated from it. This fails while any subnet of it is in use.`,
    },
    {
      command: {
        endpoint: 'systemSubnetPoolMemberRemove',
        args: { path: { pool }, body: { subnet } },
      },
    },
  ),
]

/** The action that adds a member to the pool with that name. */
export const memberAddAction = (
  subnetPool: string,
  reason: RichText | undefined,
): ActionViewModel => ({
  id: 'addMember',
  label: 'Add member',
  to: systemPaths.subnetPoolMemberAdd({ subnetPool }),
  reason,
})
