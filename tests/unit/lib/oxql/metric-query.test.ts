import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatOxql, formatPrettyOxql } from '@/lib/oxql/metric-query'
import { oxqlTokens } from '@/lib/oxql/tokens'
import { parseQuery } from '@/mirage/oxql/parser'

const window = { start: Date.UTC(2024, 0, 1), end: Date.UTC(2024, 0, 1, 1) }
const ID = '5c56b522-c9b8-49e4-9f9a-8d52a89ec3e0'

describe('a query', () => {
  test('requests two points more than are shown', () => {
    expect(formatOxql({ metric: 'virtual_disk:bytes_read', window })).toBe(
      'get virtual_disk:bytes_read | filter timestamp >= @2023-12-31T23:58:00.000 && timestamp < @2024-01-01T01:00:00.000 | align mean_within(60s)',
    )
  })

  test('filters and sums', () => {
    const filters = { instance_id: ID, state: 'run', interface_id: undefined, disk_id: '' }
    expect(
      formatOxql({ metric: 'virtual_machine:vcpu_usage', window, filters, groupBy: 'vcpu_id' }),
    ).toBe(
      `get virtual_machine:vcpu_usage | filter timestamp >= @2023-12-31T23:58:00.000 && timestamp < @2024-01-01T01:00:00.000 && instance_id == "${ID}" && state == "run" | align mean_within(60s) | group_by [vcpu_id], sum`,
    )
  })

  test('is shown with one line per stage and term', () => {
    const asked = {
      metric: 'virtual_machine:vcpu_usage',
      window,
      filters: { instance_id: ID },
      groupBy: 'instance_id',
    }
    expect(formatPrettyOxql(asked)).toBe(
      [
        'get virtual_machine:vcpu_usage',
        '  | filter timestamp >= @2023-12-31T23:58:00.000',
        '      && timestamp < @2024-01-01T01:00:00.000',
        `      && instance_id == "${ID}"`,
        '  | align mean_within(60s)',
        '  | group_by [instance_id], sum',
      ].join('\n'),
    )
  })

  const queries = fc.record({
    metric: fc.constantFrom('virtual_disk:reads', 'instance_network_interface:bytes_sent'),
    window: fc
      .tuple(fc.integer({ min: 0, max: 4e9 }), fc.integer({ min: 1, max: 1e8 }))
      .map(([start, length]) => ({ start: start * 1000, end: (start + length) * 1000 })),
    filters: fc.dictionary(fc.constantFrom('instance_id', 'disk_id'), fc.string()),
    groupBy: fc.option(fc.constantFrom('instance_id', 'vcpu_id'), { nil: undefined }),
  })

  test('is always valid, on one line or several', () => {
    fc.assert(
      fc.property(queries, asked => {
        const [sent, shown] = [formatOxql(asked), formatPrettyOxql(asked)]
        expect(parseQuery(sent, 0)).toEqual(parseQuery(shown, 0))
      }),
    )
  })

  test('is preserved by tokenizing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), queries.map(formatPrettyOxql)), text => {
        expect(
          oxqlTokens(text)
            .map(token => token.text)
            .join(''),
        ).toBe(text)
      }),
    )
  })

  test('has keywords, literals and operators', () => {
    const kinds = oxqlTokens('get a:get_b | filter timestamp >= @2024-01-01T00:00:00.000')
    expect(kinds.filter(({ kind }) => kind !== 'plain')).toEqual([
      { kind: 'keyword', text: 'get' },
      { kind: 'operator', text: '|' },
      { kind: 'keyword', text: 'filter' },
      { kind: 'operator', text: '>=' },
      { kind: 'literal', text: '@2024-01-01T00:00:00.000' },
    ])
  })

  test('of any kind is told apart', () => {
    const text = `{ get a:last; get c:d } | join | filter !(x ~= 'a|b' ^ y != 0x1f) || z < $end - 5m`
    const texts = (wanted: string) =>
      oxqlTokens(text).flatMap(token => (token.kind === wanted ? token.text : []))
    expect(texts('keyword')).toEqual(['get', 'get', 'join', 'filter'])
    expect(texts('literal')).toEqual(["'a|b'", '0x1f', '$end', '5m'])
    expect(texts('operator')).toEqual(['{', ';', '}', '|', '|', '!', '~=', '^', '!=', '||', '<'])
  })
})
