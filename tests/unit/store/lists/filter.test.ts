import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openTermOf, parseFilter, quoted, unknownColumns } from '@/store/lists/filter'

const known = new Set(['state', 'ip-address'])

describe('the unknown columns of a filter', () => {
  it.each([
    ['state:failed', []],
    ['colour:red -Shape:"a b" colour:blue', ['colour', 'shape']],
    ['fd00:1122:3344:1::5', []],
    ['a8:40:25:f0:00:01', []],
    ['https://example.com', []],
    ['12:30', []],
    ['"colour:red"', []],
  ])('%j are %j', (filter, names) => expect(unknownColumns(filter, known)).toEqual(names))
})

describe('the term being typed', () => {
  it.each([
    ['', { before: '', column: undefined, typed: '' }],
    ['db st', { before: 'db ', column: undefined, typed: 'st' }],
    ['db -State:Fa', { before: 'db -State:', column: 'state', typed: 'fa' }],
    ['state:"a b', { before: 'state:', column: 'state', typed: 'a b' }],
    ['state:"a b"', null],
    ['state:"a ""b', { before: 'state:', column: 'state', typed: 'a "b' }],
  ])('of %j is %j', (filter, term) => expect(openTermOf(filter)).toEqual(term))
})

it('a quoted text is one condition, and is found as it is', () => {
  const word = fc.stringMatching(/^[a-z"][a-z "]*[a-z"]$/)
  fc.assert(
    fc.property(word, text => {
      expect(parseFilter(`state:${quoted(text)}`, known)).toEqual([
        { column: 'state', text, isNegated: false },
      ])
    }),
  )
})

it('any text can be parsed', () => {
  fc.assert(fc.property(fc.string(), filter => void parseFilter(filter, known)))
})
