import { describe, expect, test } from 'vitest'
import {
  addEntries,
  ANY,
  areSameLists,
  checkAllowList,
  decide,
  entryError,
  foreignChanges,
  merged,
  typedEntryError,
  type AllowListValues,
  type SourceList,
} from '@/store/system/allow-list/rules'

const list = (...ips: readonly string[]): SourceList => ({ allow: 'list', ips })

const values = (changes: Partial<AllowListValues> = {}): AllowListValues => ({
  ...list('10.0.0.0/8'),
  base: list('10.0.0.0/8'),
  entry: '',
  isEntryRefused: false,
  ...changes,
})

test.each([
  ['192.0.2.0/24', undefined],
  ['192.0.2.7/24', 'Must be a network, such as 192.0.2.0/24'],
  ['2001:db8::1/32', 'Must be a network, such as 2001:db8::/32'],
  ['192.0.2.0', 'Must contain an IP address and a width, separated by a /'],
  ['192.0.2.0/33', 'Max width for IPv4 is 32'],
  ['192.0.2.0/0', 'This network has all addresses: choose Any address instead'],
  ['::/0', 'This network has all addresses: choose Any address instead'],
  ['0.0.0.0/8', 'Cannot be the unspecified address'],
  ['::/128', 'Cannot be the unspecified address'],
])('the entry %s is judged', (entry, error) => {
  expect(entryError(entry)).toBe(error)
})

describe('what is typed or pasted', () => {
  test('is added line by line, and the rest stays', () => {
    const entry = '192.0.2.0/24\r\n 10.9.9.9, 10.0.0.0/8;fd00::1\n192.0.2.1/24\n1.2.3\n'
    const changes = addEntries(values({ entry }))
    expect(changes).toEqual({
      ips: ['10.0.0.0/8', '192.0.2.0/24', '10.9.9.9/32', 'fd00::1/128'],
      entry: '10.0.0.0/8\n192.0.2.1/24\n1.2.3',
      isEntryRefused: true,
    })
    expect(typedEntryError({ ...values(), ...changes })).toBe(
      '10.0.0.0/8: Already in the list; 192.0.2.1/24: Must be a network, such as 192.0.2.0/24; ' +
        '1.2.3: Must contain an IP address and a width, separated by a /',
    )
  })

  test('is not told as wrong before it is to be added', () => {
    expect(typedEntryError(values({ entry: '10.' }))).toBeUndefined()
  })

  test('is told up to three errors', () => {
    const refused = values({ entry: 'a b c d e', isEntryRefused: true })
    expect(typedEntryError(refused)).toContain('; and 2 more')
    expect(typedEntryError({ ...refused, entry: 'a' })).not.toContain('a:')
  })
})

test.each([
  [{ ips: [] }, { ips: 'Add at least one network' }],
  [{ ips: [], allow: 'any' as const }, {}],
  [{ ips: Array.from({ length: 1000 }, (_, at) => `10.${at >> 8}.${at & 255}.0/24`) }, {}],
  [
    { ips: Array.from({ length: 1001 }, (_, at) => `10.${at >> 8}.${at & 255}.0/24`) },
    { ips: 'At most 1,000 networks' },
  ],
])('a list is checked, %#', (changes, errors) => {
  expect(checkAllowList(values(changes))).toEqual(errors)
})

describe('what others have saved meanwhile', () => {
  const [a, b, c, d] = ['10.1.0.0/16', '10.2.0.0/16', '10.3.0.0/16', '10.4.0.0/16'] as const
  const base = list(a, b)

  test('is told, unless it is also what the user did', () => {
    expect(foreignChanges(list(a, b), base, base)).toEqual([])
    expect(foreignChanges(list(a, b, c), base, list(a, b, c))).toEqual([])
    expect(foreignChanges(list(a, b, c), base, list(b, c, d))).toEqual([
      { kind: 'added', text: d },
      { kind: 'removed', text: a },
    ])
    expect(foreignChanges(list(a), ANY, list(a, b))).toEqual([{ kind: 'added', text: b }])
    expect(foreignChanges(list(a), base, ANY)).toEqual([{ kind: 'mode', text: 'any address' }])
  })

  test.each([
    [true, list(b, c, d)],
    [false, list(a, b, c)],
  ])('is decided about, taken: %s', (isTheirs, result) => {
    const saved = list(b, d)
    let mine = values({ ips: [a, b, c], base })
    for (const change of foreignChanges(mine, mine.base, saved))
      mine = { ...mine, ...decide(mine, change, saved, isTheirs) }
    expect(areSameLists(mine.base, saved)).toBe(true)
    expect(areSameLists(mine, result)).toBe(true)
    expect(foreignChanges(mine, mine.base, saved)).toEqual([])
    expect(areSameLists(merged(mine, mine.base, saved), result)).toBe(true)
  })

  test.each([
    [true, ANY],
    [false, list(a)],
  ])('is decided about as a whole if they allow any address, taken: %s', (isTheirs, result) => {
    const mine = values({ ips: [a], base })
    const [change] = foreignChanges(mine, base, ANY)
    const decided = { ...mine, ...decide(mine, change!, ANY, isTheirs) }
    expect(areSameLists(merged(decided, decided.base, ANY), result)).toBe(true)
  })

  test('is kept if it comes too late to be told', () => {
    expect(merged(list(b, c), base, list(a, b, d))).toEqual(list(b, d, c))
    expect(merged(ANY, base, list(a, d))).toEqual(ANY)
  })
})
