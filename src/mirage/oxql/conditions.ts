import type { RE2JS } from 're2js'
import type { FieldType, TimeseriesSchema } from '@/api/generated/types'
import { parseIp } from '@/lib/ip'
import { isUuid } from '@/lib/name-or-id'
import { type Budget, fault } from './budget'
import { fail } from '../server/errors'
import { canonicalIp } from '../rules/addresses'
import type { Comparing, Comparison, Condition, Literal } from './syntax'
import type { Column, Test } from './tables'

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
    case '>=':
      return a >= b
    case '~=':
      return fault('Only texts can be compared with a regular expression')
  }
}

const mismatch = ({ field }: Comparing, type: string, literal: Literal): never =>
  fault(`Field "${field}" has type ${type}, which cannot be compared with a ${literal.kind}`)

const requireComparison = (
  { field, comparison }: Comparing,
  type: string,
  allowed: readonly Comparison[],
) => {
  if (!allowed.includes(comparison)) {
    fault(`Field "${field}" has type ${type}, which does not support "${comparison}"`)
  }
}

const EQUALITY = ['==', '!='] as const
const ORDER = ['==', '!=', '<', '<=', '>', '>='] as const

/** The right-hand side of a comparison, converted to the type of the field. */
const operand = (comparing: Comparing, type: FieldType): Comparable => {
  const { literal } = comparing
  switch (type) {
    case 'string':
      requireComparison(comparing, type, [...EQUALITY, '~='])
      return literal.kind === 'string' ? literal.value : mismatch(comparing, type, literal)
    case 'uuid': {
      requireComparison(comparing, type, EQUALITY)
      const isText = literal.kind === 'uuid' || literal.kind === 'string'
      return isText && isUuid(literal.value)
        ? literal.value.toLowerCase()
        : mismatch(comparing, type, literal)
    }
    case 'ip_addr': {
      requireComparison(comparing, type, EQUALITY)
      const isText = literal.kind === 'ip' || literal.kind === 'string'
      return isText && parseIp(literal.value)
        ? canonicalIp(literal.value)
        : mismatch(comparing, type, literal)
    }
    case 'bool':
      requireComparison(comparing, type, EQUALITY)
      return literal.kind === 'boolean' ? literal.value : mismatch(comparing, type, literal)
    default:
      requireComparison(comparing, type, ORDER)
      return literal.kind === 'integer' ? literal.value : mismatch(comparing, type, literal)
  }
}

const timeOf = (comparing: Comparing): number => {
  const { field, literal } = comparing
  requireComparison(comparing, 'timestamp', ORDER)
  return literal.kind === 'timestamp'
    ? literal.value
    : mismatch({ ...comparing, field }, 'timestamp', literal)
}

const datumTest = (comparing: Comparing, { dataType }: Column): Test => {
  const { comparison, literal } = comparing
  if (dataType === 'integer_distribution') {
    return fault('Distributions cannot be compared with anything')
  }
  requireComparison(comparing, dataType, ORDER)
  if (literal.kind !== 'integer' && literal.kind !== 'double') {
    return mismatch(comparing, dataType, literal)
  }
  return (_, { values: [value] }) =>
    typeof value === 'number' && compare(value, comparison, literal.value)
}

/** What a condition refers to: the fields of a table and the type of its values. */
export interface Subject {
  readonly name: string
  readonly types: ReadonlyMap<string, FieldType>
  readonly columns: readonly Column[]
}

export const subjectOf = ({ timeseriesName, fieldSchema }: TimeseriesSchema, column: Column) => ({
  name: timeseriesName,
  types: new Map(fieldSchema.map(({ name, fieldType }) => [name, fieldType])),
  columns: [column],
})

const comparingTest = (subject: Subject, comparing: Comparing, budget: Budget): Test => {
  const { field, comparison } = comparing
  const [column] = subject.columns
  if (field === 'timestamp') {
    const wanted = timeOf(comparing)
    return (_, { time }) => compare(time, comparison, wanted)
  }
  if (field === 'start_time') {
    const wanted = timeOf(comparing)
    if (column?.metricType === 'gauge') fault('Gauges have no start time')
    return (_, { startTime }) => startTime !== null && compare(startTime, comparison, wanted)
  }
  if (field === 'datum' && column) return datumTest(comparing, column)
  const type =
    subject.types.get(field) ??
    fault(
      `Timeseries "${subject.name}" has no field "${field}"; it has: ${[...subject.types.keys()].join(', ')}`,
    )
  const wanted = operand(comparing, type)
  const test = comparison === '~=' ? patternTest(String(wanted), budget) : null
  return fields => {
    const value = fields[field]?.value
    if (value === undefined) return false
    return test ? test(String(value)) : compare(value, comparison, wanted)
  }
}

/** Type-checks a condition and compiles it to a test. */
export const testOf = (subject: Subject, condition: Condition, budget: Budget): Test => {
  if (condition.kind === 'compare') return comparingTest(subject, condition, budget)
  if (condition.kind === 'not') {
    const test = testOf(subject, condition.operand, budget)
    return (fields, point) => !test(fields, point)
  }
  const left = testOf(subject, condition.left, budget)
  const right = testOf(subject, condition.right, budget)
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
export const comparisonsIn = (condition: Condition): number => {
  switch (condition.kind) {
    case 'compare':
      return 1
    case 'not':
      return comparisonsIn(condition.operand)
    default:
      return comparisonsIn(condition.left) + comparisonsIn(condition.right)
  }
}

const OF_POINTS = ['timestamp', 'start_time', 'datum']

/** Whether a condition uses fields only, so that it holds for a whole row or for none of it. */
export const isAboutFields = (condition: Condition): boolean => {
  switch (condition.kind) {
    case 'compare':
      return !OF_POINTS.includes(condition.field)
    case 'not':
      return isAboutFields(condition.operand)
    default:
      return isAboutFields(condition.left) && isAboutFields(condition.right)
  }
}
