import { isKnownRole, roleLabel, type RoleKey } from '@/lib/roles'
import { capitalize } from '@/lib/text'
import { rolesOn, type AccessLevel } from '@/store/access/rules'
import type { Field } from '@/store/forms/hooks'
import { useSupports } from '@/store/release/release'
import { RadioGroup } from '@/ui/RadioGroup/RadioGroup'

const ALLOWS: Record<AccessLevel, Partial<Record<RoleKey, string>>> = {
  fleet: {
    admin: 'Can change the whole system, including access',
    collaborator: 'Can create, change and administer silos',
    viewer: 'Can view the whole system',
  },
  silo: {
    admin: 'Can change everything, including access',
    collaborator: 'Can create projects, and administer all of them',
    limited_collaborator: 'Can change everything in projects except networks',
    viewer: 'Can view everything',
  },
  project: {
    admin: 'Can change everything, including access',
    collaborator: 'Can change everything in the project, including networks',
    limited_collaborator:
      'Can change everything in the project except VPCs, subnets, routers and gateways',
    viewer: 'Can view everything',
  },
}

interface RoleFieldProps extends Field<RoleKey | ''> {
  level: AccessLevel
  /** The role that the user or group has now. */
  present?: RoleKey | undefined
}

/** Chooses a role, and says what each role allows. */
export function RoleField({ level, present, ...field }: RoleFieldProps) {
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
