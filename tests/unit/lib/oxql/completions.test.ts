import { describe, expect, test } from 'vitest'
import type { CompletionContext } from '@/lib/oxql/completion-items'
import { completionsAt } from '@/lib/oxql/completions'
import { ID, schemas } from './support'

const VCPU = 'virtual_machine:vcpu_usage'
const TEMPERATURE = 'hardware_component:temperature'

const context: CompletionContext = {
  schemas,
  objects: { instance_id: [{ id: ID, name: 'web' }] },
  seen: { [VCPU]: { state: ['run', 'idle'], vcpu_id: ['0', '1'] } },
  loaded: [VCPU],
}

/** Completes at the `‸` of a text. */
const complete = (marked: string, changes: Partial<CompletionContext> = {}) =>
  completionsAt(marked.replace('‸', ''), marked.indexOf('‸'), { ...context, ...changes })

const labels = (marked: string) => complete(marked).items.map(({ label }) => label)

/** The text after an item is accepted, with the caret as `‸`. */
const accepted = (marked: string, label: string) => {
  const text = marked.replace('‸', '')
  const { items, from, to } = complete(marked)
  const found = items.find(item => item.label === label)
  if (!found) throw new Error(`${label} is not offered`)
  const all = text.slice(0, from) + found.text + text.slice(to)
  const caret = from + (found.caret ?? found.text.length)
  return `${all.slice(0, caret)}‸${all.slice(caret)}`
}

const ALIGNED = `get ${VCPU} | align mean_within(1m)`
const NAMES = ['instance_id', 'state', 'vcpu_id', 'timestamp', 'datum', 'start_time']
const TIMES = ['$start', '$end', ...['5m', '1h', '6h', '1d', '7d'].map(each => `@now() - ${each}`)]

describe('completion', () => {
  test.each([
    ['‸', ['get', '{']],
    ['g‸', ['get']],
    ['{ ‸', ['get', '{']],
    ['{ get a:b; ‸ }', ['get', '{']],
    ['get ‸', schemas.map(({ timeseriesName }) => timeseriesName)],
    ['get virtual_disk:b‸', ['virtual_disk:bytes_read']],
    ['get warm‸', [TEMPERATURE]],
    ['get temp‸', [TEMPERATURE]],
    [`get ${VCPU} | ‸`, ['filter', 'align mean_within', 'last', 'first']],
    [`get ${VCPU} |‸`, ['filter', 'align mean_within', 'last', 'first']],
    [`get ${VCPU} | f‸`, ['filter', 'first']],
    ['get virtual_disk:io_latency | ‸', ['filter', 'last', 'first']],
    [`${ALIGNED} | ‸`, ['group_by [], sum', 'group_by [], mean', 'filter', 'last', 'first']],
    [
      `get ${TEMPERATURE} | align mean_within(1m) | ‸`,
      ['group_by [], mean', 'group_by [], sum', 'filter', 'last', 'first'],
    ],
    [`{ ${ALIGNED}; ${ALIGNED} } | ‸`, ['join', 'filter', 'last', 'first']],
    [`{ ${ALIGNED}; ${ALIGNED} } | join | ‸`, ['filter', 'last', 'first']],
    [`{ ${ALIGNED}; get ${VCPU} } | ‸`, ['filter', 'align mean_within', 'last', 'first']],
    [`get ${VCPU} | filter ‸`, NAMES],
    [`get ${VCPU} | filter (‸`, NAMES],
    [`get ${VCPU} | filter !‸`, NAMES],
    [`get ${VCPU} | filter state == "run" && ‸`, NAMES],
    [`get ${VCPU} | filter state == "run" &&‸`, NAMES],
    [`get ${VCPU} | filter state == "run" || ‸`, NAMES],
    [`get ${VCPU} | filter state == "run" ^ ‸`, NAMES],
    [`get ${VCPU} | filter st‸`, ['state', 'start_time', 'instance_id', 'timestamp'].slice(0, 2)],
    ['get virtual_disk:io_latency | filter da‸', []],
    [`${ALIGNED} | filter st‸`, ['state']],
    [`${ALIGNED} | group_by [state] | filter ‸`, ['state', 'timestamp', 'datum']],
    [`get ${VCPU} | filter state ‸`, ['==', '!=', '~=']],
    [`get ${VCPU} | filter vcpu_id ‸`, ['==', '!=', '<', '<=', '>', '>=']],
    [`get ${VCPU} | filter instance_id ‸`, ['==', '!=']],
    [`get ${TEMPERATURE} | filter is_fan ‸`, ['==', '!=']],
    [`get ${VCPU} | filter timestamp ‸`, ['==', '!=', '<', '<=', '>', '>=']],
    [`get ${VCPU} | filter state == ‸`, ['"run"', '"idle"']],
    [`get ${VCPU} | filter vcpu_id == ‸`, ['0', '1']],
    [`get ${VCPU} | filter instance_id == ‸`, ['$instance', 'web']],
    [`get ${VCPU} | filter instance_id == we‸`, ['web']],
    [`get ${TEMPERATURE} | filter is_fan == ‸`, ['true', 'false']],
    [`get ${TEMPERATURE} | filter slot == ‸`, ['Load values…']],
    [`get ${TEMPERATURE} | filter sled_id == ‸`, ['$sled', 'Load values…']],
    [`get ${VCPU} | filter timestamp > ‸`, TIMES],
    [
      `get ${VCPU} | align ‸`,
      ['$period', '10s', '1m', '5m', '1h'].map(each => `mean_within(${each})`),
    ],
    [`${ALIGNED} | group_by [‸], sum`, ['instance_id', 'state', 'vcpu_id']],
    [`${ALIGNED} | group_by [state, ‸], sum`, ['instance_id', 'vcpu_id']],
    [`${ALIGNED} | group_by [‸, state], sum`, ['instance_id', 'vcpu_id']],
    [`${ALIGNED} | group_by [state], ‸`, ['mean', 'sum']],
    ['get nothing:known | filter ‸', ['timestamp', 'datum']],
  ])('at %s offers %j', (marked, expected) => {
    expect(labels(marked).slice(0, expected.length)).toEqual(expected)
    if (!marked.endsWith('st‸')) expect(labels(marked)).toHaveLength(expected.length)
  })

  test.each([
    [
      `get ${VCPU} | filter instance_id == we‸`,
      'web',
      `get ${VCPU} | filter instance_id == "${ID}"‸`,
    ],
    [`get ${VCPU} | filter state == "i‸"`, '"idle"', `get ${VCPU} | filter state == "idle"‸`],
    [
      `get ${VCPU} | filter state == "i‸ | last`,
      '"idle"',
      `get ${VCPU} | filter state == "idle"‸ | last`,
    ],
    ['get v‸cpu', VCPU, `get ${VCPU}‸`],
    [`${ALIGNED} | gr‸`, 'group_by [], sum', `${ALIGNED} | group_by [‸], sum`],
    [`get ${VCPU} | a‸`, 'align mean_within', `get ${VCPU} | align mean_within($period)‸`],
    ['‸', '{', '{ ‸ }'],
    ['g‸', 'get', 'get ‸'],
  ])('of %s with %s gives %s', (marked, label, result) => {
    expect(accepted(marked, label)).toBe(result)
  })

  test.each([
    [`get ${VCPU} | filter state == "r‸`, false],
    [`get ${VCPU} | filter vcpu_id == 1‸`, false],
    [`get ${VCPU} | filter timestamp > @n‸`, false],
    [`get ${VCPU} ‸`, false],
    [`get ${VCPU} | filter state == "run" ‸`, false],
    [`get ${VCPU} | filter state == r‸`, true],
    [`get ${VCPU} | filter instance_id == $‸`, true],
    ['get v‸', true],
  ])('at %s opens by itself: %s', (marked, opens) => {
    expect(complete(marked).opensByItself).toBe(opens)
  })

  test('has nothing to offer for a word that is complete', () => {
    expect(labels(`get ${VCPU}‸`)).toEqual([])
  })

  test('shows at most 50, and says how many more there are', () => {
    const [first] = schemas
    const many = Array.from({ length: 60 }, (_, at) => ({ ...first, timeseriesName: `a:b${at}` }))
    const { items, more } = complete('get ‸', { schemas: many as typeof schemas })
    expect([items.length, more]).toEqual([50, 10])
  })

  test('loads values instead of changing the text', () => {
    const [item] = complete(`get ${TEMPERATURE} | filter slot == ‸`).items
    expect(item?.load).toEqual({ timeseries: TEMPERATURE })
  })

  test('names unit and kind of timeseries, and the type of fields', () => {
    expect(complete('get warm‸').items[0]?.detail).toBe('degrees_celsius, gauge')
    expect(complete('get link_up‸').items[0]?.detail).toBe('yes/no')
    expect(complete(`get ${VCPU} | filter sta‸`).items[0]).toMatchObject({
      detail: 'text',
      description: 'The state of it',
    })
  })
})
