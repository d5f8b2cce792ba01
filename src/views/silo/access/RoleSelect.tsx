import { ROLES, type RoleKey } from '@/lib/roles'
import { capitalize } from '@/lib/text'
import type { AccessLevel } from '@/store/access/rules'
import type { Field } from '@/store/forms/hooks'
import { Select } from '@/ui/Select/Select'
import { useSupports } from '@/store/release/hooks'

const ALLOWS: Record<AccessLevel, Record<RoleKey, string>> = {
  silo: {
    admin: 'Changes everything, access included',
    collaborator: 'Makes projects, changes what is in them',
    limited_collaborator: 'The same in all projects, networks excepted',
    viewer: 'Sees everything, changes nothing',
  },
  project: {
    admin: 'Changes everything, access included',
    collaborator: 'Changes what is in the project',
    limited_collaborator: 'Changes what is in the project, networks excepted',
    viewer: 'Sees everything, changes nothing',
  },
}

const itemsOf = (level: AccessLevel) =>
  ROLES.map(role => ({
    value: role,
    label: capitalize(role.replace('_', ' ')),
    detail: ALLOWS[level][role],
  }))

const ITEMS = { silo: itemsOf('silo'), project: itemsOf('project') }

interface RoleSelectProps {
  field: Field<RoleKey | ''>
  level: AccessLevel
}

/** Chooses a role, and says what each role allows. */
export function RoleSelect({ field, level }: RoleSelectProps) {
  const isLimited = useSupports('limitedCollaborator')
  return (
    <Select
      {...field}
      onChange={value => field.onChange(value as RoleKey)}
      label="Role"
      items={ITEMS[level].filter(({ value }) => isLimited || value !== 'limited_collaborator')}
      placeholder="Select an option"
      isRequired
    />
  )
}
