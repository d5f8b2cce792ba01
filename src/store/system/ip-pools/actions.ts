import type { IpPool } from '@/api/generated/types'
import { SERVICES } from '@/lib/service-pool'
import { emphasis, emphasisedChoices, rich, type RichText } from '@/lib/rich-text'
import type { RoleKey } from '@/lib/roles'
import { confirmed, deletion, leaving, type ActionViewModel } from '@/store/commands/action'
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
  /** The silos that it is linked to; undefined where the pool cannot be assigned. */
  linkedTo?: readonly string[] | undefined
}

const TO = { silos: 'silos', system_services: 'system services' } as const

/** Gives a pool to silos, or to the system's own services. */
const assign = (
  { id, name, assignment: now }: IpPool,
  linkedTo: readonly string[],
  notAdmin: RichText | undefined,
): ActionViewModel => {
  const assignment = now === SERVICES ? 'silos' : SERVICES
  const to = TO[assignment]
  const isLinked = assignment === SERVICES && linkedTo.length > 0
  return {
    id: 'assign',
    label: `Assign to ${to}`,
    reason:
      notAdmin ??
      (isLinked
        ? rich`It must first be unlinked from its silos: ${emphasisedChoices(linkedTo, 'and')}`
        : undefined),
    event: confirmed(
      {
        verb: 'Assign',
        kind: `IP pool to ${to}`,
        name,
        text: rich`Are you sure you want to assign the IP pool ${emphasis(name)} to ${to}?`,
        consequences:
          assignment === SERVICES
            ? rich`Silos can no longer be linked to it. The rack’s own services can take addresses from it.`
            : rich`The rack’s own services can no longer take addresses from it. This fails if any of them uses it, or if they have no other pool.`,
      },
      {
        source: `systemIpPoolAssign/${id}`,
        command: {
          endpoint: 'systemIpPoolAssign',
          args: { path: { pool: name }, body: { assignment } },
        },
        success: { content: ['IP pool ', emphasis(name), ` assigned to ${to}`] },
        errorTitle: 'Could not assign IP pool',
      },
    ),
  }
}

/** The actions on an IP pool in its row, its page and the palette. */
export const ipPoolActions = (
  pool: IpPool,
  { role, screen, reason, linkedTo }: Place,
): ActionViewModel[] => {
  const { id, name } = pool
  const notAdmin = reasonNeedsRole(role, 'admin')
  return [
    { id: 'edit', label: 'Edit', to: systemPaths.ipPoolEdit({ pool: name }), reason: notAdmin },
    ...(linkedTo ? [assign(pool, linkedTo, notAdmin)] : []),
    deletion(
      {
        id,
        kind: 'IP pool',
        name,
        reason: notAdmin ?? reason,
        consequences: rich`The silos that it is linked to can no longer use it.`,
        contents: [
          {
            kind: 'IP range',
            query: ipPoolRangeListQuery({ pool: name }),
            href: systemPaths.ipPool({ pool: name }),
          },
        ],
      },
      {
        command: { endpoint: 'systemIpPoolDelete', args: { path: { pool: name } } },
        ...leaving(screen, systemPaths.ipPools()),
      },
    ),
  ]
}
