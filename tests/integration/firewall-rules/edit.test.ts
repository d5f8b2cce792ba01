import { describe, expect, test } from 'vitest'
import { toastsOf } from '../instances/support'
import { EDIT, fill, formOf, namesOf, open, pathOf, rowOf, submit, TAB, writes } from './support'

const openEdit = (rule = 'allow-icmp', options: Parameters<typeof open>[1] = {}) =>
  open(`/firewall-rules/${rule}/edit`, options)

describe('an edited rule', () => {
  test('replaces the old one under its new name, and the others stay', async () => {
    const console = await openEdit()
    await fill(console, EDIT, {
      name: 'renamed',
      hosts: [{ type: 'subnet', value: 'mock-subnet' }],
    })
    await submit(console, EDIT)
    expect(namesOf(console)).toEqual(['allow-internal-inbound', 'allow-ssh', 'renamed'])
    expect(rowOf(console, 'renamed').filterParts.map(({ value }) => value)).toEqual([
      'mock-subnet',
      'ICMP',
    ])
    expect(pathOf(console)).toBe(TAB)
    expect(console.state().actors.navigation?.value).toBe('settled')
    expect(toastsOf(console)).toEqual([
      { variant: 'success', text: 'Firewall rule renamed updated' },
    ])
  })

  test('can keep its name, but not take that of another rule', async () => {
    const console = await openEdit()
    await fill(console, EDIT, { name: 'allow-ssh' })
    await submit(console, EDIT)
    expect(formOf(console, EDIT)?.context.errors.name).toMatch(/^Name taken/)
    await fill(console, EDIT, { name: 'allow-icmp', priority: 7 })
    await submit(console, EDIT)
    expect(rowOf(console, 'allow-icmp').priority).toBe(7)
  })

  test('that is unchanged is not sent', async () => {
    const console = await openEdit()
    await submit(console, EDIT)
    expect(writes(console)).toHaveLength(0)
    expect(pathOf(console)).toBe(TAB)
  })

  test('that does not exist is a missing page', async () => {
    const console = await openEdit('gone')
    expect(console.state().actors.navigation?.context.error?.kind).toBe('missing')
  })

  test('is not saved while the list cannot be fetched', async () => {
    let isBroken = false
    const console = await openEdit('allow-icmp', {
      wire: (request, next) =>
        isBroken && request.url.includes('firewall')
          ? Promise.reject(new TypeError('Failed to fetch'))
          : next(request),
    })
    isBroken = true
    await fill(console, EDIT, { priority: 7 })
    await submit(console, EDIT)
    expect(formOf(console, EDIT)?.context.failure?.message).toContain('No answer came')
    expect(formOf(console, EDIT)?.context.values.priority).toBe(7)
    expect(writes(console)).toHaveLength(0)
  })
})
