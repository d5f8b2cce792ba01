import type { Field } from '@/store/forms/hooks'
import { PRIORITY, type RuleValues } from '@/store/project/firewall-rules/values'
import { Checkbox } from '@/ui/Checkbox/Checkbox'
import { DescriptionField } from '@/ui/DescriptionField/DescriptionField'
import { NameField } from '@/ui/NameField/NameField'
import { NumberField } from '@/ui/NumberField/NumberField'
import { RadioGroup } from '@/ui/RadioGroup/RadioGroup'

const ACTIONS = [
  { value: 'allow', label: 'Allow' },
  { value: 'deny', label: 'Deny' },
] as const

const DIRECTIONS = [
  { value: 'inbound', label: 'Inbound' },
  { value: 'outbound', label: 'Outbound' },
] as const

/** Binds a field of the form that a rule is in: a new one, or one that is edited. */
export type RuleFieldHook = <Name extends keyof RuleValues>(name: Name) => Field<RuleValues[Name]>

interface FieldProps {
  useField: RuleFieldHook
}

/** What a rule is called, and what it does with the traffic that it is about. */
export function BasicFields({ useField }: FieldProps) {
  return (
    <>
      <Enabled useField={useField} />
      <Name useField={useField} />
      <Description useField={useField} />
      <Action useField={useField} />
      <Direction useField={useField} />
      <Priority useField={useField} />
    </>
  )
}

function Enabled({ useField }: FieldProps) {
  return <Checkbox {...useField('isEnabled')} label="Enabled" />
}

function Name({ useField }: FieldProps) {
  return <NameField {...useField('name')} />
}

function Description({ useField }: FieldProps) {
  return <DescriptionField {...useField('description')} />
}

function Action({ useField }: FieldProps) {
  const { onChange, ...field } = useField('action')
  return (
    <RadioGroup
      {...field}
      label="Action"
      options={ACTIONS}
      onChange={chosen => onChange(chosen === 'deny' ? 'deny' : 'allow')}
      isInline
      isRequired
    />
  )
}

function Direction({ useField }: FieldProps) {
  const { onChange, ...field } = useField('direction')
  return (
    <RadioGroup
      {...field}
      label="Direction of traffic"
      help="Inbound traffic goes to the targets, outbound traffic comes from them."
      options={DIRECTIONS}
      onChange={chosen => onChange(chosen === 'outbound' ? 'outbound' : 'inbound')}
      isInline
      isRequired
    />
  )
}

function Priority({ useField }: FieldProps) {
  return (
    <NumberField
      {...useField('priority')}
      {...PRIORITY}
      help="From 0 to 65535. Of several rules that match, the one with the lowest number applies."
      isRequired
    />
  )
}
