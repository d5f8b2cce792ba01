import type { ReactNode } from 'react'
import { formChanged } from '@/store/forms/events'
import type { AnyForm } from '@/store/forms/hooks'
import { useSend } from '@/store/setup/hooks'
import { CheckboxGroup } from '@/ui/Checkbox/CheckboxGroup'
import { FormPart } from '@/ui/Form/FormPart'
import { Link } from '@/ui/Link/Link'
import { Message } from '@/ui/Message/Message'
import { BasicFields, type RuleFieldHook } from './BasicFields'
import { EndsField } from './EndsField'
import { PortsField } from './PortsField'

const DOCS = 'https://docs.oxide.computer/'
const GUIDE = `${DOCS}guides/configuring-guest-networking#_firewall_rules`
const API = `${DOCS}api/vpc_firewall_rules_update`

const PROTOCOLS = (['TCP', 'UDP', 'ICMP'] as const).map(value => ({ value, label: value }))

interface RuleFieldsProps {
  form: AnyForm
  useField: RuleFieldHook
}

type FieldProps = Pick<RuleFieldsProps, 'useField'>

/** What can be said of a rule. Each field follows its own value. */
export function RuleFields({ form, useField }: RuleFieldsProps) {
  return (
    <>
      <Message>
        All rules together decide which traffic reaches the instances of the VPC. Read more in the{' '}
        <Link href={GUIDE}>networking guide</Link> and the <Link href={API}>API docs</Link>.
      </Message>
      <BasicFields useField={useField} />
      <Part
        title="Targets"
        info="Targets choose the instances that the rule is for: by name, by their VPC or subnet, or by private address. One match is enough. Without any, it is for all instances of the VPC."
      >
        <Targets form={form} useField={useField} />
      </Part>
      <Part
        title="Filters"
        info="Filters narrow the traffic that the rule is about. Without any, it is all traffic. With several kinds, the traffic must match at least one of every kind."
      >
        <Ports form={form} useField={useField} />
        <Protocols useField={useField} />
      </Part>
      <Part
        title="Host filters"
        info="Hosts are the other end of the traffic, seen from the targets: its source where the rule is inbound, its destination where it is outbound."
      >
        <Hosts form={form} useField={useField} />
      </Part>
    </>
  )
}

function Part({ title, info, children }: { title: string; info: string; children: ReactNode }) {
  return (
    <>
      <FormPart title={title} />
      <Message>{info}</Message>
      {children}
    </>
  )
}

function Targets({ form: { name: form }, useField }: RuleFieldsProps) {
  const send = useSend()
  return (
    <EndsField
      noun="Target"
      label="Targets"
      addLabel="Add target"
      list={useField('targets')}
      entry={useField('target')}
      onAdd={({ entry: target, ends: targets }) =>
        send(formChanged({ form, values: { target, targets } }))
      }
    />
  )
}

function Hosts({ form: { name: form }, useField }: RuleFieldsProps) {
  const send = useSend()
  return (
    <EndsField
      noun="Host"
      label="Host filters"
      addLabel="Add host filter"
      list={useField('hosts')}
      entry={useField('host')}
      onAdd={({ entry: host, ends: hosts }) => send(formChanged({ form, values: { host, hosts } }))}
    />
  )
}

function Ports({ form: { name: form }, useField }: RuleFieldsProps) {
  const send = useSend()
  return (
    <PortsField
      list={useField('ports')}
      entry={useField('port')}
      onAdd={({ entry: port, ports }) => send(formChanged({ form, values: { port, ports } }))}
    />
  )
}

function Protocols({ useField }: FieldProps) {
  const { onChange, ...field } = useField('protocols')
  return (
    <CheckboxGroup
      {...field}
      label="Protocol filters"
      options={PROTOCOLS}
      onChange={chosen =>
        onChange(PROTOCOLS.map(({ value }) => value).filter(value => chosen.includes(value)))
      }
      isOptionalHidden
    />
  )
}
