import type { IpPool } from '@/api/generated/types'
import { rich, type RichText } from '@/lib/rich-text'
import type { RoleKey } from '@/lib/roles'
import { deletion, leaving, type ActionViewModel } from '@/store/commands/action'
import { reasonNeedsRole } from '../fleet-role'
import { systemPaths } from '../paths'
import { ipPoolRangeListQuery } from './queries'

/** Who is to act, and where. */
interface Place {
  role: RoleKey | undefined
  /** Path of the pool's own page, where the actions are offered on it rather than in the list. */
  screen?: string
  /** Why the pool cannot be deleted, where that is known. */
  reason?: RichText | undefined
}

/** What can be done to an IP pool: the list's rows, its own page and the palette read this. */
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
        contents: [{ kind: 'IP range', query: ipPoolRangeListQuery(name) }],
      },
      {
        command: { endpoint: 'ipPoolDelete', args: { path: { pool: name } } },
        ...leaving(screen, systemPaths.ipPools()),
      },
    ),
  ]
}

/** Making another pool, for the page of the list. */
export const ipPoolCreateAction = (reason: RichText | undefined): ActionViewModel => ({
  id: 'create',
  label: 'New IP pool',
  to: systemPaths.ipPoolCreate(),
  reason,
})
