import { selectFormParams } from '@/store/forms/selectors'
import { ephemeralIpAttachForm as form } from '@/store/project/external-ips/attach.form'
import { selectEphemeralChoice } from '@/store/project/external-ips/external-ips'
import { useAppSelector } from '@/store/setup/hooks'
import { selectPools } from '@/store/silo/ip-pools/choices'
import { Message } from '@/ui/Message/Message'
import { ModalForm } from '@/views/shared/modal-form/ModalForm'
import { AddressPoolSelect } from './PoolSelect'

/** The open form that gives the instance an ephemeral IP. */
function EphemeralIpAttachModal() {
  const isPoolOpen = useAppSelector(state => selectPools(state) !== undefined)
  const { value } = form.useField('pool')
  return (
    <ModalForm
      form={form}
      title="Attach ephemeral IP"
      submitLabel="Attach"
      isIncomplete={isPoolOpen && !value}
    >
      {isPoolOpen ? (
        <PoolField />
      ) : (
        <Message>The address comes from the default pool of the silo.</Message>
      )}
    </ModalForm>
  )
}

/** The pools of the IP versions that the instance can get, and why others are missing. */
function PoolField() {
  const {
    project = '',
    instance = '',
    version,
  } = useAppSelector(state => selectFormParams(state, form.name))
  const choice = useAppSelector(state => selectEphemeralChoice(state, { project, instance }))
  return (
    <AddressPoolSelect
      {...form.useField('pool')}
      label="IP pool"
      versions={choice?.versions.filter(each => each === (version ?? each))}
      help={choice && choice.missing.length > 0 && choice.missing.join(' ')}
    />
  )
}

export { form, EphemeralIpAttachModal as View }
