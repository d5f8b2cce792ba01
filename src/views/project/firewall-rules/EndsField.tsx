import { useEffect, useMemo, useRef } from 'react'
import { ipOrder } from '@/lib/ip'
import { useEntry, usePress, type AnyForm, type Field } from '@/store/forms/hooks'
import {
  typedEndError,
  type EndEntry,
  type EndNoun,
  type EndType,
  type RuleEnd,
} from '@/store/project/firewall-rules/entries'
import { END_TYPES, endProblem, selectEndChoices } from '@/store/project/firewall-rules/known'
import { selectKnownNames } from '@/store/project/known-names'
import { projectPaths } from '@/store/project/paths'
import { useAppSelector } from '@/store/setup/hooks'
import { Badge } from '@/ui/Badge/Badge'
import { Combobox } from '@/ui/Combobox/Combobox'
import { focusField } from '@/ui/Field/focusField'
import type { MiniColumn } from '@/views/shared/mini-table/MiniRows'
import { MiniTableField } from '@/views/shared/mini-table/MiniTableField'
import { Select } from '@/ui/Select/Select'
import { SubForm } from '@/ui/SubForm/SubForm'
import { EntryField } from '@/views/shared/checked-field/CheckedField'
import { useParams } from '@/views/shell/route-context'
import { EndProblem } from '@/ui/Cells/TypeValueCell'

interface NewEndProps {
  form: AnyForm
  noun: EndNoun
  addLabel: string
  list: Field<readonly RuleEnd[]>
  entry: Field<EndEntry>
}

/** The fields of a new target or host. */
function NewEnd({ form, noun, addLabel, list, entry: { value: entry, ...field } }: NewEndProps) {
  const { name, isDisabled, onChange } = field
  const { value: ends } = list
  const valueName = `${name}Value`
  const typeName = `${name}Type`
  const adding = useEntry(form, list.name)
  const chooseType = usePress(form, typeName)
  const shownType = useRef(entry.type)
  useEffect(() => {
    const isSame = shownType.current === entry.type
    shownType.current = entry.type
    // Changing the type replaced the field that had the focus.
    if (!isSame && document.activeElement === document.body) focusField(document, valueName)
  }, [entry.type, valueName])
  return (
    <SubForm
      entry={`new ${noun.toLowerCase()}`}
      addLabel={addLabel}
      isEmpty={entry.value.trim() === ''}
      isDisabled={isDisabled}
      {...adding}
    >
      <Select
        name={typeName}
        label={`${noun} type`}
        items={END_TYPES}
        value={entry.type}
        onChange={chooseType}
        isDisabled={isDisabled}
        isRequired
      />
      <ValueField
        name={valueName}
        entry={entry}
        ends={ends}
        error={typedEndError(entry, ends, noun)}
        problem={typedEndError({ ...entry, isRefused: true }, ends, noun)}
        isDisabled={isDisabled}
        onChange={value => onChange({ ...entry, value })}
        onSettle={field.onSettle}
        onEnter={adding.onAdd}
      />
    </SubForm>
  )
}

interface ValueFieldProps {
  name: string
  entry: EndEntry
  ends: readonly RuleEnd[]
  error: string | undefined
  /** Why the value cannot be added as it is now. */
  problem: string | undefined
  isDisabled: boolean
  onChange: (value: string) => void
  onSettle: () => void
  onEnter: () => void
}

const LABELS: Record<EndType, string> = {
  vpc: 'VPC name',
  subnet: 'Subnet name',
  instance: 'Instance name',
  ip: 'IP address',
  ip_net: 'IP network',
}

function ValueField({ entry: { type, value }, ends, problem, ...field }: ValueFieldProps) {
  const shared = { ...field, value, label: LABELS[type], isOptionalHidden: true }
  if (type === 'ip')
    return <EntryField {...shared} problem={problem} help="An IPv4 or IPv6 address." />
  if (type === 'ip_net') {
    const help = 'Such as 192.168.0.0/16 or fd00:1122:3344:1::/64'
    return <EntryField {...shared} problem={problem} help={help} />
  }
  return <NameChoice {...shared} type={type} ends={ends} />
}

interface NameChoiceProps extends Omit<ValueFieldProps, 'entry' | 'problem'> {
  type: EndType
  value: string
  label: string
}

function NameChoice({ type, ends, ...field }: NameChoiceProps) {
  const params = useParams(projectPaths.vpc)
  const choices = useAppSelector(state => selectEndChoices(state, params, type))
  const items = useMemo(() => {
    const taken = new Set(ends.filter(end => end.type === type).map(end => end.value))
    return choices.filter(choice => !taken.has(choice.value))
  }, [choices, ends, type])
  return (
    <Combobox {...field} items={items} help="Select one, or enter a name." allowsArbitraryValues />
  )
}

interface EndsFieldProps extends NewEndProps {
  /** Label of the list. */
  label: string
}

const columns: readonly MiniColumn<RuleEnd>[] = [
  { header: 'Type', text: ({ type }) => type, cell: ({ type }) => <Badge>{type}</Badge> },
  {
    header: 'Value',
    text: ({ value }) => value,
    value: ({ value }) => ipOrder(value) ?? value,
    cell: end => <EndValue end={end} />,
  },
]

/** Types added by a newer server may have no value. */
const wordOf = ({ type, value }: RuleEnd) => value ?? type

const keyOf = ({ type, value }: RuleEnd) => `${type} ${value}`

/** The targets or hosts of a rule, and fields to add one. */
export function EndsField({ label, ...props }: EndsFieldProps) {
  const { noun } = props
  const { value: ends, onChange, ...field } = props.list
  return (
    <MiniTableField
      {...field}
      label={label}
      isLabelHidden
      rows={ends}
      columns={columns}
      rowKey={keyOf}
      rowName={end => `Name: ${wordOf(end)}, Type: ${end.type}`}
      removeLabel={end => `Remove ${noun.toLowerCase()} ${wordOf(end)}`}
      onChange={onChange}
    >
      <NewEnd {...props} />
    </MiniTableField>
  )
}

function EndValue({ end }: { end: RuleEnd }) {
  const params = useParams(projectPaths.vpc)
  const problem = useAppSelector(state => endProblem(end, selectKnownNames(state, params)))
  return (
    <>
      {problem && <EndProblem problem={problem} />}
      {end.value}
    </>
  )
}
