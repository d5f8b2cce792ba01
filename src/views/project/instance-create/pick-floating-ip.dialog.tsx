import { selectFreeFloatingIps } from '@/store/project/instance-create/choices'
import { floatingIpPickForm } from '@/store/project/instance-create/pick-floating-ip.form'
import { projectPaths } from '@/store/project/paths'
import { useAppSelector } from '@/store/setup/hooks'
import { ModalForm } from '@/views/shared/modal-form/ModalForm'
import { useParams } from '@/views/shell/route-context'
import { FloatingIpSelect } from '../external-ips/FloatingIpSelect'

function FloatingIpField() {
  const { project } = useParams(projectPaths.project)
  const free = useAppSelector(state => selectFreeFloatingIps(state, project))
  return (
    <FloatingIpSelect {...floatingIpPickForm.useField('floatingIp')} floatingIps={free} by="name" />
  )
}

/** The open form that chooses a floating IP for the new instance. */
function FloatingIpPickModal() {
  const { value: chosen } = floatingIpPickForm.useField('floatingIp')
  return (
    <ModalForm
      form={floatingIpPickForm}
      title="Attach floating IP"
      submitLabel="Attach"
      isIncomplete={!chosen}
    >
      <FloatingIpField />
    </ModalForm>
  )
}

export { floatingIpPickForm as form, FloatingIpPickModal as View }
