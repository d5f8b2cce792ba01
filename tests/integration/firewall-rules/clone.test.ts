import { describe, expect, test } from 'vitest'
import { navigationRequested } from '@/store/navigation/events'
import { CREATE, elsewhere, formOf, open, rowOf, TAB } from './support'

describe('a clone of a rule', () => {
  test.each(['name', 'id'])('is prefilled from the rule with that %s', async by => {
    const list = await open()
    const { id } = rowOf(list, 'allow-ssh')
    const console = await open(`/firewall-rules-new/${by === 'id' ? id : 'allow-ssh'}`)
    expect(formOf(console, CREATE)?.context.values).toMatchObject({
      name: 'allow-ssh-copy',
      ports: ['22'],
      protocols: [{ type: 'tcp' }],
      targets: [{ type: 'vpc', value: 'mock-vpc' }],
      priority: 65534,
    })
    expect(formOf(console, CREATE)?.tags).not.toContain('dirty')
  })

  test('of an unknown rule is an empty form', async () => {
    const console = await open('/firewall-rules-new/gone')
    expect(formOf(console, CREATE)?.context.values).toMatchObject({ name: '', targets: [] })
  })

  test('of a rule with the longest name gets a shortened name', async () => {
    const console = await open()
    const longest = 'a'.repeat(63)
    await elsewhere(console, rules => rules.slice(0, 1).map(rule => ({ ...rule, name: longest })))
    await console.advance(3000)
    await console.send(navigationRequested({ to: `${TAB}-new/${longest}` }))
    expect(formOf(console, CREATE)?.context.values.name).toBe(`${'a'.repeat(58)}-copy`)
  })
})
