import { ipOrder } from '@/lib/ip'
import { formChanged } from '@/store/forms/events'
import type { AnyForm, FieldHook } from '@/store/forms/hooks'
import {
  addTransitIp,
  NO_TRANSIT_IP,
  typedTransitIpError,
  type TransitIpValues,
} from '@/store/project/network-interfaces/transit-ips'
import { useSend } from '@/store/setup/hooks'
import { Link } from '@/ui/Link/Link'
import type { MiniColumn } from '@/views/shared/mini-table/MiniRows'
import { MiniTableField } from '@/views/shared/mini-table/MiniTableField'
import { SubForm } from '@/ui/SubForm/SubForm'
import { EntryField } from '@/views/shared/checked-field/CheckedField'

const GUIDE =
  'https://docs.oxide.computer/guides/configuring-guest-networking#_example_4_software_routing_tunnels'

const columns: readonly MiniColumn<string>[] = [
  {
    header: 'Transit IPs',
    text: ip => ip,
    value: ipOrder,
    cell: ip => <code translate="no">{ip}</code>,
  },
]

interface TransitIpsFieldProps {
  form: AnyForm
  useField: FieldHook<TransitIpValues>
}

/** The networks whose traffic the interface forwards, and a field to add one. */
export function TransitIpsField({ form, useField }: TransitIpsFieldProps) {
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
      onChange={onChange}
    >
      <NewTransitIp form={form} useField={useField} />
    </MiniTableField>
  )
}

function NewTransitIp({ form: { name: form }, useField }: TransitIpsFieldProps) {
  const send = useSend()
  const { value: versions } = useField('versions')
  const { value: transitIps } = useField('transitIps')
  const { value: isTransitIpRefused } = useField('isTransitIpRefused')
  const { value: transitIp, ...field } = useField('transitIp')
  const values: TransitIpValues = { versions, transitIps, transitIp, isTransitIpRefused }
  const change = (changed: Partial<TransitIpValues>) =>
    send(formChanged({ form, values: { ...changed } }))
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
      <EntryField
        {...field}
        value={transitIp}
        label="Transit IPs"
        placeholder="Enter an IP network"
        help={
          <>
            An IP network, such as {versions.includes('v4') ? '192.168.0.0/16' : 'fd00:1234::/32'},
            whose traffic may pass through the instance. Learn more about{' '}
            <Link href={GUIDE}>transit IPs</Link>
          </>
        }
        error={typedTransitIpError(values)}
        problem={typedTransitIpError({ ...values, isTransitIpRefused: true })}
        onEnter={add}
      />
    </SubForm>
  )
}
