import { directRole, roleLabel, type RoleKey } from '@/lib/roles'
import type { FormContext } from '@/store/forms/definition'
import { defineEditForm } from '@/store/forms/edits'
import { errorsOf, requiredError } from '@/store/forms/rules'
import { endsAdmins } from './rules'
import { roleChangeRequested } from './events'
import { allGroupsQuery, policyQuery, type AccessPlace } from './queries'

export interface AccessEditValues {
  role: RoleKey | ''
  /** Whether the user agrees that the fleet has no other admin. */
  isUnderstood?: boolean
}

interface AccessEditParams extends AccessPlace {
  identity: string
}

/** The current assignments of the form's user or group, as far as loaded. */
const assignments = ({ params, read }: FormContext<AccessEditParams>) =>
  read(policyQuery(params))?.roleAssignments.filter(each => each.identityId === params.identity) ??
  []

const presentRole = (context: FormContext<AccessEditParams>): RoleKey | undefined =>
  directRole({ roleAssignments: assignments(context) }, context.params.identity)

/** Whether the form takes the role of the last admin of the fleet. */
const endsFleetAdmins = (
  role: AccessEditValues['role'],
  context: FormContext<AccessEditParams>,
) => {
  const policy =
    context.params.on === 'fleet' ? context.read(policyQuery(context.params)) : undefined
  const [holder] = assignments(context)
  return policy && holder && role ? endsAdmins({ policy }, holder, role) : false
}

/**
 * Gives `params.identity` another role on the place that the other parameters name. A workflow
 * writes the policy.
 */
export const accessEditForm = defineEditForm<AccessEditValues, unknown, AccessEditParams>({
  name: 'accessEdit',
  edits: {
    queries: ({ params }) => [policyQuery(params)],
    labels: { role: 'Role' },
    text: (_field, { role }) => (role ? roleLabel(role) : 'No role'),
  },
  initial: context => ({ role: presentRole(context) ?? '' }),
  check: ({ role, isUnderstood }, context) =>
    errorsOf({
      role: requiredError('Role', role),
      isUnderstood:
        !isUnderstood && endsFleetAdmins(role, context)
          ? 'Check the box to confirm that you understand this.'
          : undefined,
    }),
  succeeded(_result, { role }, context) {
    const { identity, ...place } = context.params
    const isGroup = context.read(allGroupsQuery)?.items.some(({ id }) => id === identity)
    const change = {
      ...place,
      identityId: identity,
      identityType: assignments(context)[0]?.identityType ?? (isGroup ? 'silo_group' : 'silo_user'),
      role: role || null,
      known: presentRole(context) ?? null,
    } as const
    return {
      isDelegated: true,
      followUps: [roleChangeRequested({ change, asker: { form: 'accessEdit' } })],
    }
  },
})
