import { selectFreeFloatingIps } from '@/store/project/instance-create/choices'
import { floatingIpPickForm as form } from '@/store/project/instance-create/pick.form'
import { projectPaths } from '@/store/project/paths'
import { useAppSelector } from '@/store/setup/hooks'
import { ModalForm } from '@/views/shared/modal-form/ModalForm'
import { useParams } from '@/views/shell/route-context'
import { FloatingIpSelect } from '../external-ips/FloatingIpSelect'

/** The open form that chooses a floating IP for the new instance. */
function FloatingIpPickModal() {
  const { project } = useParams(projectPaths.project)
  const free = useAppSelector(state => selectFreeFloatingIps(state, project))
  const field = form.useField('floatingIp')
  return (
    <ModalForm
      form={form}
      title="Attach floating IP"
      submitLabel="Attach"
      isIncomplete={!field.value}
    >
      <FloatingIpSelect {...field} floatingIps={free} by="name" />
    </ModalForm>
  )
}

export { form, FloatingIpPickModal as View }
