import { externalSubnetEditForm as form } from '@/store/project/external-subnets/edit.form'
import { selectExternalSubnet } from '@/store/project/external-subnets/list'
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
import { SideForm } from '@/views/shared/side-form/SideForm'
import { useParams } from '@/views/shell/route-context'
import { AttachedTo } from '../disks/AttachedTo'
import { SubnetPoolCell } from './SubnetPoolCell'

/** An external subnet, over the list: its editable fields and its fixed properties. */
function ExternalSubnetEditView() {
  return (
    <SideForm form={form} title="Edit external subnet">
      <Facts />
      <IdentityFields useField={form.useField} />
    </SideForm>
  )
}

function Facts() {
  const params = useParams(projectPaths.externalSubnet)
  const externalSubnet = useAppSelector(state => selectExternalSubnet(state, params))
  if (!externalSubnet) return null
  const { id, name, subnet, subnetPoolId, instanceId = null } = externalSubnet
  return (
    <PropertiesTable>
      <IdProperty id={id} name={name} />
      <Property label="Subnet">
        <CopyableIp ip={subnet} isPlain />
      </Property>
      <Property label="Subnet pool">
        <SubnetPoolCell pool={subnetPoolId} />
      </Property>
      <Property label="Instance">
        <AttachedTo as={Link} instance={instanceId} path={projectPaths.instanceNetworking} />
      </Property>
      <DateProperty label="Created" date={externalSubnet.timeCreated} />
      <DateProperty label="Last modified" date={externalSubnet.timeModified} />
    </PropertiesTable>
  )
}

export { form, ExternalSubnetEditView as View }
