import { emphasis, rich, type RichText } from '@/lib/rich-text'
import { directRole, roleLabel, type Assignment, type RoleKey } from '@/lib/roles'
import { confirmWith, type ActionViewModel } from '@/store/commands/action'
import { requestForm } from '@/store/silo/forms'
import { siloPaths } from '@/store/silo/paths'
import { requestForm as requestSystemForm } from '@/store/system/forms'
import { roleChangeRequested } from './events'
import type { Identity } from './identities'
import type { AccessPlace } from './queries'
import {
  endsAdmins,
  reasonCannotAdd,
  reasonCannotGrant,
  warningsOf,
  type AccessFacts,
} from './rules'

/** Gives another user or group a role. */
export const addAction = (facts: AccessFacts, place: AccessPlace): ActionViewModel => ({
  id: 'addIdentity',
  label: 'Add user or group',
  reason: reasonCannotAdd(facts),
  event:
    facts.level === 'fleet' ? requestSystemForm('fleetRoleAdd') : requestForm('accessAdd', place),
})

/** The link to the certificates for administrators of the own silo; empty for others. */
export const certificatesAction = (facts: AccessFacts, { silo }: AccessPlace): ActionViewModel[] =>
  facts.level === 'silo' && silo === undefined && !reasonCannotGrant(facts)
    ? [{ id: 'certificates', label: 'TLS certificates', to: siloPaths.certificates() }]
    : []

/** The role that a user or group keeps on the silo after losing that on the project. */
const whatStays = ({ level, siloPolicy }: AccessFacts, { id, name }: Identity): RichText[] => {
  const role = level === 'project' && siloPolicy && directRole(siloPolicy, id)
  return role
    ? [
        rich`${emphasis(name)} keeps the ${emphasis(roleLabel(role))} role on the silo, which also applies in this project.`,
      ]
    : []
}

/** The event that asks whether to remove a role. */
export const removal = (
  identity: Identity,
  role: RoleKey,
  facts: AccessFacts,
  place: AccessPlace,
) => {
  const { id, identityType, name } = identity
  const source = `accessRemove/${place.on ?? place.project ?? place.silo ?? ''}/${id}`
  const holder: Pick<Assignment, 'identityId' | 'identityType'> = { identityId: id, identityType }
  const said = [...warningsOf(facts, holder, null), ...whatStays(facts, identity)]
  return confirmWith(
    {
      verb: 'Remove',
      kind: 'role',
      name,
      tone: 'danger',
      text: rich`Are you sure you want to remove the ${emphasis(roleLabel(role))} role from ${emphasis(name)}?`,
      ...(facts.level === 'fleet' &&
        endsAdmins(facts, holder, null) && { acknowledgement: 'I understand' }),
      ...(said.length > 0 && {
        consequences: said.flatMap((each, at) => (at ? [' ', ...each] : each)),
      }),
    },
    {
      source,
      event: roleChangeRequested({
        change: { ...place, ...holder, role: null, known: role },
        asker: { source },
      }),
    },
  )
}

/** The actions on the role of a user or group on the project or silo. */
export const identityActions = (
  identity: Identity,
  facts: AccessFacts,
  place: AccessPlace,
): ActionViewModel[] => {
  const role = directRole(facts.policy, identity.id)
  const reason = role
    ? reasonCannotGrant(facts)
    : rich`The role comes from the silo: change it on the silo's access page`
  const params = { ...place, identity: identity.id }
  return [
    { id: 'changeRole', label: 'Change role', reason, event: requestForm('accessEdit', params) },
    {
      id: 'delete',
      label: 'Remove role',
      isDanger: true,
      reason,
      ...(role && { event: removal(identity, role, facts, place) }),
    },
  ]
}
