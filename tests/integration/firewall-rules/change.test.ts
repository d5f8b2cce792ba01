import { describe, expect, test } from 'vitest'
import type { VpcFirewallRule } from '@/api/generated/types'
import { plainText } from '@/lib/rich-text'
import { confirmAccepted } from '@/store/confirm/confirm'
import { ruleActions, selectionActions } from '@/store/project/firewall-rules/actions'
import { refreshRequested } from '@/store/queries/slice'
import { startConsole } from '#tests/support/console'
import { eventually } from '#tests/support/eventually'
import { choose, chooseAndConfirm, toastsOf } from '../instances/support'
import { elsewhere, namesOf, open, rowOf, rowsOf, stored, written, writes } from './support'

const PLACE = { project: 'mock-project', vpc: 'mock-vpc' }
const ALL = ['allow-icmp', 'allow-internal-inbound', 'allow-ssh']
const selected = (names: readonly string[]) => selectionActions(names, PLACE)

describe('a rule', () => {
  test('can be edited, cloned, disabled and deleted', async () => {
    const console = await open()
    expect(rowOf(console, 'allow-ssh').actions.map(({ label, to }) => [label, to])).toEqual([
      ['Edit', '/projects/mock-project/vpcs/mock-vpc/firewall-rules/allow-ssh/edit'],
      ['Clone', '/projects/mock-project/vpcs/mock-vpc/firewall-rules-new/allow-ssh'],
      ['Disable', undefined],
      ['Check this rule', undefined],
      ['Delete', undefined],
    ])
  })

  test('is checked from or to the first instance that it names', () => {
    const rule = (targets: VpcFirewallRule['targets'], direction: 'inbound' | 'outbound') =>
      ruleActions(
        {
          ...({} as VpcFirewallRule),
          name: 'web',
          direction,
          status: 'enabled',
          targets,
          filters: { hosts: null, ports: ['8080-8090', '22'], protocols: [{ type: 'tcp' }] },
        },
        PLACE,
      ).find(({ label }) => label === 'Check this rule')?.to
    const targets = [
      { type: 'subnet', value: 'dmz' },
      { type: 'instance', value: 'db1' },
    ] as const
    const at = '/projects/mock-project/instances/db1/reachability'
    expect(rule([...targets], 'inbound')).toBe(`${at}?check=outside&protocol=tcp&port=8080`)
    expect(rule([...targets], 'outbound')).toBe(`${at}?check=internet&protocol=tcp&port=8080`)
  })

  test('that names no instance is checked for a running one that it is for', async () => {
    const console = await startConsole({
      path: '/projects/mock-project/vpcs/v/firewall-rules',
      scenario: 'reach',
    })
    const check = (name: string) => {
      const found = rowsOf(console, 'v').find(each => each.name === name)
      return choose(console, found?.actions ?? [], 'Check this rule')
    }
    await check('allow-web')
    const at = console.history.current()
    expect([at.path, at.search]).toEqual([
      expect.stringMatching(/^\/projects\/mock-project\/instances\/(db|fw)\/reachability$/),
      '?check=outside&protocol=tcp&port=443',
    ])
  })

  test('that is for no instance says so', async () => {
    const console = await open()
    for (const { id } of console.backend.backendState.db.networkInterfaces.all())
      console.backend.backendState.db.networkInterfaces.remove(id)
    await choose(console, rowOf(console, 'allow-ssh').actions, 'Check this rule')
    expect(toastsOf(console).map(({ text }) => text)).toEqual([
      'No instance was found that the rule allow-ssh is for',
    ])
    expect(console.history.current().path).toContain('/firewall-rules')
  })

  test('whose instances cannot be read is not said to be for none', async () => {
    const console = await open()
    console.setServer('down')
    await choose(console, rowOf(console, 'allow-ssh').actions, 'Check this rule')
    for (let waited = 0; waited < 60 && toastsOf(console).length === 0; waited += 1)
      await console.advance(1_000)
    expect(toastsOf(console)).toMatchObject([{ title: 'Could not look for an instance' }])
  })

  test('can be disabled and enabled in its row', async () => {
    const console = await open()
    await choose(console, rowOf(console, 'allow-ssh').actions, 'Disable')
    expect(rowsOf(console).map(({ name, status }) => [name, status])).toEqual([
      ['allow-icmp', 'enabled'],
      ['allow-internal-inbound', 'enabled'],
      ['allow-ssh', 'disabled'],
    ])
    await choose(console, rowOf(console, 'allow-ssh').actions, 'Enable')
    expect(rowOf(console, 'allow-ssh').status).toBe('enabled')
    expect(toastsOf(console).map(({ text }) => text)).toEqual([
      'Firewall rule allow-ssh disabled',
      'Firewall rule allow-ssh enabled',
    ])
  })

  test('is deleted after confirmation, and the others stay', async () => {
    const console = await open()
    await choose(console, rowOf(console, 'allow-ssh').actions, 'Delete')
    const { request } = console.state().actors.confirm?.context ?? {}
    expect(request?.title).toBe('Delete firewall rule')
    await console.send(confirmAccepted())
    expect(namesOf(console)).toEqual(['allow-icmp', 'allow-internal-inbound'])
    expect(console.state().actors.confirm?.value).toBe('closed')
  })

  test('that is already gone is not deleted again, and leaves the list', async () => {
    const console = await open()
    const { actions } = rowOf(console, 'allow-ssh')
    await elsewhere(console, rules => rules.filter(({ name }) => name !== 'allow-ssh'))
    await chooseAndConfirm(console, actions, 'Delete')
    expect(writes(console)).toHaveLength(0)
    expect(namesOf(console)).toEqual(['allow-icmp', 'allow-internal-inbound'])
    expect(toastsOf(console).map(({ text }) => text)).toEqual([
      'allow-ssh was no longer there: someone else has deleted or renamed it',
    ])
  })

  test('that cannot be deleted shows the error in a toast', async () => {
    const console = await open('/firewall-rules', { user: 'Greta Schist' })
    await chooseAndConfirm(console, rowOf(console, 'allow-ssh').actions, 'Delete')
    expect(toastsOf(console)).toEqual([
      { variant: 'error', title: 'Could not delete firewall rule', text: 'Action not authorized' },
    ])
    expect(namesOf(console)).toEqual(ALL)
  })
})

describe('several rules', () => {
  test('are disabled with one write, which keeps the changes of another user', async () => {
    const console = await open()
    await elsewhere(console, rules => rules.map(rule => ({ ...rule, priority: 7 })))
    await choose(console, selected(['allow-icmp', 'allow-ssh']), 'Disable')
    expect(writes(console)).toHaveLength(1)
    expect(stored(console).map(({ name, status, priority }) => [name, status, priority])).toEqual([
      ['allow-icmp', 'disabled', 7],
      ['allow-internal-inbound', 'enabled', 7],
      ['allow-ssh', 'disabled', 7],
    ])
    expect(toastsOf(console).map(({ text }) => text)).toEqual(['2 firewall rules disabled'])
  })

  test('are changed where they still exist; a toast names the missing ones', async () => {
    const console = await open()
    await elsewhere(console, rules => rules.filter(({ name }) => name !== 'allow-ssh'))
    await choose(console, selected(['allow-icmp', 'allow-ssh']), 'Disable')
    expect(written(console).map(({ name, status }) => [name, status])).toEqual([
      ['allow-icmp', 'disabled'],
      ['allow-internal-inbound', 'enabled'],
    ])
    expect(toastsOf(console).map(({ text }) => text)).toEqual([
      'Firewall rule allow-icmp disabled',
      'allow-ssh was no longer there: someone else has deleted or renamed it',
    ])
  })

  test('that are already enabled are not written', async () => {
    const console = await open()
    await choose(console, selected(ALL), 'Enable')
    expect(writes(console)).toHaveLength(0)
  })

  test('are deleted together, even if none remains', async () => {
    const console = await open()
    await choose(console, selected(ALL), 'Delete')
    const { request } = console.state().actors.confirm?.context ?? {}
    expect(request?.title).toBe('Delete firewall rules')
    expect(request?.body.map(plainText)[0]).toBe(
      'Are you sure you want to delete the 3 firewall rules allow-icmp, allow-internal-inbound and allow-ssh?',
    )
    await console.send(confirmAccepted())
    expect(written(console)).toEqual([])
    expect(namesOf(console)).toEqual([])
  })

  test('are changed one after the other, so that no change undoes another', async () => {
    const console = await open()
    for (const name of ALL) {
      const { event } = rowOf(console, name).actions.find(({ id }) => id === 'disable') ?? {}
      if (event) console.app.send(event)
    }
    await console.settle()
    expect(stored(console).map(({ status }) => status)).toEqual([
      'disabled',
      'disabled',
      'disabled',
    ])
    expect(writes(console)).toHaveLength(3)
  })

  test('are changed in their latest version, even if a stale response arrives later', async () => {
    const late: (() => void)[] = []
    let isSlow = false
    const console = await open('/firewall-rules', {
      wire: async (request, next) => {
        const answer = await next(request)
        if (!isSlow || !request.url.includes('firewall')) return answer
        isSlow = false
        return new Promise(resolve => void late.push(() => resolve(answer)))
      },
    })
    isSlow = true
    console.app.send(refreshRequested())
    await eventually(() => expect(late).toHaveLength(1))
    await elsewhere(console, rules => rules.map(rule => ({ ...rule, priority: 7 })))
    const { event } = rowOf(console, 'allow-ssh').actions.find(({ id }) => id === 'disable') ?? {}
    if (event) console.app.send(event)
    await console.elapse(0)
    for (const arrive of late) arrive()
    await console.settle()
    expect(stored(console).map(({ priority, status }) => [priority, status])).toEqual([
      [7, 'enabled'],
      [7, 'enabled'],
      [7, 'disabled'],
    ])
  })
})
