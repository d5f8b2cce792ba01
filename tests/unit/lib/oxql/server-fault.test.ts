import { describe, expect, test } from 'vitest'
import { completeQuery, type SendOptions } from '@/lib/oxql/sent'
import { serverFault } from '@/lib/oxql/server-fault'
import { ID, options, schemas } from './support'

const context = { schemas, since: { 'virtual_disk:discards': 22 } }

/** What is said, marked and offered, with the texts that are marked and offered. */
const told = (typed: string, message: string, changes: Partial<SendOptions> = {}) => {
  const fault = serverFault(message, completeQuery(typed, options(changes)), context)
  if (fault.kind === 'noData') return fault.kind
  return {
    message: fault.message,
    marks: fault.marks.map(({ from, to }) => typed.slice(from, to)),
    offers: Object.fromEntries(
      fault.offers.map(offer => [offer.label, 'text' in offer ? offer.text : offer.action]),
    ),
  }
}

/** A syntax error as the server words it, without its picture of the place. */
const syntax = (place: string, expected: string) =>
  `Error at ${place}: .. context ..\n            ^\nExpected: error at ${place}: expected ${expected}\n`

const STAGES = 'one of "align", "filter", "first", "get", "group_by", "join", "last", "{"'

describe('a syntax error', () => {
  test.each([
    ['  get a:b | filtre x == 1', '1:11', 'filtre'],
    ['get a:b\n| filter x == "😀é" | lsat 1', '2:23', 'lsat'],
    ['\n\n  get a:b\n  | foo', '2:5', 'foo'],
    ['get a:b\r\n| filter x == 1\r\n| foo', '3:3', 'foo'],
    ['get a:b | group_by x', '1:20', 'x'],
    ['get a:b filter x', '1:8', 'filter'],
    ['get a:b | filter x =< 1', '1:20', '=<'],
    ['get a:b |', '1:10', '|'],
    ['get a:b | filter x ==\n| last 1', '1:22', '='],
  ])('of %j at %s marks %j', (typed, place, mark) => {
    expect(told(typed, syntax(place, STAGES))).toMatchObject({ marks: [mark] })
  })

  test('is looked for behind what the console inserts', () => {
    const typed = '  get a:b | filter i == $instance | filtre x == 1'
    const changes = { usesRange: true, variables: { instance: ID } }
    const { text } = completeQuery(typed, options(changes))
    const column = text.indexOf('filtre') + 1
    expect(told(typed, syntax(`1:${column}`, STAGES), changes)).toMatchObject({ marks: ['filtre'] })
  })

  test('in what the console inserts is said to be there, and marks the end before it', () => {
    expect(told('get a:b | last 1', syntax('1:20', '"x"'), { usesRange: true })).toEqual({
      message: 'Expected "x", in what the console inserts after this stage',
      marks: ['b'],
      offers: {},
    })
  })

  test('names what is expected, at most six words, and a word that is meant', () => {
    expect(told('  get a:b | filtre x == 1', syntax('1:11', STAGES))).toEqual({
      message:
        'Expected "align", "filter", "first", "get", "group_by", "join" … Did you mean filter?',
      marks: ['filtre'],
      offers: { 'Use filter': '  get a:b | filter x == 1' },
    })
    expect(
      told('get a:b | align mean(5m)', syntax('1:17', 'one of "interpolate", "mean_within"')),
    ).toMatchObject({ message: 'Expected "interpolate" or "mean_within".', offers: {} })
    expect(
      told('get a:b x', syntax('1:9', 'one of "&&", EOF, whitespace, A valid identifier')),
    ).toMatchObject({ message: 'Expected "&&", the end, a space, or a name.' })
  })

  test.each([
    [`get a:b | filter i == ${ID}`, '1:24', `"${ID}"`],
    ['get a:b | filter ip == 10.0.0.1', '1:28', '"10.0.0.1"'],
    ['get a:b | filter ip == fd00::1 | last 1', '1:24', '"fd00::1"'],
    ['get a:b | filter s == run', '1:23', '"run"'],
    ['get a:b | filter s == “run”', '1:23', '"run"'],
  ])('of a value without quotes in %s offers them', (typed, place, quoted) => {
    const bare = typed.split(' ')[6]
    expect(told(typed, syntax(place, '"x"'))).toEqual({
      message: 'This value needs quotes',
      marks: [bare],
      offers: { 'Put it in quotes': typed.replace(bare ?? '', quoted) },
    })
  })
})

const LIMIT =
  'Query requires fetching more than the current limit of 1000000 data points from the timeseries database'

const VCPU = 'virtual_machine:vcpu_usage'

const invalid = (...bullets: string[]) =>
  `The filter expression "(x == 1)" is not valid, the following errors were encountered\n${bullets.map(each => `  > ${each}`).join('\n')}`

const identifiers = (table: string, names: string) =>
  `The filter expression refers to identifiers that are not valid for its input table "${table}". Invalid identifiers: [${names}], valid identifiers: ["instance_id", "state", "timestamp"]`

describe('a refusal', () => {
  test.each([
    [
      'get virtual_disk:bytes_raed | last 1',
      'Timeseries not found for: virtual_disk:bytes_raed',
      'This rack has no timeseries virtual_disk:bytes_raed. Did you mean virtual_disk:bytes_read?',
      ['virtual_disk:bytes_raed'],
      { 'Use virtual_disk:bytes_read': 'get virtual_disk:bytes_read | last 1' },
    ],
    [
      'get virtual_disk:discards',
      'Timeseries not found for: virtual_disk:discards',
      'virtual_disk:discards needs release 22',
      ['virtual_disk:discards'],
      {},
    ],
    [
      `get ${VCPU} | filter sate == "run" && foo == 1`,
      invalid(identifiers(VCPU, '"sate", "foo"')),
      `${VCPU} has no field sate or foo. It has instance_id, state, and timestamp. Did you mean state?`,
      ['sate', 'foo'],
      { 'Use state': `get ${VCPU} | filter state == "run" && foo == 1` },
    ],
    [
      'get sled_cpu:cpu_nsec | filter state == "run"',
      invalid(identifiers('sled_cpu:cpu_nsec', '"silo_id", "project_id"')),
      'sled_cpu:cpu_nsec is about the whole rack and not available in a project',
      ['get sled_cpu:cpu_nsec'],
      {},
    ],
    [
      `get ${VCPU} | filter silo_id == "${ID}"`,
      invalid(identifiers(VCPU, '"silo_id"')),
      `${VCPU} has no field silo_id. It has instance_id, state, and timestamp.`,
      ['silo_id'],
      {},
    ],
    [
      `get ${VCPU} | filter state == 1 && vcpu_id == "1"`,
      invalid(
        'Filter expression for identifier "state" has type "integer" which is not compatible with the expected type "string"',
        'Filter expression for identifier "vcpu_id" has type "string" which is not compatible with the expected type "u32"',
      ),
      'state is text, in quotes. vcpu_id is a whole number, without quotes.',
      ['state == 1', 'vcpu_id == "1"'],
      {},
    ],
    [
      `get ${VCPU} | filter instance_id == 5`,
      'Expression for field instance_id is not compatible with its type uuid',
      'instance_id is an id, in quotes',
      ['instance_id == 5'],
      {},
    ],
    [
      'get a:b | align mean_within(1m) | group_by [x, y]',
      `Cannot group by field 'y', which does not appear in the input tables. Valid fields are: ["x", "z"]`,
      'There is no field y to group by. Fields here are x and z. Did you mean x?',
      ['y'],
      {
        'Use x': 'get a:b | align mean_within(1m) | group_by [x, x]',
        'Use z': 'get a:b | align mean_within(1m) | group_by [x, z]',
      },
    ],
    [
      'get a:b\n  | filter x == 1\n  | group_by [x]',
      "Input table to a `group_by` table operation must be aligned, but table 'a:b' is not aligned",
      'Only aligned measurements can be grouped',
      ['group_by [x]'],
      {
        'Insert align mean_within($period)':
          'get a:b\n  | filter x == 1\n  | align mean_within($period)\n  | group_by [x]',
      },
    ],
    [
      '{ get a:b; get c:d } | group_by [x]',
      '`group_by` table operations require exactly one input table, but found 2',
      'Only one table can be grouped. Group inside the braces, then join.',
      ['group_by [x]'],
      {},
    ],
    [
      '{ get a:b; get c:d } | join | last 1',
      'Join failed, input table 1 does not contain a timeseries with key 17',
      'Not every series is in all tables, which join needs. Without join, each table is a chart.',
      ['join'],
      { 'Remove join': '{ get a:b; get c:d } | last 1' },
    ],
    [
      '{ get a:b; get c:d } | join',
      "All input tables to a `join` operation must be aligned, but table 'c:d' is not aligned",
      'Joined tables must be aligned: c:d is not',
      ['join'],
      {},
    ],
    [
      '{ get a:b; get c:d } | join',
      "All input tables to a `join` operation must have the same alignment period, table 'c:d' was expected to be aligned to 60s, but found 10s",
      'Joined tables need the same period: a:b and c:d have different ones',
      ['join'],
      {},
    ],
    [
      '{ get a:b; get c:d } | join',
      `All input tables to \`join\` operation must have the same field names and types, but table 'c:d' has fields ["x" (u32)] and table 'a:b' has fields []`,
      'Joined tables need the same fields: a:b and c:d have different ones. Group both by the same fields.',
      ['join'],
      {},
    ],
    [
      'get a:b | join',
      '`join` table operations require at least 2 tables',
      'Only two or more tables, in braces, can be joined',
      ['join'],
      {},
    ],
    [
      'get a:b | last 1',
      'This query requires at least one full table scan. Please rewrite the query to filter either the fields or timestamps',
      'Without a filter, all measurements of the last 30 days would be read',
      ['get a:b'],
      { 'Use the page’s time range': 'usePageRange' },
    ],
    [
      'get a:b',
      LIMIT,
      'Too many measurements would be read. Use a shorter range, a filter, or last.',
      [],
      {},
    ],
    [
      'get a:b | align mean_within($period)',
      'A table alignment operation may not upsample data by more than a factor of 100',
      'The samples are more than 100 times further apart than this period',
      ['$period'],
      { 'Use 1m': 'get a:b | align mean_within(1m)' },
    ],
    [
      'get a:b | align mean_within(5m)',
      'A table alignment operation may not upsample data by more than a factor of 100',
      'The samples are more than 100 times further apart than this period',
      ['5m'],
      { 'Use 10m': 'get a:b | align mean_within(10m)' },
    ],
    [
      'get a:b | align interpolate(5m)',
      'Alignment via interpolation is not yet implemented',
      'The rack cannot interpolate',
      ['interpolate'],
      { 'Use mean_within': 'get a:b | align mean_within(5m)' },
    ],
    [
      'get a:b | filter x == 1 | align mean_within(5m)',
      "Tables with 'integer distribution' data types cannot be aligned",
      'Distributions are shown as they are, without align',
      ['align mean_within(5m)'],
      { 'Remove align': 'get a:b | filter x == 1' },
    ],
    [
      'get a:b | align mean_within(5m) | group_by [x], sum',
      "Tables with 'boolean' data types cannot be aligned",
      'Only numbers can be aligned, without align',
      ['align mean_within(5m)'],
      { 'Remove align and group_by': 'get a:b' },
    ],
    [
      'get a:b | filter x == 1',
      'Maximum recursion level exceeded trying to simplify logical expression to disjunctive normal form',
      'The conditions are too complicated. Use fewer alternatives, or several panels.',
      ['filter x == 1'],
      {},
    ],
    ['get a:b', 'Something new', 'Something new', [], {}],
  ])('%s: %s', (typed, refusal, message, marks, offers) => {
    expect(told(typed, refusal)).toEqual({ message, marks, offers })
  })

  test.each([
    [
      'get a:b | align mean_within(5m) | group_by [x]',
      'Input tables to a `group_by` must not be empty',
    ],
    [
      'get a:b | align mean_within(5m) | group_by [x]',
      'Input tables to a `group_by` must be aligned',
    ],
    [
      '{ get a:b | align mean_within(5m); get c:d | align mean_within(5m) } | join',
      'Input tables for a join operation must not be empty',
    ],
  ])('of %s because of %s is no error', (typed, refusal) => {
    expect(told(typed, refusal)).toBe('noData')
  })

  test('of unaligned data on old releases is one', () => {
    expect(
      told('get a:b | group_by [x]', 'Input tables to a `group_by` must be aligned'),
    ).toMatchObject({ marks: ['group_by [x]'] })
  })
})
