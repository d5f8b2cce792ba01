import type { IpPool } from '@/api/generated/types'
import { rich, type RichText } from '@/lib/rich-text'
import type { RoleKey } from '@/lib/roles'
import { deletion, leaving, type ActionViewModel } from '@/store/commands/action'
import { reasonNeedsRole } from '../fleet-role'
import { systemPaths } from '../paths'
import { ipPoolRangeListQuery } from './queries'

/** The user's role, and where the actions are offered. */
interface Place {
  role: RoleKey | undefined
  /** Path of the pool's page, if the actions are offered there. */
  screen?: string
  /** Why the pool cannot be deleted, if known. */
  reason?: RichText | undefined
}

/** The actions on an IP pool in its row, its page and the palette. */
export const ipPoolActions = (
  { id, name }: IpPool,
  { role, screen, reason }: Place,
): ActionViewModel[] => {
  const notAdmin = reasonNeedsRole(role, 'admin')
  return [
    { id: 'edit', label: 'Edit', to: systemPaths.ipPoolEdit({ pool: name }), reason: notAdmin },
    deletion(
      {
        id,
        kind: 'IP pool',
        name,
        reason: notAdmin ?? reason,
        consequences: rich`The silos that it is linked to lose it.`,
        contents: [{ kind: 'IP range', query: ipPoolRangeListQuery({ pool: name }) }],
      },
      {
        command: { endpoint: 'systemIpPoolDelete', args: { path: { pool: name } } },
        ...leaving(screen, systemPaths.ipPools()),
      },
    ),
  ]
}

/** The action that creates a pool, on the list page. */
export const ipPoolCreateAction = (reason: RichText | undefined): ActionViewModel => ({
  id: 'create',
  label: 'New IP pool',
  to: systemPaths.ipPoolCreate(),
  reason,
})
