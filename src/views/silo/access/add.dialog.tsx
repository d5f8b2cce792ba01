import { accessAddForm as form } from '@/store/access/add.form'
import { selectAddable, selectAddLevel } from '@/store/access/choices'
import { useAppSelector } from '@/store/setup/hooks'
import { IdentityField } from '@/views/shared/access/IdentityField'
import { RoleField } from '@/views/shared/access/RoleField'
import { SideForm } from '@/views/shared/side-form/SideForm'

/** The open form that gives a user or group a role on the silo or on a project. */
function AccessAddModal() {
  return (
    <SideForm form={form} title="Add user or group" submitLabel="Assign role">
      <form.Field name="identity" as={IdentityField} identities={useAppSelector(selectAddable)} />
      <form.Field name="role" as={RoleField} level={useAppSelector(selectAddLevel) ?? 'silo'} />
    </SideForm>
  )
}

export { form, AccessAddModal as View }
