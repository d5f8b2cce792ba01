import { formChanged } from '@/store/forms/events'
import {
  addTransitIp,
  networkInterfaceEditForm,
  NO_TRANSIT_IP,
  typedTransitIpError,
  useNetworkInterfaceEditField as useField,
  type TransitIpValues,
} from '@/store/project/network-interfaces/edit.form'
import { selectInterfaceFormBlock } from '@/store/project/network-interfaces/rules'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { Link } from '@/ui/Link/Link'
import type { MiniColumn } from '@/ui/MiniTable/MiniTable'
import { MiniTableField } from '@/ui/MiniTableField/MiniTableField'
import { SubForm } from '@/ui/SubForm/SubForm'
import { TextField } from '@/ui/TextField/TextField'
import { IdentityFields } from '@/views/shared/identity-fields/IdentityFields'
import { SideForm } from '@/views/shared/side-form/SideForm'

const GUIDE =
  'https://docs.oxide.computer/guides/configuring-guest-networking#_example_4_software_routing_tunnels'

const columns: readonly MiniColumn<string>[] = [
  { header: 'Transit IPs', text: ip => ip, cell: ip => <code>{ip}</code> },
]

/** The networks whose traffic the interface forwards, and a field to add one. */
function TransitIpsField() {
  const { value: transitIps, onChange, ...field } = useField('transitIps')
  return (
    <MiniTableField
      {...field}
      label="Transit IPs"
      isLabelHidden
      rows={transitIps}
      columns={columns}
      rowKey={ip => ip}
      removeLabel={ip => `Remove IP ${ip}`}
      onRemove={removed => onChange(transitIps.filter(ip => ip !== removed))}
    >
      <NewTransitIp />
    </MiniTableField>
  )
}

function NewTransitIp() {
  const send = useSend()
  const { value: transitIps } = useField('transitIps')
  const { value: isTransitIpRefused } = useField('isTransitIpRefused')
  const { value: transitIp, ...field } = useField('transitIp')
  const values: TransitIpValues = { transitIps, transitIp, isTransitIpRefused }
  const change = (changed: Partial<TransitIpValues>) =>
    send(formChanged({ form: networkInterfaceEditForm.name, values: changed }))
  const add = () => change(addTransitIp(values))
  return (
    <SubForm
      entry="new transit IP"
      addLabel="Add transit IP"
      isEmpty={transitIp.trim() === ''}
      isDisabled={field.isDisabled}
      onAdd={add}
      onClear={() => change(NO_TRANSIT_IP)}
    >
      <TextField
        {...field}
        value={transitIp}
        label="Transit IPs"
        placeholder="Enter an IP network"
        help={
          <>
            An IP network, such as 192.168.0.0/16, whose traffic may pass through the instance.
            Learn more about <Link href={GUIDE}>transit IPs</Link>
          </>
        }
        error={typedTransitIpError(values)}
        isMonospace
        onEnter={add}
      />
    </SubForm>
  )
}

/** The open form of an existing network interface. */
function NetworkInterfaceEditModal() {
  const block = useAppSelector(state => selectInterfaceFormBlock(state, 'networkInterfaceEdit'))
  return (
    <SideForm
      form={networkInterfaceEditForm}
      title="Edit network interface"
      submitLabel="Update network interface"
      disabledReason={block}
    >
      <IdentityFields useField={useField} />
      <TransitIpsField />
    </SideForm>
  )
}

export { networkInterfaceEditForm as form, NetworkInterfaceEditModal as View }
