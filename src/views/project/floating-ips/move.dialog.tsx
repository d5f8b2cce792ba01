import { selectTargetInstances } from '@/store/project/floating-ips/choices'
import { floatingIpMoveForm as form } from '@/store/project/floating-ips/attach.form'
import { useAppSelector } from '@/store/setup/hooks'
import { Message } from '@/ui/Message/Message'
import { ModalForm } from '@/views/shared/modal-form/ModalForm'
import { TargetSelect } from './TargetSelect'

/** The open form that moves a floating IP from its instance to another one. */
function FloatingIpMoveModal() {
  const { ip, from, obstacle } = useAppSelector(state => selectTargetInstances(state, form.name))
  const field = form.useField('instance')
  return (
    <ModalForm
      form={form}
      title="Move floating IP"
      submitLabel="Move"
      // Otherwise it would be detached for nothing.
      isIncomplete={!field.value || obstacle !== undefined}
    >
      <Message>
        {from ? (
          <>
            <strong>{ip}</strong> is first detached from <strong>{from}</strong>, then attached to
            the selected instance. In between, no instance can be reached at it.
          </>
        ) : (
          <>
            The selected instance will be reachable at <strong>{ip}</strong>.
          </>
        )}
      </Message>
      <TargetSelect {...field} form={form} />
    </ModalForm>
  )
}

export { form, FloatingIpMoveModal as View }
