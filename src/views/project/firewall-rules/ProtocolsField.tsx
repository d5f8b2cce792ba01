import { useMemo } from 'react'
import type { VpcFirewallRuleProtocol } from '@/api/generated/types'
import { ICMP_TYPES, icmpTypeName, type IcmpVersion } from '@/lib/icmp'
import { useEntry, usePress, type AnyForm, type Field } from '@/store/forms/hooks'
import {
  protocolFacts,
  protocolName,
  protocolText,
  redundancyHint,
  typedProtocolErrors,
  type ProtocolEntry,
  type ProtocolType,
} from '@/store/project/firewall-rules/protocols'
import { useSupported, type Supported } from '@/store/release/release'
import { EmptyCell } from '@/ui/Cells/EmptyCell'
import { Combobox } from '@/ui/Combobox/Combobox'
import type { MiniColumn } from '@/views/shared/mini-table/MiniRows'
import { MiniTableField } from '@/views/shared/mini-table/MiniTableField'
import { Message } from '@/ui/Message/Message'
import { Select } from '@/ui/Select/Select'
import { SubForm } from '@/ui/SubForm/SubForm'
import { TextField } from '@/ui/TextField/TextField'

type Protocol = VpcFirewallRuleProtocol

const optionOf = (type: ProtocolType) => ({ value: type, label: protocolName(type, true) })

const OPTIONS: readonly Supported<ReturnType<typeof optionOf>>[] = [
  optionOf('tcp'),
  optionOf('udp'),
  optionOf('icmp'),
  { ...optionOf('icmp6'), needs: 'icmpv6' },
]

const factColumn = (header: string, fact: 'type' | 'code'): MiniColumn<Protocol> => ({
  header,
  text: protocol => protocolFacts(protocol)?.[fact] ?? '—',
  cell: protocol => protocolFacts(protocol)?.[fact] ?? <EmptyCell />,
})

const columns: readonly MiniColumn<Protocol>[] = [
  { header: 'Protocol', text: ({ type }) => protocolName(type, true) },
  factColumn('Type', 'type'),
  factColumn('Code', 'code'),
]

interface ProtocolsFieldProps {
  form: AnyForm
  list: Field<readonly Protocol[]>
  entry: Field<ProtocolEntry>
}

/** The protocols of a rule, and fields to add one. */
export function ProtocolsField(props: ProtocolsFieldProps) {
  const { value: protocols, onChange, ...field } = props.list
  const hint = redundancyHint(protocols)
  return (
    <>
      <MiniTableField
        {...field}
        label="Protocol filters"
        isLabelHidden
        rows={protocols}
        columns={columns}
        rowKey={protocol => protocolText(protocol)}
        rowName={protocol => protocolText(protocol)}
        removeLabel={protocol => `Remove protocol ${protocolText(protocol)}`}
        onChange={onChange}
      >
        <NewProtocol {...props} />
      </MiniTableField>
      {hint && <Message>{hint}</Message>}
    </>
  )
}

function NewProtocol({ form, list, entry: { value: entry, ...field } }: ProtocolsFieldProps) {
  const { name, isDisabled, onChange, onSettle } = field
  const options = useSupported(OPTIONS)
  const errors = typedProtocolErrors(entry, list.value)
  const adding = useEntry(form, list.name)
  const { type } = entry
  return (
    <SubForm
      entry="new protocol filter"
      addLabel="Add protocol filter"
      isEmpty={type === ''}
      isDisabled={isDisabled}
      {...adding}
    >
      <Select
        name={name}
        label="Protocol"
        placeholder="Select a protocol"
        items={options}
        value={type}
        onChange={usePress(form, 'protocolType')}
        error={errors.list}
        isDisabled={isDisabled}
        isOptionalHidden
      />
      {(type === 'icmp' || type === 'icmp6') && (
        <IcmpFields
          name={name}
          version={type}
          entry={entry}
          errors={errors}
          isDisabled={isDisabled}
          onChange={changed => onChange({ ...entry, ...changed })}
          onSettle={onSettle}
          onEnter={adding.onAdd}
        />
      )}
    </SubForm>
  )
}

interface IcmpFieldsProps {
  name: string
  version: IcmpVersion
  entry: ProtocolEntry
  errors: ReturnType<typeof typedProtocolErrors>
  isDisabled: boolean
  onChange: (changed: Partial<ProtocolEntry>) => void
  onSettle: () => void
  onEnter: () => void
}

/** The type of ICMP, and its code once there is a type. */
function IcmpFields({ name, version, entry, errors, isDisabled, ...on }: IcmpFieldsProps) {
  const { onChange, onEnter } = on
  const label = protocolName(version, true)
  const types = useMemo(
    () =>
      Object.keys(ICMP_TYPES[version]).map(value => ({
        value,
        label: icmpTypeName(version, Number(value)),
      })),
    [version],
  )
  return (
    <>
      <Combobox
        name={`${name}Type`}
        label={`${label} type`}
        help="A number. Leave empty for all types."
        items={types}
        value={entry.icmpType}
        onChange={icmpType => onChange({ icmpType })}
        error={errors.icmpType}
        isDisabled={isDisabled}
        onEnter={onEnter}
        allowsArbitraryValues
        isOptionalHidden
      />
      {entry.icmpType.trim() !== '' && (
        <TextField
          name={`${name}Code`}
          label={`${label} code`}
          help="A code or a range, such as 0-3. Leave empty for all codes of this type."
          value={entry.code}
          onChange={code => onChange({ code })}
          onSettle={on.onSettle}
          error={errors.code}
          isDisabled={isDisabled}
          onEnter={onEnter}
          isOptionalHidden
          isMonospace
        />
      )}
    </>
  )
}
