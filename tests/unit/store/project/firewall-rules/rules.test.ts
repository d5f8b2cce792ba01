import { describe, expect, test } from 'vitest'
import type { VpcFirewallRule } from '@/api/generated/types'
import { plainText } from '@/lib/rich-text'
import {
  isSameList,
  listedNames,
  planChange,
  planSave,
  toBody,
  filterPartsOf,
} from '@/store/project/firewall-rules/rules'
import { NEW_RULE, savingCommand } from '@/store/project/firewall-rules/values'

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

test('a rule is sent without its server-assigned fields, but with nulls', () => {
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
  test('adds a new rule', () => {
    expect(planSave([a, b], null, toBody(c))).toEqual({
      kind: 'write',
      rules: [toBody(a), toBody(b), toBody(c)],
    })
  })

  test('replaces the rule with the same name, regardless of ids', () => {
    const mine = { ...toBody(a), priority: 5 }
    expect(planSave([{ ...a, id: 'new' }, b], toBody(a), mine)).toEqual({
      kind: 'write',
      rules: [toBody(b), mine],
    })
  })

  test('keeps what only a newer console knows, in the rule and in all others', () => {
    const protocols = [{ type: 'sctp', value: { port: 1 } }]
    const newer = { log: true, filters: { protocols } }
    const other = rule('b', newer as never)
    const theirs = rule('a', { log: true, filters: { protocols, marks: [1] } } as never)
    const mine = { ...toBody(a), priority: 5, filters: { ports: ['22'] } }
    expect(planSave([theirs, other], toBody(theirs), mine)).toEqual({
      kind: 'write',
      rules: [
        { ...toBody(b), ...newer },
        { ...mine, log: true, filters: { protocols, marks: [1], ports: ['22'] } },
      ],
    })
  })

  test('treats missing and empty filters alike', () => {
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
    ['protocols', { filters: { protocols: [{ type: 'tcp' }] } }],
    ['hosts', { filters: { hosts: [{ type: 'vpc', value: 'x' }] } }],
  ] satisfies [string, Partial<VpcFirewallRule>][])(
    'detects that another user has changed the %s',
    (_what, change) => {
      const theirs = { ...a, ...change }
      const mine = { ...toBody(a), priority: 99 }
      expect(planSave([theirs], toBody(a), mine)).toEqual({ kind: 'changed' })
    },
  )

  test('writes nothing if the rule is gone', () => {
    expect(planSave([b], toBody(a), { ...toBody(b), priority: 1 })).toEqual({ kind: 'gone' })
  })

  test('is done if the rule already exists under its new name', () => {
    expect(planSave([b], toBody(a), toBody(b))).toEqual({ kind: 'done' })
  })

  test('writes nothing if another rule has the name', () => {
    expect(planSave([a, b], null, toBody(b))).toEqual({ kind: 'taken' })
    expect(planSave([a, b], toBody(a), { ...toBody(a), name: 'b' })).toEqual({ kind: 'taken' })
  })

  test('adds nothing at the limit of 1024 rules, but can change one of them', () => {
    const all = Array.from({ length: 1024 }, (_, index) => rule(`r${index}`))
    expect(planSave(all, null, toBody(a))).toEqual({ kind: 'full' })
    const [first = a] = all
    const mine = { ...toBody(first), priority: 1 }
    expect(planSave(all, toBody(first), mine).kind).toBe('write')
  })
})

describe('changing several rules', () => {
  test('keeps the others unchanged', () => {
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

  test('writes nothing if nothing changes', () => {
    expect(planChange([a, b], ['a'], 'enable')).toEqual({ rules: null, present: ['a'], gone: [] })
    expect(planChange([a], ['b'], 'delete')).toEqual({ rules: null, present: [], gone: ['b'] })
    expect(planChange([a], ['b'], 'disable')).toEqual({ rules: null, present: [], gone: ['b'] })
  })

  test('writes an empty list if the last rule is deleted', () => {
    expect(planChange([a], ['a'], 'delete').rules).toEqual([])
  })
})

test('lists with the same rules are equal in any order', () => {
  expect(isSameList([a, b], [toBody(b), toBody(a)])).toBe(true)
  expect(isSameList([a, b], [toBody(a)])).toBe(false)
  expect(isSameList([a], [{ ...toBody(a), priority: 1 }])).toBe(false)
})

test('a sentence names at most five rules', () => {
  expect(plainText(listedNames(['a', 'b', 'c', 'd', 'e']))).toBe('a, b, c, d and e')
  expect(plainText(listedNames(['a', 'b', 'c', 'd', 'e', 'f']))).toBe('a, b, c, d and 2 others')
})

describe('the filters of a rule in a list', () => {
  test('say that a rule without any is about all traffic', () => {
    expect(filterPartsOf([], {}, true)).toEqual([{ value: 'All traffic' }])
    expect(filterPartsOf([], { ports: ['22'] }, true)).toEqual([{ type: 'Port', value: '22' }])
  })
})

describe('the command of a form', () => {
  const params = { project: 'p', vpc: 'v' }
  const mine = { ...NEW_RULE, name: 'mine' }
  const commandWith = (rules: VpcFirewallRule[] | undefined) =>
    savingCommand(
      { params, release: 23, valuesOf: () => undefined, read: () => (rules && { rules }) as never },
      null,
      mine,
    )

  test('has the other rules', () => {
    const { args } = commandWith([a, b])!
    expect(args).toMatchObject({
      query: params,
      body: { rules: [{ name: 'a' }, { name: 'b' }, { name: 'mine' }] },
    })
  })

  test('is unknown while they are, since it would delete them', () => {
    expect(commandWith(undefined)).toBeNull()
  })
})
