import { describe, expect, test } from 'vitest'
import type { VpcFirewallRule } from '@/api/generated/types'
import { plainText } from '@/lib/rich-text'
import {
  isSameList,
  listedNames,
  planChange,
  planSave,
  ruleDifferences,
  toBody,
} from '@/store/project/firewall-rules/rules'

const rule = (name: string, more: Partial<VpcFirewallRule> = {}): VpcFirewallRule => ({
  id: `id-of-${name}`,
  vpcId: 'vpc',
  timeCreated: '2025-01-01T00:00:00Z',
  timeModified: '2025-01-01T00:00:00Z',
  name,
  description: '',
  status: 'enabled',
  direction: 'inbound',
  action: 'allow',
  priority: 10,
  targets: [],
  filters: { hosts: null, ports: null, protocols: null },
  ...more,
})

const [a, b, c] = [rule('a'), rule('b'), rule('c')]

test('what is sent of a rule has nothing that the server gives it, and keeps what is null', () => {
  expect(toBody(a)).toEqual({
    name: 'a',
    description: '',
    status: 'enabled',
    direction: 'inbound',
    action: 'allow',
    priority: 10,
    targets: [],
    filters: { hosts: null, ports: null, protocols: null },
  })
})

describe('saving a rule', () => {
  test('adds a new one', () => {
    expect(planSave([a, b], null, toBody(c))).toEqual({
      kind: 'write',
      rules: [toBody(a), toBody(b), toBody(c)],
    })
  })

  test('puts a changed one in place of the one of its name, whatever the ids are now', () => {
    const mine = { ...toBody(a), priority: 5 }
    expect(planSave([{ ...a, id: 'new' }, b], toBody(a), mine)).toEqual({
      kind: 'write',
      rules: [toBody(b), mine],
    })
  })

  test('tells no filter from an empty one', () => {
    const opened = { ...toBody(a), filters: { hosts: [], ports: [], protocols: [] } }
    expect(planSave([a], opened, opened)).toEqual({ kind: 'done' })
  })

  test.each([
    ['status', { status: 'disabled' }],
    ['description', { description: 'x' }],
    ['action', { action: 'deny' }],
    ['direction', { direction: 'outbound' }],
    ['priority', { priority: 11 }],
    ['targets', { targets: [{ type: 'ip', value: '10.0.0.1' }] }],
    ['ports', { filters: { ports: ['22'] } }],
    ['protocols', { filters: { protocols: ['TCP'] } }],
    ['hosts', { filters: { hosts: [{ type: 'vpc', value: 'x' }] } }],
  ] satisfies [string, Partial<VpcFirewallRule>][])(
    'notices that somebody else has changed the %s',
    (_what, change) => {
      const theirs = { ...a, ...change }
      const mine = { ...toBody(a), priority: 99 }
      expect(planSave([theirs], toBody(a), mine)).toEqual({
        kind: 'changed',
        theirs: toBody(theirs),
      })
      expect(ruleDifferences(toBody(a), toBody(theirs), mine)).toHaveLength(1)
    },
  )

  test('writes nothing for a rule that is gone, whatever else is wrong', () => {
    expect(planSave([b], toBody(a), { ...toBody(b), priority: 1 })).toEqual({ kind: 'gone' })
  })

  test('has nothing to do for a rule that is there under its new name', () => {
    expect(planSave([b], toBody(a), toBody(b))).toEqual({ kind: 'done' })
  })

  test('writes nothing under a name that another one has', () => {
    expect(planSave([a, b], null, toBody(b))).toEqual({ kind: 'taken' })
    expect(planSave([a, b], toBody(a), { ...toBody(a), name: 'b' })).toEqual({ kind: 'taken' })
  })

  test('adds no rule to as many as there can be, and changes one of them', () => {
    const all = Array.from({ length: 1024 }, (_, index) => rule(`r${index}`))
    expect(planSave(all, null, toBody(a))).toEqual({ kind: 'full' })
    const [first = a] = all
    const mine = { ...toBody(first), priority: 1 }
    expect(planSave(all, toBody(first), mine).kind).toBe('write')
  })
})

describe('changing several rules', () => {
  test('leaves the others as they are', () => {
    expect(planChange([a, b, c], ['a', 'c'], 'disable')).toEqual({
      rules: [
        { ...toBody(a), status: 'disabled' },
        toBody(b),
        { ...toBody(c), status: 'disabled' },
      ],
      present: ['a', 'c'],
      gone: [],
    })
    expect(planChange([a, b, c], ['a', 'c'], 'delete').rules).toEqual([toBody(b)])
  })

  test('writes nothing where there is nothing to change', () => {
    expect(planChange([a, b], ['a'], 'enable')).toEqual({ rules: null, present: ['a'], gone: [] })
    expect(planChange([a], ['b'], 'delete')).toEqual({ rules: null, present: [], gone: ['b'] })
    expect(planChange([a], ['b'], 'disable')).toEqual({ rules: null, present: [], gone: ['b'] })
  })

  test('leaves an empty list behind the last one', () => {
    expect(planChange([a], ['a'], 'delete').rules).toEqual([])
  })
})

test('lists are the same in whatever order', () => {
  expect(isSameList([a, b], [toBody(b), toBody(a)])).toBe(true)
  expect(isSameList([a, b], [toBody(a)])).toBe(false)
  expect(isSameList([a], [{ ...toBody(a), priority: 1 }])).toBe(false)
})

test('a sentence names five rules at most', () => {
  expect(plainText(listedNames(['a', 'b', 'c', 'd', 'e']))).toBe('a, b, c, d and e')
  expect(plainText(listedNames(['a', 'b', 'c', 'd', 'e', 'f']))).toBe('a, b, c, d and 2 others')
})
