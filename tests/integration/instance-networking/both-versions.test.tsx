import { describe, expect, test } from 'vitest'
import { plainText } from '@/lib/rich-text'
import { stackOf } from '@/mirage/rules/ip-stacks'
import { selectFreeFloatingIps } from '@/store/project/floating-ips/choices'
import {
  selectAttachableFloatingIps,
  selectEphemeralChoice,
} from '@/store/project/external-ips/external-ips'
import { selectAttachableSubnets } from '@/store/project/external-subnets/attach.form'
import { selectExternalIps } from '@/store/project/instance/instance'
import { refreshRequested } from '@/store/queries/slice'
import type { TestConsole } from '#tests/support/console'
import { choose, chooseAndConfirm, countOf, reasonsOf, recordOf } from '../instances/support'
import { fill, formOf, GARDEN, ipsOf, MOCK, openTab, sentBody, submit } from './support'

const NEWEST = 23
const TWOFOLD = { project: GARDEN, instance: 'twofold' }
const FORM = 'ephemeralIpAttach'

const open = () => openTab('twofold', GARDEN, NEWEST)
const table = (console: TestConsole) => ipsOf(console, 'twofold', GARDEN)
const shown = (console: TestConsole) => table(console).rows.map(({ kind, ip }) => `${kind} ${ip}`)
const attachEphemeral = (console: TestConsole) =>
  choose(console, table(console).attaching.actions, 'Attach ephemeral IP')

describe('an instance with both IP versions', () => {
  test('can get an ephemeral IP of each version', async () => {
    const console = await open()
    await attachEphemeral(console)
    expect(selectEphemeralChoice(console.state(), TWOFOLD)).toEqual({
      versions: ['v6'],
      missing: ['No IPv4: the instance has an IPv4 ephemeral IP.'],
    })
    expect(formOf(console, FORM)?.values).toEqual({ pool: 'ip-pool-2' })
    await submit(console, FORM)
    expect(sentBody(console, 'POST')).toEqual({
      pool_selector: { type: 'explicit', pool: 'ip-pool-2' },
    })
    expect(shown(console).filter(each => each.startsWith('ephemeral'))).toHaveLength(2)
    expect(reasonsOf(table(console).attaching.actions)['Attach ephemeral IP']).toBe(
      'Instance already has an IPv4 and an IPv6 ephemeral IP',
    )
  })

  test('loses only the ephemeral IP that is detached', async () => {
    const console = await open()
    await attachEphemeral(console)
    await submit(console, FORM)
    const row = table(console).rows.find(
      ({ kind, version }) => kind === 'ephemeral' && version === 'v6',
    )
    await chooseAndConfirm(console, row?.actions, 'Detach')
    expect(console.requests.findLast(({ method }) => method === 'DELETE')?.url).toMatch(
      /\?project=rock-garden&ip_version=v6$/,
    )
    expect(shown(console).filter(each => each.startsWith('ephemeral'))).toEqual([
      'ephemeral 123.4.56.8',
    ])
  })

  test('says in the confirmation at which addresses it can still be reached', async () => {
    const console = await open()
    await choose(console, table(console).rows[0]?.actions, 'Detach')
    const { body = [] } = console.state().actors.confirm?.context.request ?? {}
    expect(body.map(plainText).join(' ')).toContain('no other external address')
  })

  test('has SNAT addresses with their ports, which cannot be detached and are not in the header', async () => {
    const console = await open()
    const snat = table(console).rows.filter(({ kind }) => kind === 'snat')
    expect(snat.map(({ ip, ports }) => [ip, ports])).toEqual([['123.4.56.9', '0–16383']])
    expect(snat.map(({ actions }) => reasonsOf(actions).Detach)).toEqual([
      expect.stringContaining('cannot be detached'),
    ])
    expect(selectExternalIps(console.state(), TWOFOLD)?.shown).toEqual([
      { ip: '123.4.56.8', kind: 'ephemeral' },
    ])
  })
})

test('a release without both versions detaches the only ephemeral IP there is', async () => {
  const console = await openTab('db1', MOCK, 17)
  const row = ipsOf(console, 'db1').rows.find(({ kind }) => kind === 'ephemeral')
  await chooseAndConfirm(console, row?.actions, 'Detach')
  expect(console.requests.findLast(({ method }) => method === 'DELETE')?.url).toMatch(
    /\/ephemeral\?project=mock-project$/,
  )
})

test('release 14 does not list SNAT addresses', async () => {
  const console = await openTab('db1')
  expect(ipsOf(console, 'db1').rows.map(({ kind }) => kind)).not.toContain('snat')
})

test('an instance addressed by its id is offered the pools of its IP versions', async () => {
  const { stop, backend } = await open()
  const { id } = recordOf(backend.backendState.db.instances, 'twofold')
  stop()
  const console = await openTab(id, GARDEN, NEWEST)
  await choose(console, ipsOf(console, id, GARDEN).attaching.actions, 'Attach ephemeral IP')
  expect(formOf(console, FORM)?.values).toEqual({ pool: 'ip-pool-2' })
})

describe('an instance with IPv4 only', () => {
  test('is offered no IPv6 addresses and subnets', async () => {
    const console = await openTab('db1', MOCK, NEWEST)
    const { db } = console.backend.backendState
    const params = { project: MOCK, instance: 'db1' }
    db.floatingIps.update(recordOf(db.floatingIps, 'rootbeer-float').id, { ip: 'fd00::5' })
    const { id } = recordOf(db.externalSubnets, 'idle-net')
    await console.send(refreshRequested())
    expect(selectFreeFloatingIps(console.state(), MOCK).map(({ name }) => name)).toEqual([
      'rootbeer-float',
    ])
    expect(selectAttachableFloatingIps(console.state(), params)).toEqual([])
    expect(selectAttachableSubnets(console.state(), params)).toHaveLength(1)
    db.externalSubnets.update(id, { subnet: '2001:db8:64::/64' })
    await console.send(refreshRequested())
    expect(selectAttachableSubnets(console.state(), params)).toEqual([])
  })

  test('is refused an address that it turns out not to support', async () => {
    const console = await open()
    await attachEphemeral(console)
    const { db } = console.backend.backendState
    const nic = db.networkInterfaces.in(recordOf(db.instances, 'twofold').id)[0]!
    db.networkInterfaces.update(nic.id, {
      ipStack: stackOf({ v4: { ip: '10.20.1.30', transitIps: [] } }),
    })
    await submit(console, FORM)
    expect(formOf(console, FORM)?.failure?.message).toMatch(/IPv6/)
    await fill(console, FORM, { pool: '' })
    await submit(console, FORM)
    expect(countOf(console, 'POST', '/v1/instances')).toBe(1)
  })
})
