import { describe, expect, test } from 'vitest'
import type { VpcFirewallRuleUpdate } from '@/api/generated/types'
import { formChoiceMade, formConflictsLeft, formConflictsSettled } from '@/store/forms/events'
import { toastsOf } from '../instances/support'
import {
  CREATE,
  EDIT,
  elsewhere,
  fill,
  formOf,
  open,
  pathOf,
  rowOf,
  stored,
  submit,
  TAB,
  writes,
} from './support'

const openEdit = () => open('/firewall-rules/allow-icmp/edit')

const changing =
  (name: string, change: Partial<VpcFirewallRuleUpdate>) => (rules: VpcFirewallRuleUpdate[]) =>
    rules.map(rule => (rule.name === name ? { ...rule, ...change } : rule))

const priorities = (console: Awaited<ReturnType<typeof open>>) =>
  Object.fromEntries(stored(console).map(({ name, priority }) => [name, priority]))

describe('a concurrent change by another user while a rule is edited', () => {
  test('to other rules is kept', async () => {
    const console = await openEdit()
    await elsewhere(console, changing('allow-ssh', { priority: 1 }))
    await elsewhere(console, rules => rules.filter(({ name }) => name !== 'allow-internal-inbound'))
    await fill(console, EDIT, { priority: 2 })
    await submit(console, EDIT)
    expect(priorities(console)).toEqual({ 'allow-icmp': 2, 'allow-ssh': 1 })
  })

  test('to other fields of the same rule is kept', async () => {
    const console = await openEdit()
    await elsewhere(console, changing('allow-icmp', { description: 'theirs', action: 'deny' }))
    await fill(console, EDIT, { priority: 2 })
    await submit(console, EDIT)
    expect(rowOf(console, 'allow-icmp')).toMatchObject({
      priority: 2,
      description: 'theirs',
      action: 'deny',
    })
    expect(pathOf(console)).toBe(TAB)
  })

  test('to the entries of the same list is kept', async () => {
    const console = await openEdit()
    const mine = { type: 'ip', value: '10.0.0.1' } as const
    const theirs = { type: 'ip', value: '10.0.0.2' } as const
    await elsewhere(console, changing('allow-icmp', { targets: [theirs] }))
    await fill(console, EDIT, { targets: [mine] })
    await submit(console, EDIT)
    expect(rowOf(console, 'allow-icmp').targets).toEqual([theirs, mine])
  })

  /** Both sides change the priority; they the action and the user the description besides. */
  const conflict = async () => {
    const console = await openEdit()
    await elsewhere(console, changing('allow-icmp', { priority: 1, action: 'deny' }))
    await fill(console, EDIT, { priority: 2, description: 'mine' })
    await submit(console, EDIT)
    return console
  }
  const edit = { form: EDIT }

  test('to the same field is asked about, and only that', async () => {
    const console = await conflict()
    expect(writes(console)).toHaveLength(0)
    const { value, context } = formOf(console, EDIT)!
    expect(value).toBe('asking')
    expect(context.conflicts).toEqual(['priority'])
    expect([context.base, context.values, context.initial]).toMatchObject([
      { priority: 65534 },
      { priority: 2, description: 'mine', action: 'deny' },
      { priority: 1, action: 'deny' },
    ])
  })

  test.each([
    ['mine', 2],
    ['theirs', 1],
  ] as const)('is settled field by field: %s', async (whose, priority) => {
    const console = await conflict()
    await console.send(formChoiceMade({ ...edit, field: 'priority', whose }))
    await console.send(formConflictsSettled(edit))
    expect(rowOf(console, 'allow-icmp')).toMatchObject({
      priority,
      action: 'deny',
      description: 'mine',
    })
    expect(pathOf(console)).toBe(TAB)
  })

  test('keeps what was typed if the user goes on editing, and is asked about again', async () => {
    const console = await conflict()
    await console.send(formChoiceMade({ ...edit, field: 'priority', whose: 'theirs' }))
    await console.send(formConflictsLeft(edit))
    expect(formOf(console, EDIT)?.context.values).toMatchObject({
      priority: 2,
      description: 'mine',
    })
    await submit(console, EDIT)
    expect(formOf(console, EDIT)?.value).toBe('asking')
    expect(writes(console)).toHaveLength(0)
  })

  test('after the decision is asked about again', async () => {
    const console = await conflict()
    await elsewhere(console, changing('allow-icmp', { priority: 9 }))
    await console.send(formConflictsSettled(edit))
    expect(formOf(console, EDIT)).toMatchObject({
      value: 'asking',
      context: { conflicts: ['priority'], initial: { priority: 9 }, values: { priority: 2 } },
    })
    expect(writes(console)).toHaveLength(0)
  })

  test('with the same result needs neither a decision nor a write', async () => {
    const console = await openEdit()
    await elsewhere(console, changing('allow-icmp', { priority: 2 }))
    await fill(console, EDIT, { priority: 2 })
    await submit(console, EDIT)
    expect(writes(console)).toHaveLength(0)
    expect(pathOf(console)).toBe(TAB)
  })

  test('that deletes the rule fails the save, which does not recreate it', async () => {
    const console = await openEdit()
    await elsewhere(console, rules => rules.filter(({ name }) => name !== 'allow-icmp'))
    await fill(console, EDIT, { priority: 2 })
    await submit(console, EDIT)
    expect(writes(console)).toHaveLength(0)
    expect(formOf(console, EDIT)?.context.failure?.message).toContain(
      'The rule allow-icmp is no longer there',
    )
    expect(formOf(console, EDIT)?.context.values.priority).toBe(2)
  })

  test.each([
    [CREATE, '/firewall-rules-new'],
    [EDIT, '/firewall-rules/allow-icmp/edit'],
  ])('that takes the name entered in %s is reported as a taken name', async (form, path) => {
    const console = await open(path)
    await elsewhere(console, changing('allow-ssh', { name: 'web' }))
    await fill(console, form, { name: 'web' })
    await submit(console, form)
    expect(formOf(console, form)?.context.errors.name).toMatch(/^Name taken/)
    expect(writes(console)).toHaveLength(0)
  })

  test('is reported in a toast if the form was left', async () => {
    const console = await openEdit()
    await elsewhere(console, changing('allow-icmp', { priority: 1 }))
    await fill(console, EDIT, { priority: 2 })
    console.app.send({ type: 'form/submitted', payload: { form: EDIT } })
    console.app.send({
      type: 'navigation/requested',
      payload: { to: TAB },
    })
    await console.settle()
    expect(writes(console)).toHaveLength(0)
    expect(toastsOf(console)).toMatchObject([{ variant: 'error', title: 'Could not save changes' }])
  })
})
