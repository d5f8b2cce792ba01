import { describe, expect, test } from 'vitest'
import {
  explorerParams,
  explorerPart,
  panelProblem,
  readExplorerAddress,
  withExplorerPart,
} from '@/store/explorer/address'
import { NEW_PANEL } from '@/machines/metrics-explorer/metrics-explorer.rules'

const panel = (query: string, more: Partial<typeof NEW_PANEL> = {}) => ({
  ...NEW_PANEL,
  query,
  ...more,
})

describe('the address of panels', () => {
  test.each([
    ['one', [panel('get a:b')], 'q'],
    [
      'four with the usual options',
      ['a:b', 'a:c', 'a:d', 'a:e'].map(each => panel(`get ${each}`)),
      'q',
    ],
    ['five', Array.from({ length: 5 }, (_, at) => panel(`get a:b${at}`)), 'd'],
    ['one with options', [panel('get a:b', { kind: 'table', title: 'Größe' })], 'd'],
    ['a long one', [panel(`get a:b | filter x == "${'y'.repeat(1500)}"`)], 'd'],
  ] as const)('leads to the same panels: %s', (_name, panels, param) => {
    const params = explorerParams(panels, { instance: 'id' })
    expect([...new Set(params.keys())]).toEqual([param, 'var-instance'])
    const { panels: read, variables, problem } = readExplorerAddress(`?${params}`)
    expect([read, variables, problem]).toEqual([panels, { instance: 'id' }, null])
  })

  test.each([
    ['?d=%%%', null, /cannot be read/],
    ['?d=AAAA', null, /cannot be read/],
    [`?q=get+a%3Ab&q=${'x'.repeat(4097)}`, 1, /longer than 4,096 bytes/],
    ['?range=3h', null, null],
  ] as const)('says what it could not read: %s', (search, count, words) => {
    const { panels, problem } = readExplorerAddress(search)
    expect(panels?.length ?? null).toBe(count)
    if (words) expect(problem).toMatch(words)
    else expect(problem).toBeNull()
  })

  test('keeps the range of the page', () => {
    const part = explorerParams([panel('get a:b')], {})
    expect(withExplorerPart('?range=3h&q=old&d=x&var-disk=y', part)).toBe('?q=get+a%3Ab&range=3h')
    expect(explorerPart('?range=3h&q=get+a%3Ab')).toBe(`${part}`)
  })
})

test.each([
  [{ query: 'get a:b' }, null],
  [{ query: 3 }, 'query'],
  [{ query: '', kind: 'pie' }, 'kind'],
  [{ query: '', detail: 7 }, 'detail'],
  [{ query: '', title: 'x'.repeat(101) }, 'title'],
  [{ query: '', useRange: 'yes' }, 'useRange'],
])('the problem of %j is with %s', (given, field) => {
  expect(panelProblem(given)?.[0] ?? null).toBe(field)
})
