import { useAppSelector } from '@/store/setup/hooks'
import { fleetRoleAddForm as form } from '@/store/system/fleet-access/add.form'
import { selectFleetAddable } from '@/store/system/fleet-access/fleet-access'
import { Message } from '@/ui/Message/Message'
import { RadioGroup } from '@/ui/RadioGroup/RadioGroup'
import { TextField } from '@/ui/TextField/TextField'
import { IdentityField } from '@/views/shared/access/IdentityField'
import { RoleField } from '@/views/shared/access/RoleField'
import { SideForm } from '@/views/shared/side-form/SideForm'

function Identity() {
  const from = form.useField('from')
  return (
    <>
      <RadioGroup
        {...from}
        label="Who"
        isRequired
        options={[
          { value: 'own', label: 'A user or group of your silo' },
          { value: 'id', label: 'Another silo’s user or group by ID' },
        ]}
      />
      {from.value === 'own' ? <OfOwnSilo /> : <ById />}
    </>
  )
}

function OfOwnSilo() {
  const field = form.useField('identity')
  return <IdentityField {...field} identities={useAppSelector(selectFleetAddable)} />
}

function ById() {
  return (
    <>
      <TextField {...form.useField('id')} label="ID" isRequired />
      <RadioGroup
        {...form.useField('type')}
        label="Type"
        isRequired
        isInline
        options={[
          { value: 'silo_user', label: 'User' },
          { value: 'silo_group', label: 'Group' },
        ]}
      />
    </>
  )
}

/** The open form that gives a user or group a role on the fleet. */
function FleetRoleAddModal() {
  return (
    <SideForm form={form} title="Add user or group" submitLabel="Assign role">
      <Message>Roles on the fleet do not let anyone see or change what is inside silos.</Message>
      <Identity />
      <form.Field name="role" as={RoleField} level="fleet" />
    </SideForm>
  )
}

export { form, FleetRoleAddModal as View }
