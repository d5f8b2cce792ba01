import type { Field } from '@/store/forms/hooks'
import type { RuleEnd } from '@/store/project/firewall-rules/ends'
import { endProblem, selectKnownNames } from '@/store/project/firewall-rules/known'
import { useAppSelector } from '@/store/setup/hooks'
import { Badge } from '@/ui/Badge/Badge'
import type { MiniColumn } from '@/ui/MiniTable/MiniTable'
import { MiniTableField } from '@/ui/MiniTableField/MiniTableField'
import { useVpcParams } from '../vpc/use-vpc-params'
import { NewEnd, type NewEndProps } from './NewEnd'
import { EndProblem } from './RuleParts'

interface EndsFieldProps extends Omit<NewEndProps, 'ends'> {
  /** Names the list. */
  label: string
  list: Field<readonly RuleEnd[]>
}

const columns: readonly MiniColumn<RuleEnd>[] = [
  { header: 'Type', text: ({ type }) => type, cell: ({ type }) => <Badge>{type}</Badge> },
  { header: 'Value', text: ({ value }) => value, cell: end => <EndValue end={end} /> },
]

/** What a newer server has of other types need not have a value. */
const wordOf = ({ type, value }: RuleEnd) => value ?? type

const keyOf = ({ type, value }: RuleEnd) => `${type} ${value}`

/** The targets or the hosts of a rule, and a few fields that add another one. */
export function EndsField({ noun, label, addLabel, list, entry, onAdd }: EndsFieldProps) {
  const { value: ends, onChange, ...field } = list
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
      onRemove={removed => onChange(ends.filter(end => end !== removed))}
    >
      <NewEnd noun={noun} addLabel={addLabel} ends={ends} entry={entry} onAdd={onAdd} />
    </MiniTableField>
  )
}

function EndValue({ end }: { end: RuleEnd }) {
  const { project, vpc } = useVpcParams()
  const problem = useAppSelector(state => endProblem(end, selectKnownNames(state, project, vpc)))
  return (
    <>
      {problem && <EndProblem problem={problem} />}
      {end.value}
    </>
  )
}
