import { selectFormParams } from '@/store/forms/selectors'
import {
  sshKeyCreateForm,
  useSshKeyCreateField as useField,
} from '@/store/settings/ssh-keys/create.form'
import { useAppSelector } from '@/store/setup/hooks'
import { Message } from '@/ui/Message/Message'
import { TextArea } from '@/ui/TextArea/TextArea'
import { IdentityFields } from '@/views/shared/identity-fields/IdentityFields'
import { SideForm } from '@/views/shared/side-form/SideForm'

function PublicKeyField() {
  return <TextArea {...useField('publicKey')} label="Public key" rows={8} isMonospace isRequired />
}

/** The open form of a new SSH key, on its route or requested over a screen. */
function SshKeyCreateModal() {
  // Over the form of another object, users might take the key for a part of that object.
  const isAside =
    useAppSelector(state => selectFormParams(state, sshKeyCreateForm.name).mode) === 'over'
  return (
    <SideForm form={sshKeyCreateForm} title="Add SSH key" submitLabel="Add SSH key">
      {isAside && (
        <Message>The key is saved to your profile permanently, not just for this instance.</Message>
      )}
      <IdentityFields useField={useField} />
      <PublicKeyField />
    </SideForm>
  )
}

export { sshKeyCreateForm as form, SshKeyCreateModal as View }
