import { useForm } from '@/store/forms/hooks'
import { scimTokenCreateForm } from '@/store/system/scim-tokens/create.form'
import { Message } from '@/ui/Message/Message'
import { ModalForm } from '@/views/shared/modal-form/ModalForm'
import { ShownOnceDialog } from '@/views/shared/shown-once/ShownOnceDialog'

/** Creates a SCIM token, over the page of its silo, and then shows it. */
function ScimTokenCreateDialog() {
  const { value: token } = scimTokenCreateForm.useField('bearerToken')
  const form = useForm(scimTokenCreateForm)
  const forget = () => {
    form.startOver()
    form.cancel()
  }
  return token ? (
    <ShownOnceDialog title="SCIM token created" label="Bearer token" secret={token} onDone={forget}>
      Enter this token at the identity provider.
    </ShownOnceDialog>
  ) : (
    <ModalForm form={scimTokenCreateForm} title="Create SCIM token">
      <Message tone="notice">
        Anyone who has the token can create and delete users, and add anyone to any group of the
        silo, including its admin group.
      </Message>
    </ModalForm>
  )
}

export { scimTokenCreateForm as form, ScimTokenCreateDialog as View }
