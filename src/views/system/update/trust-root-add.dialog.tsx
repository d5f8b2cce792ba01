import { trustRootAddForm as form } from '@/store/system/update/add-trust-root.form'
import { watchRootRole } from '@/store/system/update/add-trust-root.saga'
import { Message } from '@/ui/Message/Message'
import { TypedFileField } from '@/views/shared/kept-file-field/TypedFileField'
import { SideForm } from '@/views/shared/side-form/SideForm'

/** A new trust root, over the list. */
function TrustRootAddDialog() {
  return (
    <SideForm form={form} title="Add trust root">
      <Message>Repositories signed by its keys can then be uploaded.</Message>
      <TypedFileField
        {...form.useField('role')}
        label="Root role (JSON)"
        placeholder='{ "signed": …, "signatures": … }'
        help="The file root.json, as you received it."
        isRequired
      />
    </SideForm>
  )
}

const sagas = [watchRootRole]

export { form, sagas, TrustRootAddDialog as View }
