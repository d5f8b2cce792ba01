import { ipOrder } from '@/lib/ip'
import { useEntry, type AnyForm, type FieldHook } from '@/store/forms/hooks'
import {
  typedTransitIpError,
  type TransitIpValues,
} from '@/store/project/network-interfaces/transit-ips'
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

function NewTransitIp({ form, useField }: TransitIpsFieldProps) {
  const adding = useEntry(form, 'transitIps')
  const { value: versions } = useField('versions')
  const { value: transitIps } = useField('transitIps')
  const { value: isTransitIpRefused } = useField('isTransitIpRefused')
  const { value: transitIp, ...field } = useField('transitIp')
  const values: TransitIpValues = { versions, transitIps, transitIp, isTransitIpRefused }
  return (
    <SubForm
      entry="new transit IP"
      addLabel="Add transit IP"
      isEmpty={transitIp.trim() === ''}
      isDisabled={field.isDisabled}
      {...adding}
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
        onEnter={adding.onAdd}
      />
    </SubForm>
  )
}
