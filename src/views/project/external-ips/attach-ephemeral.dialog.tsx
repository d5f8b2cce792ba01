import {
  ephemeralIpAttachForm,
  useEphemeralIpAttachField as useField,
} from '@/store/project/external-ips/attach-ephemeral.form'
import { useAppSelector } from '@/store/setup/hooks'
import { selectPools } from '@/store/silo/ip-pools/choices'
import { Message } from '@/ui/Message/Message'
import { ModalForm } from '@/views/shared/modal-form/ModalForm'
import { PoolSelect } from './PoolSelect'

/** The open form that gives the instance an ephemeral IP. */
function EphemeralIpAttachModal() {
  const isPoolOpen = useAppSelector(state => selectPools(state) !== undefined)
  const field = useField('pool')
  return (
    <ModalForm
      form={ephemeralIpAttachForm}
      title="Attach ephemeral IP"
      submitLabel="Attach"
      isIncomplete={isPoolOpen && !field.value}
    >
      {isPoolOpen ? (
        <PoolSelect {...field} label="IP pool" />
      ) : (
        <Message>The address comes from the default pool of the silo.</Message>
      )}
    </ModalForm>
  )
}

export { ephemeralIpAttachForm as form, EphemeralIpAttachModal as View }
