import { KIB } from '@/lib/size'
import { selectFormParams } from '@/store/forms/selectors'
import { sshKeyCreateForm as form } from '@/store/settings/ssh-keys/create.form'
import { useAppSelector } from '@/store/setup/hooks'
import { Message } from '@/ui/Message/Message'
import { ReadTextField } from '@/ui/TextFileField/TextFileField'
import { IdentityFields } from '@/views/shared/identity-fields/IdentityFields'
import { SideForm } from '@/views/shared/side-form/SideForm'

/** Bytes. The longest public key in use is shorter; of a larger file this much tells what it is. */
const LARGEST = 16 * KIB

/** The open form of a new SSH key, on its route or requested over a screen. */
function SshKeyCreateModal() {
  // Over the form of another object, users might take the key for a part of that object.
  const isAside = useAppSelector(state => selectFormParams(state, form.name).mode) === 'over'
  return (
    <SideForm form={form} title="Add SSH key">
      {isAside && (
        <Message>The key is saved to your profile permanently, not just for this instance.</Message>
      )}
      <IdentityFields useField={form.useField} />
      <ReadTextField
        {...form.useField('publicKey')}
        label="Public key"
        placeholder="ssh-ed25519 …"
        rows={8}
        longest={LARGEST}
        isRequired
      />
    </SideForm>
  )
}

export { form, SshKeyCreateModal as View }
