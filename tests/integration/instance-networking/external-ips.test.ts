import { describe, expect, test } from 'vitest'
import { confirmAccepted } from '@/store/confirm/confirm'
import { navigationRequested } from '@/store/navigation/events'
import { selectFreeFloatingIps } from '@/store/project/floating-ips/choices'
import { selectExternalIps } from '@/store/project/instance/instance'
import { refreshRequested } from '@/store/queries/slice'
import { startConsole, type TestConsole } from '#tests/support/console'
import { choose, chooseAndConfirm, reasonsOf, recordOf, toastsOf } from '../instances/support'
import { fill, formOf, ipsOf, labelsOf, MOCK, openTab, sentBody, submit } from './support'

const row = (console: TestConsole, ip: string) => {
  const found = ipsOf(console, 'db1').rows.find(each => each.ip === ip)
  if (!found) throw new Error(`The table shows no ${ip}.`)
  return found
}
const shown = (console: TestConsole) => ipsOf(console, 'db1').rows.map(({ ip, kind }) => [ip, kind])
const offered = (console: TestConsole) => labelsOf(ipsOf(console, 'db1').attaching.actions)
const header = (console: TestConsole) =>
  selectExternalIps(console.state(), { project: MOCK, instance: 'db1' })

const EPHEMERAL = '123.4.56.0'
const COLA = '123.4.56.5'
const ROOTBEER = '123.4.56.4'

test('floating IPs are listed first, with name and description', async () => {
  const console = await openTab('db1')
  expect(ipsOf(console, 'db1').rows).toMatchObject([
    { ip: COLA, kind: 'floating', name: 'cola-float', description: 'A favourite.' },
    { ip: EPHEMERAL, kind: 'ephemeral' },
  ])
  expect(row(console, EPHEMERAL).id).toBeUndefined()
  expect(labelsOf(row(console, COLA).actions)).toEqual([
    'Copy IP address',
    'Check reachability',
    'Detach',
  ])
})

test('an address can be copied', async () => {
  const console = await openTab('db1')
  await choose(console, row(console, EPHEMERAL).actions, 'Copy IP address')
  expect(console.copied).toEqual([EPHEMERAL])
})

describe('the ephemeral IP', () => {
  const detach = (console: TestConsole) =>
    chooseAndConfirm(console, row(console, EPHEMERAL).actions, 'Detach')

  test('can be attached, from any pool, only if there is none', async () => {
    const console = await openTab('db1')
    expect(offered(console)).toEqual(['Attach floating IP'])
    await detach(console)
    expect(shown(console)).toEqual([[COLA, 'floating']])
    expect(toastsOf(console).at(-1)).toEqual({ variant: 'success', text: 'Ephemeral IP detached' })
    expect(offered(console)).toEqual(['Attach ephemeral IP', 'Attach floating IP'])

    await choose(console, ipsOf(console, 'db1').attaching.actions, 'Attach ephemeral IP')
    expect(formOf(console, 'ephemeralIpAttach')?.values).toEqual({ pool: 'ip-pool-1' })
    await fill(console, 'ephemeralIpAttach', { pool: 'ip-pool-2' })
    await submit(console, 'ephemeralIpAttach')
    expect(sentBody(console, 'POST')).toEqual({ pool: 'ip-pool-2' })
    const [, added] = shown(console)
    expect(added?.[0]).toMatch(/^fd00::/)
    expect(toastsOf(console).at(-1)?.text).toBe(`IP ${added?.[0]} attached`)
    expect(offered(console)).toEqual(['Attach floating IP'])
  })

  test('is named in the confirmation, which says that detaching cannot be undone', async () => {
    const console = await openTab('db1')
    await choose(console, row(console, EPHEMERAL).actions, 'Detach')
    const { title, body = [] } = console.state().actors.confirm?.context.request ?? {}
    expect(title).toBe('Detach ephemeral IP')
    expect(JSON.stringify(body)).toContain(EPHEMERAL)
    expect(JSON.stringify(body)).toContain('cannot be undone')
  })

  test('is offered only if a network interface supports it', async () => {
    const console = await openTab('pebble', 'rock-garden')
    expect(labelsOf(ipsOf(console, 'pebble', 'rock-garden').attaching.actions)).toEqual([
      'Attach floating IP',
    ])
  })

  test('that cannot be attached shows the error in the open dialog, and in no toast', async () => {
    const console = await openTab('db1')
    await detach(console)
    await choose(console, ipsOf(console, 'db1').attaching.actions, 'Attach ephemeral IP')
    const { db } = console.backend.backendState
    db.instances.update(recordOf(db.instances, 'db1').id, { runState: 'migrating' })
    await submit(console, 'ephemeralIpAttach')
    expect(formOf(console, 'ephemeralIpAttach')?.failure?.message).toEqual(expect.any(String))
    expect(toastsOf(console).filter(({ variant }) => variant === 'error')).toEqual([])
  })

  test('comes from the default pool if the user cannot list pools', async () => {
    const console = await startConsole({
      path: `/projects/${MOCK}/instances/db1/networking`,
      wire: (request, next) =>
        request.url.startsWith('/v1/ip-pools?')
          ? Promise.resolve({ status: 403, headers: {}, body: '{"error_code":"Forbidden"}' })
          : next(request),
    })
    await detach(console)
    await choose(console, ipsOf(console, 'db1').attaching.actions, 'Attach ephemeral IP')
    await submit(console, 'ephemeralIpAttach')
    expect(sentBody(console, 'POST')).toEqual({})
    expect(shown(console)).toHaveLength(2)
  })
})

describe('a floating IP', () => {
  const attach = async (console: TestConsole) => {
    await choose(console, ipsOf(console, 'db1').attaching.actions, 'Attach floating IP')
    const [free] = selectFreeFloatingIps(console.state(), MOCK)
    await fill(console, 'floatingIpAttach', { floatingIp: free?.id })
    await submit(console, 'floatingIpAttach')
  }
  const reason = (console: TestConsole) =>
    reasonsOf(ipsOf(console, 'db1').attaching.actions)['Attach floating IP']

  test('can be attached while one is free, and becomes free when detached', async () => {
    const console = await openTab('db1')
    await attach(console)
    const { id } = recordOf(console.backend.backendState.db.instances, 'db1')
    expect(sentBody(console, 'POST')).toEqual({ kind: 'instance', parent: id })
    expect(toastsOf(console).at(-1)?.text).toBe('IP rootbeer-float attached')
    expect(shown(console).map(([ip]) => ip)).toEqual([COLA, ROOTBEER, EPHEMERAL])
    expect(reason(console)).toBe('No floating IPs available')
    expect(header(console)?.moreHref).toBeDefined()

    await chooseAndConfirm(console, row(console, COLA).actions, 'Detach')
    expect(toastsOf(console).at(-1)?.text).toBe('Floating IP cola-float detached')
    expect(shown(console).map(([ip]) => ip)).toEqual([ROOTBEER, EPHEMERAL])
    expect(reason(console)).toBeUndefined()
    expect(header(console)).toEqual({
      shown: [
        { ip: ROOTBEER, kind: 'floating' },
        { ip: EPHEMERAL, kind: 'ephemeral' },
      ],
      moreHref: undefined,
    })
    expect(
      recordOf(console.backend.backendState.db.floatingIps, 'cola-float').instanceId,
    ).toBeNull()
  })

  test('cannot be attached to an instance with 32 addresses', async () => {
    const console = await openTab('db1')
    const { db } = console.backend.backendState
    const cola = recordOf(db.floatingIps, 'cola-float')
    for (let number = 1; number <= 30; number++) {
      const id = `${cola.id.slice(0, -2)}${number + 60}`
      db.floatingIps.insert({ ...cola, id, name: `more-${number}`, ip: `192.0.2.${number}` })
    }
    await console.send(refreshRequested())
    expect(ipsOf(console, 'db1').rows).toHaveLength(32)
    expect(reason(console)).toBe('An instance can have at most 32 external IPs')
  })

  test('detached by another user is gone when the page opens again', async () => {
    const console = await openTab('db1')
    await console.send(navigationRequested({ to: `/projects/${MOCK}/disks` }))
    const { db } = console.backend.backendState
    db.floatingIps.update(recordOf(db.floatingIps, 'cola-float').id, { instanceId: null })
    await console.advance(3000)
    await console.send(navigationRequested({ to: `/projects/${MOCK}/instances/db1/networking` }))
    expect(shown(console)).toEqual([[EPHEMERAL, 'ephemeral']])
  })

  test('that cannot be detached shows one toast', async () => {
    const console = await openTab('db1')
    await choose(console, row(console, COLA).actions, 'Detach')
    const { db } = console.backend.backendState
    db.instances.update(recordOf(db.instances, 'db1').id, { runState: 'starting' })
    await console.send(confirmAccepted())
    expect(toastsOf(console)).toMatchObject([
      { variant: 'error', title: 'Could not detach floating IP' },
    ])
  })
})

test('external IPs cannot change while the instance is starting', async () => {
  const console = await openTab('not-there-yet')
  const { rows, attaching } = ipsOf(console, 'not-there-yet')
  const reason = 'External IPs can change only while the instance is running, stopped or rebooting'
  expect(rows.map(({ actions }) => reasonsOf(actions))).toEqual([{ Detach: reason }])
  expect(reasonsOf(attaching.actions)).toEqual({ 'Attach floating IP': reason })
})
