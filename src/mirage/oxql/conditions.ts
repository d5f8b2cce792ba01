import type { RE2JS } from 're2js'
import type { FieldType, TimeseriesSchema } from '@/api/generated/types'
import { type Budget, fault } from './budget'
import { fail } from '../server/errors'
import { canonicalIp } from '../rules/addresses'
import { type Comparing, type Comparison, type Condition, type Literal, written } from './syntax'
import { type Column, type Fields, type Point, type Test, typesOf } from './tables'

/** The second character of the match operator `~=`, also as escaped in JSON. */
const SIGN = /~|\\u007e/i

let engine: typeof RE2JS | undefined

/**
 * Loads the regular expression engine if the request may need it: it is as large as a screen's
 * code.
 */
export const loadPatterns = async (body: string | null) => {
  if (body !== null && SIGN.test(body)) engine ??= (await import('re2js')).RE2JS
}

/** Steps of a regular expression that cost as much as reading a sample. */
const STEPS_PER_SAMPLE = 4

/** Compiles a test that runs in linear time. Throws an `OxqlFault`. */
const patternTest = (pattern: string, budget: Budget): ((text: string) => boolean) => {
  budget.chargePattern(pattern)
  if (!engine) return fail.internal()
  try {
    const compiled = engine.compile(pattern)
    const size = compiled.programSize() / STEPS_PER_SAMPLE
    return text => {
      budget.chargeReads(Math.ceil(size * (text.length + 1)))
      return compiled.matcher(text).find()
    }
  } catch {
    return fault(`Invalid regular expression: ${pattern}`)
  }
}

/** A value normalized for comparison. */
type Comparable = number | string | boolean

const compare = (a: Comparable, comparison: Comparison, b: Comparable): boolean => {
  switch (comparison) {
    case '==':
      return a === b
    case '!=':
      return a !== b
    case '<':
      return a < b
    case '<=':
      return a <= b
    case '>':
      return a > b
    default:
      return a >= b
  }
}

/** What a condition refers to: a table's name, its fields and the types of its values. */
export interface Subject {
  readonly name: string
  readonly types: ReadonlyMap<string, FieldType>
  readonly columns: readonly Column[]
}

export const subjectOf = (schema: TimeseriesSchema, column: Column): Subject => ({
  name: schema.timeseriesName,
  types: typesOf(schema),
  columns: [column],
})

const DISTRIBUTION_PARTS = ['bins', 'counts']

/** Names that a condition may use beside the fields. */
const implicitNames = ({ columns }: Subject): string[] => [
  'timestamp',
  ...columns.flatMap(({ metricType, dataType }) => [
    ...(metricType === 'gauge' ? [] : ['start_time']),
    ...(dataType === 'integer_distribution' ? DISTRIBUTION_PARTS : ['datum']),
  ]),
]

type Kind = Literal['kind']

/** The literals that can be compared with fields of a type. Numbers of fields are whole. */
const literalOf = (type: FieldType): Kind => {
  switch (type) {
    case 'string':
    case 'uuid':
    case 'ip_addr':
      return type
    case 'bool':
      return 'boolean'
    default:
      return 'integer'
  }
}

const DATUM_LITERALS: Record<Column['dataType'], readonly Kind[]> = {
  integer: ['integer', 'double'],
  double: ['integer', 'double'],
  boolean: ['boolean'],
  integer_distribution: [],
}

/** Why a comparison with a known name is invalid; undefined if it is not. */
const invalidity = (subject: Subject, { field, literal }: Comparing): string | undefined => {
  const { name, types, columns } = subject
  const refused = (expected: string, allowed: readonly Kind[]) =>
    allowed.includes(literal.kind)
      ? undefined
      : `Filter expression for identifier "${field}" has type "${literal.kind}" which is not ` +
        `compatible with the expected type "${expected}"`
  const type = types.get(field)
  if (type) return refused(type, [literalOf(type)])
  if (field === 'timestamp' || field === 'start_time') return refused('timestamp', ['timestamp'])
  if (DISTRIBUTION_PARTS.includes(field)) {
    return `Filtering on the special identifier "${field}" is not yet supported`
  }
  const [column] = columns
  return column && columns.length === 1
    ? refused(column.dataType, DATUM_LITERALS[column.dataType])
    : `The special identifier "${field}" may only be used for 1-dimensional tables, but table ` +
        `"${name}" has ${columns.length} dimensions`
}

const comparisonsOf = (condition: Condition): Comparing[] => {
  switch (condition.kind) {
    case 'compare':
      return [condition]
    case 'not':
      return comparisonsOf(condition.operand)
    default:
      return [...comparisonsOf(condition.left), ...comparisonsOf(condition.right)]
  }
}

const quotedList = (names: readonly string[]) => names.map(name => `"${name}"`).join(', ')

/** Refuses a condition that does not fit a table, naming everything that does not. */
export const requireValid = (subject: Subject, condition: Condition): void => {
  const names = [...subject.types.keys(), ...implicitNames(subject)].sort()
  const all = comparisonsOf(condition)
  const unknown = all.filter(({ field }) => !names.includes(field)).map(({ field }) => field)
  const problems = [
    ...(unknown.length > 0
      ? [
          'The filter expression refers to identifiers that are not valid for its input table ' +
            `"${subject.name}". Invalid identifiers: [${quotedList(unknown)}], ` +
            `valid identifiers: [${quotedList(names)}]`,
        ]
      : []),
    ...all.flatMap(each => (names.includes(each.field) ? (invalidity(subject, each) ?? []) : [])),
  ]
  if (problems.length > 0) {
    fault(
      `The filter expression "${written(condition)}" is not valid, the following errors were ` +
        `encountered\n${problems.map(problem => `  > ${problem}`).join('\n')}`,
    )
  }
}

/** Gets the value that a comparison is about; undefined if there is none. */
const valueFor = (field: string): ((fields: Fields, point: Point) => Comparable | undefined) => {
  switch (field) {
    case 'timestamp':
      return (_, { time }) => time
    case 'start_time':
      return (_, { startTime }) => startTime ?? undefined
    case 'datum':
      return (_, { values: [value] }) => (typeof value === 'object' ? undefined : value)
    default:
      return fields => fields[field]?.value
  }
}

const comparingTest = (comparing: Comparing, budget: Budget): Test => {
  const { field, comparison, literal } = comparing
  const value = valueFor(field)
  const matches = comparison === '~=' ? patternTest(String(literal.value), budget) : null
  const wanted = literal.kind === 'ip_addr' ? canonicalIp(literal.value) : literal.value
  return (fields, point) => {
    const found = value(fields, point)
    if (found === undefined) return false
    return matches ? matches(String(found)) : compare(found, comparison, wanted)
  }
}

/** Compiles a valid condition to a test. */
export const testOf = (condition: Condition, budget: Budget): Test => {
  if (condition.kind === 'compare') return comparingTest(condition, budget)
  if (condition.kind === 'not') {
    const test = testOf(condition.operand, budget)
    return (fields, point) => !test(fields, point)
  }
  const left = testOf(condition.left, budget)
  const right = testOf(condition.right, budget)
  switch (condition.kind) {
    case 'and':
      return (fields, point) => left(fields, point) && right(fields, point)
    case 'or':
      return (fields, point) => left(fields, point) || right(fields, point)
    case 'xor':
      return (fields, point) => left(fields, point) !== right(fields, point)
  }
}

/** Splits a condition into the terms joined by `&&`. */
export const conjuncts = (condition: Condition): Condition[] =>
  condition.kind === 'and'
    ? [...conjuncts(condition.left), ...conjuncts(condition.right)]
    : [condition]

/** Maximum number of comparisons to test one point. */
export const comparisonsIn = (condition: Condition): number => comparisonsOf(condition).length

const OF_POINTS = ['timestamp', 'start_time', 'datum']

/** Whether a condition uses fields only, so that it holds for a whole row or for none of it. */
export const isAboutFields = (condition: Condition): boolean =>
  comparisonsOf(condition).every(({ field }) => !OF_POINTS.includes(field))

/** Whether a condition limits what is read: something in it is about fields or times. */
export const isLimiting = (condition: Condition): boolean => {
  switch (condition.kind) {
    case 'compare':
      return condition.field !== 'datum'
    case 'not':
      return isLimiting(condition.operand)
    case 'or':
      return isLimiting(condition.left) && isLimiting(condition.right)
    default:
      return isLimiting(condition.left) || isLimiting(condition.right)
  }
}
