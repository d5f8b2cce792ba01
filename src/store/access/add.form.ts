import type { RoleKey } from '@/lib/roles'
import { defineForm } from '@/store/forms/define-form'
import { errorsOf, requiredError } from '@/store/forms/rules'
import { roleChangeRequested } from './events'
import { allGroupsQuery } from './queries'

export interface AccessAddValues {
  /** The id of a user or group; empty if none is chosen. */
  identity: string
  role: RoleKey | ''
}

/**
 * Gives a role on the place that the parameters name to a user or group without one. A workflow
 * writes the policy.
 */
export const accessAddForm = defineForm<AccessAddValues>({
  name: 'accessAdd',
  initial: () => ({ identity: '', role: '' }),
  check: ({ identity, role }) =>
    errorsOf({
      identity: requiredError('User or group', identity),
      role: requiredError('Role', role),
    }),
  succeeded(_result, { identity, role }, { params, read }) {
    const isGroup = read(allGroupsQuery)?.items.some(({ id }) => id === identity)
    const change = {
      ...params,
      identityId: identity,
      identityType: isGroup ? 'silo_group' : 'silo_user',
      role: role || null,
      known: null,
    } as const
    return {
      isDelegated: true,
      followUps: [roleChangeRequested({ change, asker: { form: 'accessAdd' } })],
    }
  },
})
