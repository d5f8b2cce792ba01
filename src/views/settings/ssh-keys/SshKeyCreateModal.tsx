import type { SshKeyCreateValues } from '@/store/settings/ssh-keys/create.form'
import { fieldHook } from '@/store/forms/hooks'
import { Message } from '@/ui/Message/Message'
import { TextArea } from '@/ui/TextArea/TextArea'
import { TextField } from '@/ui/TextField/TextField'
import { SideForm } from '@/views/shared/side-form/SideForm'

const useField = fieldHook<SshKeyCreateValues>('sshKeyCreate')

function NameField() {
  return <TextField {...useField('name')} label="Name" isRequired />
}

function DescriptionField() {
  return <TextArea {...useField('description')} label="Description" />
}

function PublicKeyField() {
  return <TextArea {...useField('publicKey')} label="Public key" rows={8} isMonospace isRequired />
}

interface SshKeyCreateModalProps {
  /** Opened while something else is made, where one might take the key for a part of that. */
  isAside?: boolean
}

/** The form of a new SSH key while it is open: on its route, or requested over a page. */
export function SshKeyCreateModal({ isAside = false }: SshKeyCreateModalProps) {
  return (
    <SideForm form="sshKeyCreate" title="Add SSH key" submitLabel="Add SSH key">
      {isAside && (
        <Message>The key is saved to your profile permanently, not just for this instance.</Message>
      )}
      <NameField />
      <DescriptionField />
      <PublicKeyField />
    </SideForm>
  )
}
