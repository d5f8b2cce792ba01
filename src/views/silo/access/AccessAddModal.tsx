import { useMemo } from 'react'
import { accessAddForm, useAccessAddField as useField } from '@/store/access/add.form'
import { selectAddable, selectAddLevel } from '@/store/access/choices'
import { useAppSelector } from '@/store/setup/hooks'
import { Badge } from '@/ui/Badge/Badge'
import { Combobox } from '@/ui/Combobox/Combobox'
import { SideForm } from '@/views/shared/side-form/SideForm'
import { RoleField } from './RoleField'

function IdentityField() {
  const identities = useAppSelector(selectAddable)
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
      {...useField('identity')}
      label="User or group"
      placeholder="Select a user or group"
      items={items}
      isRequired
    />
  )
}

function NewRole() {
  const level = useAppSelector(selectAddLevel)
  return <RoleField field={useField('role')} level={level ?? 'silo'} />
}

/** The open form that gives a user or group a role on the silo or on a project. */
export function AccessAddModal() {
  return (
    <SideForm form={accessAddForm} title="Add user or group" submitLabel="Assign role">
      <IdentityField />
      <NewRole />
    </SideForm>
  )
}
