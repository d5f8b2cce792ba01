import { isUuid } from '@/lib/name-or-id'
import type { IdentityType, RoleKey, RolePolicy } from '@/lib/roles'
import { roleChangeRequested } from '@/store/access/events'
import { allGroupsQuery } from '@/store/access/queries'
import type { RoleChange } from '@/store/access/rules'
import { defineForm } from '@/store/forms/define-form'
import { errorsOf, requiredError } from '@/store/forms/rules'
import { systemPolicyQuery } from '@/store/session/queries'

interface FleetRoleAddValues {
  from: 'own' | 'id'
  /** The id of a user or group of the own silo; empty if none is chosen. */
  identity: string
  /** The id of a user or group of any silo. */
  id: string
  type: IdentityType
  role: RoleKey | ''
}

const idError = (id: string, { roleAssignments }: RolePolicy = { roleAssignments: [] }) => {
  if (!isUuid(id)) return 'This is not the ID of a user or group.'
  return roleAssignments.some(({ identityId }) => identityId === id)
    ? 'It already has a role on the fleet.'
    : undefined
}

const toId = (typed: string) => typed.trim().toLowerCase()

/** Gives a user or group a role on the fleet. A workflow writes the policy. */
export const fleetRoleAddForm = defineForm<FleetRoleAddValues>({
  name: 'fleetRoleAdd',
  initial: () => ({ from: 'own', identity: '', id: '', type: 'silo_user', role: '' }),
  check: ({ from, identity, id, role }, { read }) =>
    errorsOf({
      ...(from === 'own'
        ? { identity: requiredError('User or group', identity) }
        : { id: requiredError('ID', id) ?? idError(toId(id), read(systemPolicyQuery)) }),
      role: requiredError('Role', role),
    }),
  succeeded(_result, { from, identity, id, type, role }, { read }) {
    const isGroup = read(allGroupsQuery)?.items.some(group => group.id === identity)
    const ownType: IdentityType = isGroup ? 'silo_group' : 'silo_user'
    const change: RoleChange = {
      on: 'fleet',
      identityId: from === 'own' ? identity : toId(id),
      identityType: from === 'own' ? ownType : type,
      role: role || null,
      known: null,
    }
    return {
      isDelegated: true,
      followUps: [roleChangeRequested({ change, asker: { form: 'fleetRoleAdd' } })],
    }
  },
})
