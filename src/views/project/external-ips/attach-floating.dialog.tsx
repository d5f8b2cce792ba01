import { selectFormParams } from '@/store/forms/selectors'
import { floatingIpAttachForm as form } from '@/store/project/external-ips/attach.form'
import { selectAttachableFloatingIps } from '@/store/project/external-ips/external-ips'
import { useAppSelector } from '@/store/setup/hooks'
import { ModalForm } from '@/views/shared/modal-form/ModalForm'
import { FloatingIpSelect } from './FloatingIpSelect'

/** The open form that attaches a floating IP to the instance. */
function FloatingIpAttachModal() {
  const { project = '', instance = '' } = useAppSelector(state =>
    selectFormParams(state, form.name),
  )
  const free = useAppSelector(state => selectAttachableFloatingIps(state, { project, instance }))
  const field = form.useField('floatingIp')
  return (
    <ModalForm
      form={form}
      title="Attach floating IP"
      submitLabel="Attach"
      isIncomplete={!field.value}
    >
      <FloatingIpSelect {...field} floatingIps={free} by="id" instance={instance} />
    </ModalForm>
  )
}

export { form, FloatingIpAttachModal as View }
