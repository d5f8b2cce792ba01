import { selectTargetInstances } from '@/store/project/floating-ips/choices'
import {
  floatingIpMoveForm as form,
  useFloatingIpMoveField as useField,
} from '@/store/project/floating-ips/move.form'
import { useAppSelector } from '@/store/setup/hooks'
import { Message } from '@/ui/Message/Message'
import { ModalForm } from '@/views/shared/modal-form/ModalForm'
import { TargetSelect } from './TargetSelect'

/** Moves a floating IP from the instance that has it to another one, while that form is open. */
function FloatingIpMoveModal() {
  const { ip, from, obstacle } = useAppSelector(state => selectTargetInstances(state, form.name))
  const field = useField('instance')
  return (
    <ModalForm
      form={form}
      title="Move floating IP"
      submitLabel="Move"
      // It would be detached in vain.
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
