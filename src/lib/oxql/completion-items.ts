import type { SyntaxNode } from '@lezer/common'
import {
  literalOf,
  metricKind,
  operatorsFor,
  VARIABLES_OF_FIELDS,
  type ValueType,
} from './literals'
import { namesOf, type Shape } from './shape'
import { around, nodesIn, type OxqlSchema, type Span, textOf, treeOf } from './tree'

/** The name of an object, for values of id fields. */
interface NamedId {
  readonly id: string
  readonly name: string
}

/** What completions are chosen from. Everything is in memory: no key causes a request. */
export interface CompletionContext {
  /** The schemas of the scope: in a project without those of the whole rack. */
  readonly schemas: readonly OxqlSchema[]
  /** Known objects by the field that holds their id: `instance_id`. */
  readonly objects: Readonly<Record<string, readonly NamedId[]>>
  /** Values seen in results, by timeseries and field. */
  readonly seen: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>
  /** The timeseries whose values have been loaded already. */
  readonly loaded: readonly string[]
}

export interface Completion {
  readonly label: string
  /** Unit and kind, type, or id. */
  readonly detail?: string
  readonly description?: string
  /** Replaces the completed part. */
  readonly text: string
  /** Where the caret goes, as an offset in `text`; the end if absent. */
  readonly caret?: number
  /** Whether something can be completed after it at once. */
  readonly continues?: boolean
  /** Loads the values of a timeseries instead of changing the text. */
  readonly load?: { readonly timeseries: string }
}

/** What is at the caret: the words before it, and the part of a word that is completed. */
export interface Place extends Span {
  readonly context: CompletionContext
  /** The text up to the completed part, and the last token in it. */
  readonly before: string
  readonly last: SyntaxNode | null
  readonly shape: Shape
  /** The token's name, or that of the name or value which it is. */
  readonly after: string
}

const item = (text: string, more: Partial<Completion> = {}): Completion => ({
  label: text,
  text,
  ...more,
})

const snippet = (label: string, withGap: string, more: Partial<Completion> = {}): Completion => ({
  label,
  text: withGap.replace('‸', ''),
  ...(withGap.includes('‸') && { caret: withGap.indexOf('‸') }),
  ...more,
})

const SOURCES = [
  item('get', { text: 'get ', detail: 'one timeseries', continues: true }),
  snippet('{', '{ ‸ }', { detail: 'several queries, separated by ;', continues: true }),
]

const timeseriesItems = ({ context }: Place): Completion[] =>
  context.schemas.map(schema => ({
    label: schema.timeseriesName,
    text: schema.timeseriesName,
    detail: [schema.units, metricKind(schema)].filter(part => part !== 'none').join(', '),
    description: schema.description.metric,
  }))

const canAlign = ({ schemas, isAligned }: Shape) =>
  !isAligned && schemas.every(schema => ['counter', 'gauge'].includes(metricKind(schema)))

/** The stages that the server would accept here, as far as that is known. */
const stageItems = ({ shape }: Place): Completion[] => {
  const { tables, isAligned, columns, schemas } = shape
  const reducers =
    schemas[0] && metricKind(schemas[0]) === 'gauge' ? ['mean', 'sum'] : ['sum', 'mean']
  const combining = [
    ...(isAligned && tables === 1 && columns === 1
      ? reducers.map(reducer =>
          snippet(`group_by [], ${reducer}`, `group_by [‸], ${reducer}`, {
            detail: 'one series per value of fields',
            continues: true,
          }),
        )
      : []),
    ...(isAligned && tables > 1 ? [item('join', { detail: 'one table of all' })] : []),
  ]
  return [
    ...combining,
    item('filter', { text: 'filter ', detail: 'what meets a condition', continues: true }),
    ...(canAlign(shape)
      ? [
          snippet('align mean_within', 'align mean_within($period)‸', {
            detail: 'one value per period',
          }),
        ]
      : []),
    item('last', { text: 'last ', detail: 'the last points of each series' }),
    item('first', { text: 'first ', detail: 'the first points of each series' }),
  ]
}

const fieldItems = ({ shape }: Place): Completion[] =>
  namesOf(shape).map(({ name, type, description }) => ({
    label: name,
    text: `${name} `,
    ...(type && { detail: type }),
    description,
    continues: true,
  }))

/** The comparison whose field or operator is the last token. */
const comparedName = ({ before, last }: Place): string => {
  const comparison = last?.name === 'Comparison' ? last : around(last, 'Comparison')
  const [field] = comparison ? nodesIn(comparison, 'Field') : []
  return field ? textOf(before, field) : ''
}

const typeOf = (place: Place): ValueType | undefined =>
  namesOf(place.shape).find(({ name }) => name === comparedName(place))?.type

const operatorItems = (place: Place): Completion[] =>
  operatorsFor(typeOf(place)).map(operator => ({
    label: operator,
    text: `${operator} `,
    continues: true,
    ...(operator === '~=' && { detail: 'regular expression' }),
  }))

const TIMES = ['5m', '1h', '6h', '1d', '7d'].map(span => `@now() - ${span}`)

const valueItems = (place: Place): Completion[] => {
  const { context, shape } = place
  const [field, type] = [comparedName(place), typeOf(place)]
  if (type === 'time') return ['$start', '$end', ...TIMES].map(text => item(text))
  if (type === 'yes/no') return [item('true'), item('false')]
  const variable = VARIABLES_OF_FIELDS[field]
  const objects = context.objects[field] ?? []
  const seen = shape.timeseries.flatMap(name => context.seen[name]?.[field] ?? [])
  const ids = new Set(objects.map(({ id }) => id))
  const [timeseries] = shape.timeseries
  const canLoad =
    timeseries &&
    field &&
    field !== 'datum' &&
    shape.fields !== null &&
    !context.loaded.includes(timeseries)
  return [
    ...(variable ? [item(variable, { detail: 'chosen above the charts' })] : []),
    ...objects.map(({ id, name }) => ({ label: name, detail: id, text: literalOf(id, 'id') })),
    ...[...new Set(seen)]
      .filter(value => !ids.has(value))
      .map(value => item(literalOf(value, type))),
    ...(canLoad
      ? [
          {
            label: 'Load values…',
            text: '',
            detail: 'of the last 5 minutes',
            load: { timeseries },
          },
        ]
      : []),
  ]
}

const PERIODS = ['$period', '10s', '1m', '5m', '1h']

const alignItems = (): Completion[] =>
  PERIODS.map(period =>
    item(`mean_within(${period})`, period === '$period' ? { detail: 'automatic' } : {}),
  )

/** The fields that a list of `group_by` does not have yet, on either side of the caret. */
const groupItems = (place: Place, text: string): Completion[] => {
  const list = nodesIn(treeOf(text), 'Fields').find(
    ({ from, to }) => from < place.from && place.from <= to,
  )
  const listed = list
    ? list
        .getChildren('Field')
        .filter(({ from, to }) => to < place.from || from > place.to)
        .map(field => textOf(text, field))
    : []
  return (place.shape.fields ?? [])
    .filter(({ name }) => !listed.includes(name))
    .map(({ name, description }) => item(name, { description }))
}

const FOLLOWING = [item('|', { text: '| ', detail: 'another stage', continues: true })]

const JOINING = [
  item('&&', { text: '&& ', detail: 'and', continues: true }),
  item('||', { text: '|| ', detail: 'or', continues: true }),
  ...FOLLOWING,
]

interface Offer {
  readonly items: readonly Completion[]
  /** Whether it is offered on request only. */
  readonly isQuiet?: boolean
}

/** What can follow the last token. */
export const offerAt = (place: Place, text: string): Offer => {
  const { last, after } = place
  const parent = last?.parent?.name
  switch (after) {
    case '':
    case '{':
    case ';':
      return { items: SOURCES }
    case '|':
      return { items: stageItems(place) }
    case 'StageWord':
      switch (last ? textOf(place.before, last) : '') {
        case 'get':
          return { items: timeseriesItems(place) }
        case 'filter':
          return { items: fieldItems(place) }
        case 'align':
          return { items: alignItems() }
        case 'group_by':
          return { items: [snippet('[]', '[‸]', { continues: true })] }
        case 'join':
          return { items: FOLLOWING, isQuiet: true }
        default:
          return { items: [] }
      }
    case '(':
      return { items: parent === 'Align' ? PERIODS.map(period => item(period)) : fieldItems(place) }
    case '!':
    case '&&':
    case '||':
    case '^':
      return { items: fieldItems(place) }
    case 'Field':
      return parent === 'Fields' || around(last, 'Fields')
        ? { items: FOLLOWING.slice(1) }
        : { items: operatorItems(place) }
    case 'Compare':
      return { items: valueItems(place) }
    case '[':
      return { items: groupItems(place, text) }
    case ',':
      return parent === 'Fields'
        ? { items: groupItems(place, text) }
        : { items: [item('mean'), item('sum')] }
    case 'Value':
      return { items: around(last, 'Filter') ? JOINING : FOLLOWING, isQuiet: true }
    case ')':
      return { items: around(last, 'Filter') ? JOINING : FOLLOWING, isQuiet: true }
    case 'Timeseries':
    case 'Reducer':
    case ']':
    case '}':
      return { items: FOLLOWING, isQuiet: true }
    default:
      return { items: [] }
  }
}
