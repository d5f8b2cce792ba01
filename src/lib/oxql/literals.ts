import { quoted } from './metric-query'
import type { OxqlSchema } from './tree'

/** What kind of measurement a timeseries has. */
type MetricKind = 'counter' | 'gauge' | 'distribution' | 'yes/no' | 'text'

export const metricKind = ({ datumType }: Pick<OxqlSchema, 'datumType'>): MetricKind => {
  if (datumType.startsWith('histogram')) return 'distribution'
  if (datumType.startsWith('cumulative')) return 'counter'
  if (datumType === 'bool') return 'yes/no'
  return /^[iuf]\d+$/.test(datumType) ? 'gauge' : 'text'
}

/** What a name in a condition can be compared with. */
export type ValueType = 'text' | 'number' | 'id' | 'address' | 'yes/no' | 'time'

const FIELD_TYPES: Readonly<Record<string, ValueType>> = {
  string: 'text',
  uuid: 'id',
  ip_addr: 'address',
  bool: 'yes/no',
}

export const valueType = (fieldType: string): ValueType => FIELD_TYPES[fieldType] ?? 'number'

/** The comparisons on offer for a type. The server knows more for some, which nobody needs. */
export const operatorsFor = (type: ValueType | undefined): readonly string[] => {
  switch (type) {
    case 'text':
      return ['==', '!=', '~=']
    case 'number':
    case 'time':
      return ['==', '!=', '<', '<=', '>', '>=']
    case undefined:
      return ['==', '!=', '<', '<=', '>', '>=', '~=']
    default:
      return ['==', '!=']
  }
}

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i

export const isUuid = (text: string): boolean => UUID.test(text)

/** Whether a word needs quotes to be a value, as UUIDs, addresses and names do. */
const needsQuotes = (text: string) =>
  !/^(-?[\d.]+([eE]-?\d+)?|-?0x[\da-f]+|true|false)$/i.test(text)

/**
 * Writes a value as a literal of the language. Variables and times are left as they are; what is
 * not known to be a number is quoted.
 */
export const literalOf = (value: string, type: ValueType | undefined): string => {
  if (/^[$@]/.test(value) && type !== 'text') return value
  if (/^\$[a-z]+$/.test(value)) return value
  const isPlain = type === 'number' || type === 'yes/no' || type === 'time'
  return isPlain || (type === undefined && !needsQuotes(value)) ? value : quoted(value)
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', '0': '\0' }

/** The text of a literal without its quotes and escapes. */
export const valueOfLiteral = (literal: string): string => {
  const [, , inner] = /^(["'])([^]*?)\1?$/.exec(literal) ?? []
  return inner === undefined
    ? literal
    : inner.replaceAll(/\\(u\{([\da-f]{1,6})\}|[^])/gi, (_, name: string, code?: string) =>
        code
          ? String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10_ff_ff))
          : (ESCAPES[name] ?? name),
      )
}

/** The variables that stand for the id of an object, by the fields that hold one. */
export const VARIABLES_OF_FIELDS: Readonly<Record<string, string>> = {
  instance_id: '$instance',
  attached_instance_id: '$instance',
  disk_id: '$disk',
  interface_id: '$interface',
  sled_id: '$sled',
  switch_id: '$switch',
  silo_id: '$silo',
  project_id: '$project',
}

/** The field by which a counter is grouped at first: the id of what the target is, if it has one. */
const ownId = ({ timeseriesName, fieldSchema }: OxqlSchema): string | undefined => {
  const [target = ''] = timeseriesName.split(':')
  const ids = fieldSchema.filter(
    ({ source, fieldType, name }) =>
      source === 'target' && fieldType === 'uuid' && name.endsWith('_id'),
  )
  const own = ids.find(({ name }) => target.endsWith(name.replace(/_id$/, '')))
  return (own ?? ids[0])?.name
}

/** The query that shows a timeseries at first, one stage per line. */
export const proposedQuery = (schema: OxqlSchema): string => {
  const get = `get ${schema.timeseriesName}`
  const align = 'align mean_within($period)'
  switch (metricKind(schema)) {
    case 'counter': {
      const id = ownId(schema)
      return [get, align, ...(id ? [`group_by [${id}], sum`] : [])].join('\n  | ')
    }
    case 'gauge':
      return [get, align].join('\n  | ')
    default:
      return get
  }
}
