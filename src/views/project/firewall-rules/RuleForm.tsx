import type { ReactNode } from 'react'
import type { VpcFirewallRuleAction, VpcFirewallRuleDirection } from '@/api/generated/types'
import type { RichText } from '@/lib/rich-text'
import {
  useForm,
  usePress,
  type AnyForm,
  type FieldHook,
  type FormField,
} from '@/store/forms/hooks'
import { PLAIN_PROTOCOLS, protocolName } from '@/store/project/firewall-rules/protocols'
import { PRIORITY, type RuleValues } from '@/store/project/firewall-rules/values'
import { useSupports } from '@/store/release/release'
import { Checkbox } from '@/ui/Checkbox/Checkbox'
import { CheckboxGroup } from '@/ui/Checkbox/CheckboxGroup'
import { FormPart } from '@/ui/Form/FormErrors'
import { Text } from '@/ui/Layout/Layout'
import { Link } from '@/ui/Link/Link'
import { Message } from '@/ui/Message/Message'
import { NumberField } from '@/ui/NumberField/NumberField'
import { RadioGroup } from '@/ui/RadioGroup/RadioGroup'
import { IdentityFields } from '@/views/shared/identity-fields/IdentityFields'
import { NetworkForm } from '../networking/NetworkForm'
import { EndsField } from './EndsField'
import { PortsField } from './PortsField'
import { ProtocolsField } from './ProtocolsField'

const DOCS = 'https://docs.oxide.computer/'
const GUIDE = `${DOCS}guides/configuring-guest-networking#_firewall_rules`
const API = `${DOCS}api/vpc_firewall_rules_update`

const PROTOCOLS = PLAIN_PROTOCOLS.map(({ type }) => ({
  value: type,
  label: protocolName(type, false),
}))

const ACTIONS = [
  { value: 'allow', label: 'Allow' },
  { value: 'deny', label: 'Deny' },
] as const

const DIRECTIONS = [
  { value: 'inbound', label: 'Inbound' },
  { value: 'outbound', label: 'Outbound' },
] as const

interface RuleFieldsProps {
  form: AnyForm & { useField: FieldHook<RuleValues>; Field: FormField<RuleValues> }
}

/** The fields of a rule. Each field subscribes to its own value. */
function RuleFields({ form }: RuleFieldsProps) {
  return (
    <>
      <Message>
        All rules together decide which traffic reaches the instances of the VPC. Read more in the{' '}
        <Link href={GUIDE}>networking guide</Link> and the <Link href={API}>API docs</Link>.
      </Message>
      <form.Field name="isEnabled" as={Checkbox} label="Enabled" />
      <IdentityFields useField={form.useField} />
      <form.Field
        name="action"
        as={RadioGroup<VpcFirewallRuleAction>}
        label="Action"
        options={ACTIONS}
        isInline
        isRequired
      />
      <form.Field
        name="direction"
        as={RadioGroup<VpcFirewallRuleDirection>}
        label="Direction of traffic"
        help="Inbound traffic goes to the targets, outbound traffic comes from them."
        options={DIRECTIONS}
        isInline
        isRequired
      />
      <form.Field
        name="priority"
        as={NumberField}
        {...PRIORITY}
        help="From 0 to 65535. If several rules match, the one with the lowest number applies."
        isRequired
      />
      <Part
        title="Targets"
        info="Targets choose the instances that the rule applies to: by name, by their VPC or subnet, or by private address. One match is enough. Without targets, it applies to all instances of the VPC."
      >
        <Targets form={form} />
      </Part>
      <Part
        title="Filters"
        info="Filters limit the traffic that the rule applies to. Without filters, it applies to all traffic. With several kinds, the traffic must match at least one of each."
      >
        <Ports form={form} />
        <Protocols form={form} />
      </Part>
      <Part
        title="Host filters"
        info="Hosts are the other end of the traffic: its source for inbound rules, its destination for outbound rules."
      >
        <Hosts form={form} />
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

function Targets({ form }: RuleFieldsProps) {
  return (
    <EndsField
      form={form}
      noun="Target"
      label="Targets"
      addLabel="Add target"
      list={form.useField('targets')}
      entry={form.useField('target')}
    />
  )
}

function Hosts({ form }: RuleFieldsProps) {
  return (
    <EndsField
      form={form}
      noun="Host"
      label="Host filters"
      addLabel="Add host filter"
      list={form.useField('hosts')}
      entry={form.useField('host')}
    />
  )
}

function Ports({ form }: RuleFieldsProps) {
  return <PortsField form={form} list={form.useField('ports')} entry={form.useField('port')} />
}

function Protocols(props: RuleFieldsProps) {
  return useSupports('icmpTypes') ? <TypedProtocols {...props} /> : <PlainProtocols {...props} />
}

function TypedProtocols({ form }: RuleFieldsProps) {
  const [list, entry] = [form.useField('protocols'), form.useField('protocol')]
  return <ProtocolsField form={form} list={list} entry={entry} />
}

/** For releases that know no types of ICMP. */
function PlainProtocols({ form }: RuleFieldsProps) {
  const { value, ...field } = form.useField('protocols')
  return (
    <CheckboxGroup
      {...field}
      value={value.map(({ type }) => type)}
      label="Protocol filters"
      options={PROTOCOLS}
      onChange={usePress(form, 'plainProtocols')}
      isOptionalHidden
    />
  )
}

interface RuleFormProps extends RuleFieldsProps {
  title: string
  submitLabel?: string
  /** Why the form cannot be submitted, if so. */
  disabledReason?: RichText | undefined
}

/** The form of a rule, over the list of rules. */
export function RuleForm({ form, ...props }: RuleFormProps) {
  return (
    <NetworkForm {...props} form={form}>
      <RuleFields form={form} />
      <Failure form={form} />
    </NetworkForm>
  )
}

/** Repeats the error beside the button: in such a long form, the top is out of sight. */
function Failure({ form }: { form: AnyForm }) {
  const { failure } = useForm(form)
  return (
    failure && (
      <Text as="p" color="danger-text">
        {failure.message}
      </Text>
    )
  )
}
