import { X } from 'lucide-react'
import { useState } from 'react'
import {
  builderOf,
  type BuilderChange,
  type BuilderCondition,
  type BuilderQuery,
} from '@/lib/oxql/builder'
import {
  chosenCondition,
  namesIn,
  type BuilderPress,
  type ConditionChoice,
} from '@/lib/oxql/conditions'
import type { Completion, CompletionContext } from '@/lib/oxql/completion-items'
import { metricKind, operatorsFor, valueOfLiteral, VARIABLES_OF_FIELDS } from '@/lib/oxql/literals'
import type { ShapeName } from '@/lib/oxql/shape'
import type { OxqlSchema, Span } from '@/lib/oxql/tree'
import { Button, IconButton } from '@/ui/Button/Button'
import { CheckboxGroup } from '@/ui/Checkbox/CheckboxGroup'
import { Combobox } from '@/ui/Combobox/Combobox'
import { cx } from '@/ui/cx'
import { Message } from '@/ui/Message/Message'
import { Select } from '@/ui/Select/Select'
import styles from './Builder.module.css'

export interface BuilderProps {
  /** The query as text, which is all that the builder works on. */
  text: string
  onChange: (change: BuilderPress) => void
  /** Selects a part of the text, in the editor. */
  onShowInText: (span: Span) => void
  context: CompletionContext
  onLoad: (load: NonNullable<Completion['load']>) => void
}

const withCurrent = <Value extends string>(values: readonly Value[], current: Value) =>
  current === '' || values.includes(current) ? values : [...values, current]

const itemsOf = (values: readonly string[]) => values.map(value => ({ value, label: value }))

interface ConditionRowProps extends Pick<BuilderProps, 'context'> {
  condition: BuilderCondition
  timeseries: string
  names: readonly ShapeName[]
  onChange: (choice: ConditionChoice) => void
  onRemove: () => void
  /** Which row it is, from 1. */
  position: number
}

/** The field of a value: a list of objects, two words, or any text with the values that are known. */
function ValueField({ condition, ...props }: ConditionRowProps) {
  const { context, names, timeseries, position } = props
  const { field } = condition
  const type = names.find(({ name }) => name === field)?.type
  const value = valueOfLiteral(condition.value)
  const set = (next: string) => props.onChange({ value: next })
  const shared = { label: `Value ${position}`, name: `value-${position}`, isLabelHidden: true }
  const objects = context.objects[field] ?? []
  const variable = VARIABLES_OF_FIELDS[field]
  if (type === 'yes/no') {
    return <Select {...shared} items={itemsOf(['true', 'false'])} value={value} onChange={set} />
  }
  if (type === 'id' && objects.length > 0) {
    const known = [
      ...(variable ? [{ value: variable, label: `${variable}, chosen above` }] : []),
      ...objects.map(({ id, name }) => ({ value: id, label: name, detail: id })),
    ]
    const isKnown = value === '' || known.some(item => item.value === value)
    const items = isKnown ? known : [...known, { value, label: value }]
    return <Combobox {...shared} placeholder="Object" items={items} value={value} onChange={set} />
  }
  const seen = context.seen[timeseries]?.[field] ?? []
  const times = type === 'time' ? ['$start', '$end', '@now() - 1h', '@now() - 1d'] : []
  const values = [...(variable ? [variable] : []), ...times, ...seen]
  return (
    <Combobox
      {...shared}
      placeholder="Value"
      allowsArbitraryValues
      items={itemsOf([...new Set(values)])}
      value={value}
      onChange={set}
    />
  )
}

function ConditionRow(props: ConditionRowProps) {
  const { condition, names, onChange, position } = props
  const typeOf = (field: string) => names.find(({ name }) => name === field)?.type
  const operators = operatorsFor(typeOf(condition.field))
  return (
    <li className={styles.condition}>
      <Select
        label={`Field ${position}`}
        name={`field-${position}`}
        isLabelHidden
        placeholder="Field"
        items={withCurrent(
          names.map(({ name }) => name),
          condition.field,
        ).map(name => ({
          value: name,
          label: name,
          detail: names.find(each => each.name === name)?.description,
        }))}
        value={condition.field}
        onChange={field => onChange({ field })}
      />
      <Select
        label={`Operator ${position}`}
        name={`operator-${position}`}
        isLabelHidden
        items={itemsOf(withCurrent(operators, condition.operator))}
        value={condition.operator}
        onChange={operator => onChange({ operator })}
      />
      <ValueField {...props} />
      <IconButton label={`Remove condition ${position}`} hasTooltip onPress={props.onRemove}>
        <X size={16} />
      </IconButton>
    </li>
  )
}

const PERIODS = ['10s', '30s', '1m', '5m', '10m', '1h', '6h', '1d']

const EVERY = 'every'

const COMBINING = [
  { value: 'keep', label: 'Keep all series' },
  { value: 'sum', label: 'Sum' },
  { value: 'mean', label: 'Mean' },
] as const

interface StageFieldsProps {
  query: BuilderQuery
  schema: OxqlSchema | undefined
  onChange: (change: BuilderChange) => void
}

const periodItems = (period: string | null) => [
  { value: EVERY, label: 'Every measurement' },
  { value: '$period', label: 'Automatic' },
  ...itemsOf(withCurrent(PERIODS, period === '$period' || period === null ? '' : period)),
]

/** The period, and how series are combined. */
function StageFields({ query, schema, onChange }: StageFieldsProps) {
  const { period, fields, reducer } = query
  const kind = schema && metricKind(schema)
  const isNumeric = kind === undefined || kind === 'counter' || kind === 'gauge'
  const canAlign = isNumeric || period !== null
  const all = (schema?.fieldSchema ?? []).map(({ name }) => name)
  const options = [...all, ...(fields ?? []).filter(name => !all.includes(name))]
  return (
    <>
      <Select
        label="Per"
        name="period"
        isOptionalHidden
        isDisabled={!canAlign}
        hint={canAlign ? undefined : 'Only numbers can be aligned'}
        items={periodItems(period)}
        value={period ?? EVERY}
        onChange={value => onChange({ kind: 'period', period: value === EVERY ? null : value })}
      />
      <Select
        label="Combine"
        name="combine"
        isOptionalHidden
        isDisabled={period === null}
        hint={period === null ? 'Choose a period first' : undefined}
        items={COMBINING}
        value={fields ? reducer : 'keep'}
        onChange={value =>
          onChange({
            kind: 'combine',
            fields: value === 'keep' ? null : (fields ?? []),
            reducer: value === 'keep' ? reducer : value,
          })
        }
      />
      {fields && (
        <CheckboxGroup
          label="One series for each"
          name="fields"
          isOptionalHidden
          hint={fields.length === 0 ? 'All become one series' : undefined}
          options={options.map(name => ({ value: name, label: name }))}
          value={fields}
          onChange={chosen =>
            onChange({
              kind: 'combine',
              // In the order of the text, which the list has not.
              fields: [
                ...fields.filter(name => chosen.includes(name)),
                ...chosen.filter(name => !fields.includes(name)),
              ],
              reducer,
            })
          }
        />
      )}
    </>
  )
}

/**
 * A query in parts, beside or in place of its text. An edit changes only the words of the text that
 * it is about. A query of another shape is left alone, and its first part that cannot be shown is
 * named.
 */
export function Builder(props: BuilderProps) {
  const { text, context } = props
  /** The choices in a row that is not in the text yet, which had `below` others then. */
  const [draft, setDraft] = useState<{
    below: number
    choices: readonly ConditionChoice[]
  } | null>(null)
  const builder = builderOf(text)
  if (builder.kind === 'text') {
    return (
      <Message title="The builder cannot show:">
        <code translate="no" className={styles.part}>
          {builder.part}
        </code>
        <Button size="sm" onPress={() => props.onShowInText(builder.span)}>
          Show in text
        </Button>
      </Message>
    )
  }
  const { timeseries, conditions } = builder
  if (draft && conditions.length > draft.below) setDraft(null)
  const schema = context.schemas.find(each => each.timeseriesName === timeseries)
  const names = namesIn(builder, context.schemas)
  const change = props.onChange
  const rows = draft ? [...conditions, chosenCondition(draft.choices, names)] : conditions
  const choose = (index: number, choice: ConditionChoice) => {
    const isWritten = index < conditions.length
    const choices = isWritten ? [choice] : [...(draft?.choices ?? []), choice]
    if (!isWritten) setDraft({ below: conditions.length, choices })
    change({ kind: 'choices', index, choices })
  }
  const known = context.schemas.map(each => each.timeseriesName)
  return (
    <div className={styles.builder}>
      <Combobox
        label="Timeseries"
        name="timeseries"
        isOptionalHidden
        placeholder="Name of a timeseries"
        items={withCurrent(known, timeseries).map(name => ({
          value: name,
          label: name,
          detail: context.schemas.find(each => each.timeseriesName === name)?.description.metric,
        }))}
        value={timeseries}
        onChange={name => name !== '' && change({ kind: 'timeseries', name })}
      />
      <fieldset className={styles.where}>
        <legend className={styles.legend}>Where</legend>
        {rows.length > 0 && (
          <ol className={cx(styles.conditions)}>
            {rows.map((condition, index) => (
              <ConditionRow
                // A row that is being added stays the same once it is in the text.
                key={index}
                condition={condition}
                position={index + 1}
                names={names}
                timeseries={timeseries}
                context={context}
                onChange={choice => choose(index, choice)}
                onRemove={() =>
                  index < conditions.length
                    ? change({ kind: 'withoutCondition', index })
                    : setDraft(null)
                }
              />
            ))}
          </ol>
        )}
        <div className={styles.buttons}>
          <Button
            size="sm"
            isDisabled={timeseries === ''}
            onPress={() => !draft && setDraft({ below: conditions.length, choices: [] })}
          >
            Add condition
          </Button>
          {rows.length > 0 && !context.loaded.includes(timeseries) && (
            <Button size="sm" tone="ghost" onPress={() => props.onLoad({ timeseries })}>
              Load values…
            </Button>
          )}
        </div>
      </fieldset>
      <StageFields query={builder} schema={schema} onChange={change} />
    </div>
  )
}
