import { floatingIpAttachToForm as form } from '@/store/project/floating-ips/attach.form'
import { selectTargetInstances } from '@/store/project/floating-ips/choices'
import { useAppSelector } from '@/store/setup/hooks'
import { Message } from '@/ui/Message/Message'
import { ModalForm } from '@/views/shared/modal-form/ModalForm'
import { TargetSelect } from './TargetSelect'

/** The open form that attaches a free floating IP to an instance. */
function FloatingIpAttachToModal() {
  const { ip, isUnsuited } = useAppSelector(state => selectTargetInstances(state, form.name))
  const field = form.useField('instance')
  return (
    <ModalForm
      form={form}
      title="Attach floating IP"
      submitLabel="Attach"
      isIncomplete={!field.value || isUnsuited}
    >
      <Message>
        The selected instance will be reachable at <strong>{ip}</strong>.
      </Message>
      <TargetSelect {...field} form={form} />
    </ModalForm>
  )
}

export { form, FloatingIpAttachToModal as View }
