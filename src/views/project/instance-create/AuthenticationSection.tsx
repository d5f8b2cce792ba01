import { useId } from 'react'
import { selectSshKeyOptions } from '@/store/project/instance-create/choices'
import { instanceCreateForm as form } from '@/store/project/instance-create/create.form'
import { requestForm } from '@/store/settings/forms'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { Button } from '@/ui/Button/Button'
import { CheckboxGroup } from '@/ui/Checkbox/CheckboxGroup'
import { EmptyState } from '@/ui/EmptyState/EmptyState'
import { Message } from '@/ui/Message/Message'
import { Buttons, Section } from '@/views/shared/page-form/Section'
import { allSshKeysQuery } from '@/store/settings/ssh-keys/queries'
import { KnownPart } from '@/views/shared/unknown/Known'

function AddKeyButton({ isDisabled }: { isDisabled: boolean }) {
  const send = useSend()
  return (
    <Button
      isDisabled={isDisabled}
      onPress={() => send(requestForm('sshKeyCreate', { mode: 'over' }))}
    >
      Add SSH key
    </Button>
  )
}

const KEYS = [allSshKeysQuery]

function Keys() {
  const options = useAppSelector(selectSshKeyOptions)
  const field = form.useField('sshKeys')
  if (options.length === 0) {
    return (
      <KnownPart queries={KEYS} what="SSH keys">
        <EmptyState
          title="No SSH keys"
          body="Add an SSH key to log in to the instance."
          action={<AddKeyButton isDisabled={field.isDisabled} />}
        />
      </KnownPart>
    )
  }
  return (
    <>
      <CheckboxGroup
        {...field}
        label="SSH keys"
        help="Keys are managed in your user settings."
        selectAllLabel="Select all"
        options={options}
      />
      <Buttons>
        <AddKeyButton isDisabled={field.isDisabled} />
      </Buttons>
    </>
  )
}

/** Who can log in to the instance. */
export function AuthenticationSection() {
  return (
    <Section id={useId()} title="Authentication" help="SSH keys to install.">
      <Keys />
      <Message link={{ label: 'cloud-init', href: 'https://cloudinit.readthedocs.io/en/latest/' }}>
        If the image supports it, the keys are written into the instance when it is created, by
        cloud-init and cidata. They are not updated afterwards.
      </Message>
    </Section>
  )
}
