import {
  networkInterfaceEditForm as form,
  selectEditedInterface,
  useEditedTransitIpField,
} from '@/store/project/network-interfaces/edit.form'
import { privateIps } from '@/lib/ip-stack'
import { selectInterfaceFormBlock } from '@/store/project/network-interfaces/rules'
import { subnetByIdQuery } from '@/store/project/queries'
import { selectLookup } from '@/store/queries/object-by-id'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { CopyableIp } from '@/ui/Cells/CopyableIp'
import { Message } from '@/ui/Message/Message'
import {
  DateProperty,
  IdProperty,
  PropertiesTable,
  Property,
} from '@/ui/PropertiesTable/PropertiesTable'
import { IdentityFields } from '@/views/shared/identity-fields/IdentityFields'
import { Reference } from '@/views/shared/reference/Reference'
import { SideForm } from '@/views/shared/side-form/SideForm'
import { TransitIpsField } from './TransitIpsField'

function SubnetName({ subnet }: { subnet: string }) {
  const query = subnetByIdQuery({ subnet })
  const lookup = useAppSelector(state => selectLookup(state, query))
  useQueries([query])
  return <Reference lookup={lookup}>{({ name }) => name}</Reference>
}

/** What cannot be changed of the interface. */
function FixedProperties() {
  const edited = useAppSelector(selectEditedInterface)
  if (!edited) return null
  const { id, name, ipStack, mac, subnetId, timeCreated, timeModified } = edited
  return (
    <>
      <PropertiesTable>
        <IdProperty id={id} name={name} />
        {privateIps(ipStack).map(({ version, ip }) => (
          <Property key={version} label={`Private IP${version}`}>
            <CopyableIp ip={ip} isPlain />
          </Property>
        ))}
        <Property label="MAC address">
          <code translate="no">{mac}</code>
        </Property>
        <Property label="Subnet">
          <SubnetName subnet={subnetId} />
        </Property>
        <DateProperty label="Created" date={timeCreated} />
        <DateProperty label="Last modified" date={timeModified} />
      </PropertiesTable>
      <Message>
        The addresses cannot be changed. To get others, add another network interface.
      </Message>
    </>
  )
}

/** The open form of an existing network interface. */
function NetworkInterfaceEditModal() {
  const block = useAppSelector(state => selectInterfaceFormBlock(state, 'networkInterfaceEdit'))
  return (
    <SideForm form={form} title="Edit network interface" disabledReason={block}>
      <FixedProperties />
      <IdentityFields useField={form.useField} />
      <TransitIpsField form={form} useField={useEditedTransitIpField} />
    </SideForm>
  )
}

export { form, NetworkInterfaceEditModal as View }
