import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { NEWEST } from '@/api/releases/ladder'
import { navigationRequested } from '@/store/navigation/events'
import { refreshRequested } from '@/store/queries/slice'
import { show } from '../instance-networking/shown'
import { recordOf } from '../instances/support'

const open = (search = '') => show('db1', 'mock-project', `reachability${search}`)
const body = () => document.body
const verdict = () => document.querySelector('main h2')?.textContent
const stateOf = (title: string) =>
  screen.getByRole('heading', { level: 3, name: title }).closest('li')?.dataset.state

/**
 * Mends what is in the way of the demo’s instance, a default route to a gateway that is gone, and
 * has rules name another VPC.
 */
const withOtherVpc = async (search = '') => {
  const shown = await open(search)
  const { db } = shown.backend.backendState
  db.gateways.update(recordOf(db.gateways, 'internet-gateway-1').id, { name: 'outbound' })
  for (const { id } of db.firewallRules.in(recordOf(db.vpcs, 'mock-vpc').id))
    db.firewallRules.update(id, { targets: [{ type: 'vpc', value: 'default' }] })
  await shown.send(refreshRequested())
  await shown.settle()
  return { ...shown, db }
}

/** Mends that as well. */
const usual = async (search = '') => {
  const shown = await withOtherVpc(search)
  await shown.press(body(), 'button', 'Rename in 3 rules')
  await shown.press(screen.getByRole('dialog'), 'button', 'Rename VPC in firewall rules')
  await shown.settle()
  return shown
}

/** An instance that can be reached, on a page of whoever is signed in. */
const showWeb = (user = 'Ada Quarry') =>
  show('web', 'mock-project', 'reachability', NEWEST, { scenario: 'reach', user })

const isAboutBgp = ({ url }: { url: string }) => url.includes('/bgp')

describe('the check of an instance', () => {
  test('tells fleet viewers whether the address is announced', async () => {
    const { requests, settle } = await showWeb()
    const heading = () => screen.queryByRole('heading', { name: 'Announced' })
    // Its code loads after the answer.
    for (let times = 0; times < 200 && !heading(); times += 1) await settle()
    for (let times = 0; times < 4; times += 1) await settle()
    expect(stateOf('Announced')).toBe('information')
    const list = screen.getByRole('list', { name: 'The network outside' })
    expect(list.textContent).toMatch(/203\.0\.113\.\d+/)
    expect(requests.some(isAboutBgp)).toBe(true)
  })

  test('asks for no announcements on behalf of others', async () => {
    const { requests, settle } = await showWeb('Clara Flint')
    for (let times = 0; times < 40; times += 1) await settle()
    expect(verdict()).toBe('Reachable as far as the rack is concerned')
    expect(screen.queryByRole('heading', { name: 'Announced' })).toBeNull()
    expect(requests.some(isAboutBgp)).toBe(false)
  })

  test('finds a default route to a gateway that does not exist, and offers its form', async () => {
    await open()
    expect(verdict()).toBe('Blocked by the route: none leads to destinations outside the VPC')
    expect(
      screen.getByRole('link', { name: 'Edit route default-v4' }).getAttribute('href'),
    ).toMatch(/^\/projects\/mock-project\/vpcs\/mock-vpc\/routers\/.*\?back=/)
  })

  test('cannot tell if rules name another VPC, and offers to rename it', async () => {
    const { requests } = await withOtherVpc()
    expect(verdict()).toBe('Cannot tell: firewall rules name the VPC default')
    expect(screen.getByText(/Leads to: Reachable/)).toBeTruthy()
    expect(requests.some(({ method }) => method === 'PUT')).toBe(false)
  })

  test('is reachable once the rules name their own VPC', async () => {
    const { requests } = await usual()
    const puts = requests.filter(({ method }) => method === 'PUT')
    expect(puts).toHaveLength(1)
    const { rules } = JSON.parse(String(puts[0]!.body)) as { rules: { targets: unknown }[] }
    expect(rules.map(({ targets }) => targets)).toEqual([
      [{ type: 'vpc', value: 'mock-vpc' }],
      [{ type: 'vpc', value: 'mock-vpc' }],
      [{ type: 'vpc', value: 'mock-vpc' }],
    ])
    expect(verdict()).toBe('Reachable as far as the rack is concerned')
  })

  test('offers a rule for a denied port, and is reachable once it is saved', async () => {
    const { press, settle, send } = await usual('?port=443')
    expect(verdict()).toBe('Blocked by the firewall: no rule allows it')
    const offer = screen.getByRole('list', { name: 'What you can do' })
    expect(offer.textContent).toContain('Leads to: Reachable as far as the rack is concerned')
    expect(offer.textContent).toContain('Open to everyone')
    const to = within(offer).getByRole('link', { name: 'Add firewall rule' }).getAttribute('href')!
    await send(navigationRequested({ to }))
    await settle()
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'allow-tcp-443')
    await press(body(), 'button', 'Create rule')
    await settle()
    expect(verdict()).toBe('Reachable as far as the rack is concerned')
  })

  test('counts a second obstacle behind the one that decides', async () => {
    const { db, settle, send } = await usual('?port=443')
    db.instances.update(recordOf(db.instances, 'db1').id, { runState: 'stopped' })
    await send(refreshRequested())
    await settle()
    expect(verdict()).toBe('Blocked by the instance: db1 is stopped, 1 more obstacle behind it')
    expect([stateOf('Instance'), stateOf('Firewall, inbound')]).toEqual(['blocks', 'blocks'])
  })

  test.each(['v4', 'v6'] as const)(
    'offers an address of the IP version asked about: %s',
    async version => {
      const shown = await show(
        'db',
        'mock-project',
        `reachability?version=${version.slice(1)}`,
        NEWEST,
        {
          scenario: 'reach',
        },
      )
      const offer = screen.getByRole('list', { name: 'What you can do' })
      await shown.press(offer, 'button', 'Attach ephemeral IP')
      const dialog = screen.getByRole('dialog', { name: 'Attach ephemeral IP' })
      await shown.user.click(within(dialog).getByRole('button', { name: /IP pool/ }))
      await shown.settle()
      const pools = screen.getAllByRole('option').map(({ textContent }) => textContent)
      expect(pools).toContainEqual(expect.stringContaining(version === 'v4' ? 'pub4' : 'pub6'))
      expect(pools.filter(text => text?.includes(version === 'v4' ? 'IPv6' : 'IPv4'))).toEqual([])
    },
  )

  test('offers no start of an instance that is starting', async () => {
    const { db, settle, send } = await usual('?port=443')
    const { id } = recordOf(db.instances, 'db1')
    for (const [runState, offers] of [
      ['stopped', ['Start']],
      ['starting', []],
    ] as const) {
      db.instances.update(id, { runState })
      await send(refreshRequested())
      await settle()
      expect(verdict()).toMatch(`Blocked by the instance: db1 is ${runState}`)
      const list = screen.queryByRole('list', { name: 'What you can do' })
      const buttons = list ? within(list).getAllByRole('button') : []
      expect(buttons.map(({ textContent }) => textContent)).toEqual(offers)
    }
  })

  test('names an interface that the instance does not have', async () => {
    await open('?interface=nope')
    expect(verdict()).toMatch(/^Blocked by the instance: it has no network interface nope/)
  })

  test('asks about no address that is inside', async () => {
    await show('web', 'mock-project', 'reachability?remote=172.30.0.99', NEWEST, {
      scenario: 'reach',
    })
    expect(body().textContent).toContain(
      'Lies in this VPC: check from or to another instance instead',
    )
    expect(verdict()).toBe('Reachable as far as the rack is concerned')
  })

  test('offers one of two ways if only the other is refused', async () => {
    const shown = await show('cut-off', 'mock-project', 'reachability?port=443', NEWEST, {
      scenario: 'reach',
    })
    const { db } = shown.backend.backendState
    db.instances.update(recordOf(db.instances, 'cut-off').id, { runState: 'running' })
    for (const { id } of db.floatingIps.all()) db.floatingIps.remove(id)
    await shown.send(refreshRequested())
    await shown.settle()
    expect(verdict()).toMatch(/^Blocked by the external address: SNAT takes no inbound traffic/)
    const offer = screen.getByRole('list', { name: 'What you can do' })
    expect(offer.textContent).toContain('Attach floating IP: No floating IPs available')
    await shown.press(offer, 'button', 'Attach ephemeral IP')
    expect(screen.getByRole('dialog', { name: 'Attach ephemeral IP' })).toBeTruthy()
  })
})
