import { floatingIpEditForm as form } from '@/store/project/floating-ips/edit.form'
import { selectFloatingIp } from '@/store/project/floating-ips/floating-ips'
import { projectPaths } from '@/store/project/paths'
import { useAppSelector } from '@/store/setup/hooks'
import { CopyableIp } from '@/ui/Cells/CopyableIp'
import { Link } from '@/ui/Link/Link'
import {
  DateProperty,
  IdProperty,
  PropertiesTable,
  Property,
} from '@/ui/PropertiesTable/PropertiesTable'
import { IdentityFields } from '@/views/shared/identity-fields/IdentityFields'
import { PoolCell } from '@/views/shared/pool-cell/PoolCell'
import { SideForm } from '@/views/shared/side-form/SideForm'
import { useParams } from '@/views/shell/route-context'
import { AttachedTo } from '../disks/AttachedTo'

/** A floating IP, over the list: its editable fields and its fixed properties. */
function FloatingIpEditModal() {
  return (
    <SideForm form={form} title="Edit floating IP">
      <Facts />
      <IdentityFields useField={form.useField} />
    </SideForm>
  )
}

function Facts() {
  const params = useParams(projectPaths.floatingIp)
  const floatingIp = useAppSelector(state => selectFloatingIp(state, params))
  if (!floatingIp) return null
  const { id, name, ip, ipPoolId, instanceId = null, timeCreated, timeModified } = floatingIp
  return (
    <PropertiesTable>
      <IdProperty id={id} name={name} />
      <DateProperty label="Created" date={timeCreated} />
      <DateProperty label="Last modified" date={timeModified} />
      <Property label="IP address">
        <CopyableIp ip={ip} isPlain />
      </Property>
      <Property label="IP pool">
        <PoolCell pool={ipPoolId} />
      </Property>
      <Property label="Instance">
        <AttachedTo as={Link} instance={instanceId} path={projectPaths.instanceNetworking} />
      </Property>
    </PropertiesTable>
  )
}

export { form, FloatingIpEditModal as View }
