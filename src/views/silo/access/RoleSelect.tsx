import { ROLES, type RoleKey } from '@/lib/roles'
import { capitalize } from '@/lib/text'
import type { AccessLevel } from '@/store/access/rules'
import type { Field } from '@/store/forms/hooks'
import { Select } from '@/ui/Select/Select'

const ALLOWS: Record<AccessLevel, Record<RoleKey, string>> = {
  silo: {
    admin: 'Changes everything, access included',
    collaborator: 'Makes projects, changes what is in them',
    viewer: 'Sees everything, changes nothing',
  },
  project: {
    admin: 'Changes everything, access included',
    collaborator: 'Changes what is in the project',
    viewer: 'Sees everything, changes nothing',
  },
}

const itemsOf = (level: AccessLevel) =>
  ROLES.map(role => ({
    value: role,
    label: capitalize(role),
    detail: ALLOWS[level][role],
  }))

const ITEMS = { silo: itemsOf('silo'), project: itemsOf('project') }

interface RoleSelectProps {
  field: Field<RoleKey | ''>
  level: AccessLevel
}

/** Chooses a role, and says what each role allows. */
export function RoleSelect({ field, level }: RoleSelectProps) {
  return (
    <Select
      {...field}
      onChange={value => field.onChange(value as RoleKey)}
      label="Role"
      items={ITEMS[level]}
      placeholder="Select an option"
      isRequired
    />
  )
}
