import { isKnownRole, roleLabel, type RoleKey } from '@/lib/roles'
import { capitalize } from '@/lib/text'
import { rolesOn, type AccessLevel } from '@/store/access/rules'
import type { Field } from '@/store/forms/hooks'
import { useSupports } from '@/store/release/hooks'
import { RadioGroup } from '@/ui/RadioGroup/RadioGroup'

const ALLOWS: Record<AccessLevel, Partial<Record<RoleKey, string>>> = {
  fleet: {
    admin: 'Changes the whole system, access included',
    collaborator: 'Creates and changes silos, and administers them',
    viewer: 'Sees the whole system, changes nothing',
  },
  silo: {
    admin: 'Changes everything, access included',
    collaborator: 'Creates projects, and administers all of them',
    limited_collaborator: 'Changes what is in all projects, networks excepted',
    viewer: 'Sees everything, changes nothing',
  },
  project: {
    admin: 'Changes everything, access included',
    collaborator: 'Changes everything in the project, networks included',
    limited_collaborator:
      'Changes what is in the project, except VPCs, subnets, routers and gateways',
    viewer: 'Sees everything, changes nothing',
  },
}

interface RoleFieldProps {
  field: Field<RoleKey | ''>
  level: AccessLevel
  /** The role that the user or group has now. */
  present?: RoleKey | undefined
}

/** Chooses a role, and says what each role allows. */
export function RoleField({ field, level, present }: RoleFieldProps) {
  const hasLimited = useSupports('limitedCollaborator')
  const options = rolesOn(level, hasLimited).map(role => ({
    value: role,
    label: capitalize(roleLabel(role)),
    help: ALLOWS[level][role],
  }))
  const unknown =
    present && !isKnownRole(present)
      ? [{ value: present, label: `${present} (not known to this console)` }]
      : []
  return <RadioGroup {...field} label="Role" options={[...options, ...unknown]} isRequired />
}
