import { describe, expect, test } from 'vitest'
import type { VpcFirewallRuleUpdate } from '@/api/generated/types'
import { selectConflict } from '@/store/project/firewall-rules/edit.form'
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

  test('to the same rule is not overwritten without a decision', async () => {
    const console = await openEdit()
    await elsewhere(console, changing('allow-icmp', { priority: 1, description: 'theirs' }))
    await fill(console, EDIT, { priority: 2 })
    await submit(console, EDIT)
    expect(writes(console)).toHaveLength(0)
    expect(selectConflict(console.state())).toMatchObject({
      name: 'allow-icmp',
      differences: [
        { label: 'Description', theirs: 'theirs' },
        { label: 'Priority', opened: '65534', theirs: '1', mine: '2' },
      ],
    })
    expect(formOf(console, EDIT)?.context.values.priority).toBe(2)
  })

  const decide = async (decision: 'saveMine' | 'useTheirs' | 'cancel') => {
    const console = await openEdit()
    await elsewhere(console, changing('allow-icmp', { priority: 1, description: 'theirs' }))
    await fill(console, EDIT, { priority: 2 })
    await submit(console, EDIT)
    for (const event of selectConflict(console.state())?.[decision] ?? []) await console.send(event)
    return console
  }

  test('is overwritten if the user decides to save theirs', async () => {
    const console = await decide('saveMine')
    expect(priorities(console)).toMatchObject({ 'allow-icmp': 2 })
    expect(pathOf(console)).toBe(TAB)
  })

  test('is loaded into the form if the user decides to use it, and can be edited there', async () => {
    const console = await decide('useTheirs')
    expect(formOf(console, EDIT)?.context.values).toMatchObject({
      priority: 1,
      description: 'theirs',
      theirs: null,
    })
    expect(writes(console)).toHaveLength(0)
    await fill(console, EDIT, { priority: 3 })
    await submit(console, EDIT)
    expect(rowOf(console, 'allow-icmp').priority).toBe(3)
    expect(stored(console).find(({ name }) => name === 'allow-icmp')?.description).toBe('theirs')
  })

  test('keeps the form if the user cancels, and is reported again on the next submit', async () => {
    const console = await decide('cancel')
    expect(selectConflict(console.state())).toBeUndefined()
    expect(formOf(console, EDIT)?.context.values.priority).toBe(2)
    await submit(console, EDIT)
    expect(selectConflict(console.state())).toBeDefined()
    expect(writes(console)).toHaveLength(0)
  })

  test('after the decision is reported again', async () => {
    const console = await openEdit()
    await elsewhere(console, changing('allow-icmp', { priority: 1 }))
    await fill(console, EDIT, { priority: 2 })
    await submit(console, EDIT)
    const { saveMine = [] } = selectConflict(console.state()) ?? {}
    await elsewhere(console, changing('allow-icmp', { priority: 9 }))
    for (const event of saveMine) await console.send(event)
    expect(selectConflict(console.state())?.differences).toMatchObject([
      { label: 'Priority', opened: '1', theirs: '9', mine: '2' },
    ])
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
    expect(toastsOf(console)).toMatchObject([
      { variant: 'error', title: 'Firewall rule not saved' },
    ])
  })
})
