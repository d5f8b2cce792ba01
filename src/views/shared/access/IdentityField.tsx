import { useMemo } from 'react'
import type { Identity } from '@/store/access/identities'
import type { Field } from '@/store/forms/hooks'
import { Badge } from '@/ui/Badge/Badge'
import { Combobox } from '@/ui/Combobox/Combobox'

interface IdentityFieldProps extends Field<string> {
  identities: readonly Identity[]
}

/** Chooses a user or group by name. */
export function IdentityField({ identities, ...field }: IdentityFieldProps) {
  const items = useMemo(() => {
    const names = identities.map(({ name }) => name)
    return identities.map(({ id, identityType, name }) => ({
      value: id,
      label: name,
      ...(identityType === 'silo_group' && { aside: <Badge>Group</Badge> }),
      // Only the id tells identities of the same name apart.
      ...(names.indexOf(name) !== names.lastIndexOf(name) && { detail: id }),
    }))
  }, [identities])
  return (
    <Combobox
      {...field}
      label="User or group"
      placeholder="Select a user or group"
      items={items}
      isRequired
    />
  )
}
