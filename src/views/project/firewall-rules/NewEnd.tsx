import { useEffect, useMemo, useRef } from 'react'
import type { Field } from '@/store/forms/hooks'
import { END_TYPES, selectEndChoices } from '@/store/project/firewall-rules/choices'
import {
  addEnd,
  NO_END,
  typedEndError,
  type EndEntry,
  type EndNoun,
  type EndType,
  type RuleEnd,
} from '@/store/project/firewall-rules/ends'
import { useAppSelector } from '@/store/setup/hooks'
import { Combobox } from '@/ui/Combobox/Combobox'
import { focusField } from '@/ui/Field/focusField'
import { Select } from '@/ui/Select/Select'
import { SubForm } from '@/ui/SubForm/SubForm'
import { TextField } from '@/ui/TextField/TextField'
import { useVpcParams } from '../vpc/use-vpc-params'

export interface NewEndProps {
  noun: EndNoun
  addLabel: string
  /** Those that are in the list already. */
  ends: readonly RuleEnd[]
  entry: Field<EndEntry>
  /** Takes what is typed into the list. */
  onAdd: (added: { entry: EndEntry; ends: readonly RuleEnd[] }) => void
}

/** The fields of another target, or of another host. */
export function NewEnd({
  noun,
  addLabel,
  ends,
  entry: { value: entry, ...field },
  onAdd,
}: NewEndProps) {
  const { name, isDisabled, onChange } = field
  const valueName = `${name}Value`
  const add = () => onAdd(addEnd(entry, ends, noun))
  const shownType = useRef(entry.type)
  useEffect(() => {
    const isSame = shownType.current === entry.type
    shownType.current = entry.type
    // The field that had it has made way for that of another type.
    if (!isSame && document.activeElement === document.body) focusField(document, valueName)
  }, [entry.type, valueName])
  return (
    <SubForm
      entry={`new ${noun.toLowerCase()}`}
      addLabel={addLabel}
      isEmpty={entry.value.trim() === ''}
      isDisabled={isDisabled}
      onAdd={add}
      onClear={() => onChange({ ...NO_END, type: entry.type })}
    >
      <Select
        name={`${name}Type`}
        label={`${noun} type`}
        items={END_TYPES}
        value={entry.type}
        onChange={type => onChange({ ...NO_END, type: type as EndType })}
        isDisabled={isDisabled}
        isRequired
      />
      <ValueField
        name={valueName}
        entry={entry}
        ends={ends}
        error={typedEndError(entry, ends, noun)}
        isDisabled={isDisabled}
        onChange={value => onChange({ ...entry, value })}
        onEnter={add}
      />
    </SubForm>
  )
}

interface ValueFieldProps {
  name: string
  entry: EndEntry
  ends: readonly RuleEnd[]
  error: string | undefined
  isDisabled: boolean
  onChange: (value: string) => void
  onEnter: () => void
}

const LABELS: Record<EndType, string> = {
  vpc: 'VPC name',
  subnet: 'Subnet name',
  instance: 'Instance name',
  ip: 'IP address',
  ip_net: 'IP network',
}

function ValueField({ entry: { type, value }, ends, ...field }: ValueFieldProps) {
  const shared = { ...field, value, label: LABELS[type], isOptionalHidden: true }
  if (type === 'ip') return <TextField {...shared} help="An IPv4 or IPv6 address" isMonospace />
  if (type === 'ip_net') {
    const help = 'Such as 192.168.0.0/16 or fd00:1122:3344:1::/64'
    return <TextField {...shared} help={help} isMonospace />
  }
  return <NameChoice {...shared} type={type} ends={ends} />
}

interface NameChoiceProps extends Omit<ValueFieldProps, 'entry'> {
  type: EndType
  value: string
  label: string
}

function NameChoice({ type, ends, ...field }: NameChoiceProps) {
  const { project, vpc } = useVpcParams()
  const choices = useAppSelector(state => selectEndChoices(state, project, vpc, type))
  const items = useMemo(() => {
    const taken = new Set(ends.filter(end => end.type === type).map(end => end.value))
    return choices.filter(choice => !taken.has(choice.value))
  }, [choices, ends, type])
  return (
    <Combobox {...field} items={items} help="Select one, or enter a name" allowsArbitraryValues />
  )
}
