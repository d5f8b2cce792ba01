import { expect, test } from 'vitest'
import { valueChanges } from '@/lib/value-diff'

test('differences have their path and both sides', () => {
  const before = { value: 'idle', context: { place: { path: '/a' }, count: 1, gone: true } }
  const after = { value: 'busy', context: { place: { path: '/b' }, count: 1, made: null } }
  expect(valueChanges(before, after)).toEqual([
    { path: 'value', before: 'idle', after: 'busy' },
    { path: 'context.place.path', before: '/a', after: '/b' },
    { path: 'context.gone', before: 'true', after: undefined },
    { path: 'context.made', before: undefined, after: 'null' },
  ])
})

test('items of a list are identified by id, or else by index', () => {
  const one = { id: 'a', state: 'on' }
  const two = { id: 'b', state: 'on' }
  expect(valueChanges([one, two], [two, { ...one, state: 'off' }])).toEqual([
    { path: 'a.state', before: 'on', after: 'off' },
  ])
  expect(valueChanges(['x', 'y'], ['y'])).toEqual([
    { path: '0', before: 'x', after: 'y' },
    { path: '1', before: 'y', after: undefined },
  ])
})

test('values of different shapes are compared as a whole, and truncated', () => {
  expect(valueChanges({ a: [1] }, { a: { b: 1 } })).toEqual([
    { path: 'a', before: '[1]', after: '{"b":1}' },
  ])
  expect(valueChanges(undefined, 'x'.repeat(400))[0]?.after).toBe(`${'x'.repeat(300)}…`)
  const date = new Date(0)
  expect(valueChanges(date, new Date(1))).toHaveLength(1)
  expect(valueChanges(date, new Date(0))).toEqual([])
})

test('the number of differences is limited', () => {
  const list = Array.from({ length: 500 }, (_, index) => index)
  expect(valueChanges([], list, 10)).toHaveLength(10)
})
