import { directRole, type RoleKey } from '@/lib/roles'
import type { FormContext } from '@/store/forms/definition'
import { defineForm } from '@/store/forms/define-form'
import { fieldHook } from '@/store/forms/hooks'
import { errorsOf, requiredError } from '@/store/forms/rules'
import { roleChangeRequested } from './events'
import { policyQuery } from './queries'

export interface AccessEditValues {
  role: RoleKey | ''
}

/** The assignments of whoever the form is about, as far as is known now. */
const assignments = ({
  params: { project, identity },
  read,
}: FormContext<{ identity: string } & { project?: string }>) =>
  read(policyQuery(project))?.roleAssignments.filter(each => each.identityId === identity) ?? []

const presentRole = (
  context: FormContext<{ identity: string } & { project?: string }>,
): RoleKey | undefined =>
  directRole({ roleAssignments: assignments(context) }, context.params.identity)

/**
 * Gives `params.identity` another role on `params.project`, or on the silo where that is left out. A
 * workflow writes the policy.
 */
export const accessEditForm = defineForm<
  AccessEditValues,
  unknown,
  { identity: string } & { project?: string }
>({
  name: 'accessEdit',
  isEdit: true,
  initial: context => ({ role: presentRole(context) ?? '' }),
  check: ({ role }) => errorsOf({ role: requiredError('Role', role) }),
  toCommand: () => null,
  succeeded(_result, { role }, context) {
    const { project, identity } = context.params
    const change = {
      ...(project !== undefined && { project }),
      identityId: identity,
      identityType: assignments(context)[0]?.identityType ?? 'silo_user',
      role: role || null,
      known: presentRole(context) ?? null,
    } as const
    return {
      isDelegated: true,
      followUps: [roleChangeRequested({ change, asker: { form: 'accessEdit' } })],
    }
  },
})

export const useAccessEditField = fieldHook(accessEditForm)
