import { useEntry, type AnyForm, type Field } from '@/store/forms/hooks'
import {
  portsProblem,
  typedPortError,
  type PortEntry,
} from '@/store/project/firewall-rules/entries'
import type { MiniColumn } from '@/views/shared/mini-table/MiniRows'
import { MiniTableField } from '@/views/shared/mini-table/MiniTableField'
import { SubForm } from '@/ui/SubForm/SubForm'
import { EntryField } from '@/views/shared/checked-field/CheckedField'

const columns: readonly MiniColumn<string>[] = [
  {
    header: 'Port ranges',
    text: range => range,
    cell: range => <code translate="no">{range}</code>,
  },
]

interface PortsFieldProps {
  form: AnyForm
  list: Field<readonly string[]>
  entry: Field<PortEntry>
}

/** The ports of a rule, and a field to add a range of them. */
export function PortsField({ form, list, entry: { value: entry, ...input } }: PortsFieldProps) {
  const { value: ports, onChange, ...field } = list
  const adding = useEntry(form, list.name)
  return (
    <MiniTableField
      {...field}
      label="Port filters"
      isLabelHidden
      rows={ports}
      columns={columns}
      rowKey={range => range}
      rowName={range => range}
      removeLabel={range => `Remove port ${range}`}
      onChange={onChange}
    >
      <SubForm
        entry="new port filter"
        addLabel="Add port filter"
        isEmpty={entry.value.trim() === ''}
        isDisabled={input.isDisabled}
        {...adding}
      >
        <EntryField
          {...input}
          value={entry.value}
          onChange={value => input.onChange({ ...entry, value })}
          label="Port filters"
          help="Destination ports, such as 22 or 6667-7000. Separate several by commas."
          error={typedPortError(entry, ports)}
          problem={portsProblem(entry, ports)}
          onEnter={adding.onAdd}
          isOptionalHidden
        />
      </SubForm>
    </MiniTableField>
  )
}
