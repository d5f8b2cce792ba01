import { act, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Graph } from '@/lib/graph'
import { fixedId } from '@/mirage/seeds/fixed'
import { navigationRequested } from '@/store/navigation/events'
import { refreshRequested } from '@/store/queries/slice'
import { selectMap, selectMapText } from '@/store/system/networking-map/map'
import { recordSession } from '#tests/support/recorded'
import { showConsole } from '#tests/support/shown-console'
import { failing } from '../utilization/support'

const PATH = '/system/networking/map'

const show = async (options: Partial<Parameters<typeof showConsole>[0]> = {}) => {
  const shown = await showConsole({ path: PATH, release: 23, scenario: 'uplinks', ...options })
  for (let step = 0; step < 12; step += 1) await shown.settle()
  const search = () => shown.history.current().search
  return {
    ...shown,
    map: () => selectMap(shown.state(), search()),
    text: () => selectMapText(shown.state(), search()),
    refresh: async (steps = 12) => {
      await shown.send(refreshRequested())
      for (let step = 0; step < steps; step += 1) await shown.settle()
    },
    go: async (to: string) => {
      await shown.send(navigationRequested({ to }))
      for (let step = 0; step < 3; step += 1) await shown.settle()
    },
  }
}

const verdict = () => document.querySelector('main h2')?.textContent

const findings = () =>
  [...document.querySelectorAll('ul[aria-label="Findings"] > li')].map(
    ({ textContent }) => textContent ?? '',
  )

const names = ({ parts }: Graph) => parts.map(({ name }) => name)

/** The boxes of the picture. Found without their roles, which takes long for so many. */
const boxes = () => [
  ...document.querySelectorAll<HTMLElement>('section[aria-label="Networking map"] button'),
]

const boxOf = (name: string): HTMLElement => {
  const found = boxes().find(({ ariaLabel }) => ariaLabel === name)
  if (!found) throw new Error(`There is no box ${name}, but ${pictured().join('; ')}`)
  return found
}

const pictured = () => boxes().map(({ ariaLabel }) => ariaLabel)

const calls = (requests: readonly { url: string }[]) =>
  requests
    .map(({ url }) => url.split('?')[0] ?? '')
    .filter(path => !path.startsWith('/v1/me') && path !== '/v1/version')

const ofNetwork = (requests: readonly { url: string }[]) =>
  calls(requests).filter(path => /system\/(networking|hardware|ip-pools|subnet-pools)/.test(path))

// The first test loads the code of the console.
describe('the networking map', { timeout: 120_000 }, () => {
  it('says first what is down, and draws the rest', async () => {
    const { map } = await show()
    expect(verdict()).toMatch(/^17 findings need attention, 6 critical\.$/)
    expect(findings().slice(0, 2)).toEqual([
      'criticalBGP peer on switch0 172.20.15.52The session on switch0 is in the state active, not established.2h ago',
      'criticalBGP peer on switch1 172.20.99.1The session on switch1 is in the state idle, not established.3h ago',
    ])
    expect(findings()).toHaveLength(5)
    expect(map().down.rows.map(({ severity, subject, text }) => [severity, subject, text])).toEqual(
      expect.arrayContaining([
        ['critical', 'qsfp1 on switch1', 'The port has settings, but no link.'],
        ['warning', 'leaf-4', 'qsfp1 on switch1 has not seen it for more than five minutes.'],
        ['notice', '198.18.0.0/24', 'Announced, but no pool and no address of the rack is in it.'],
        ['notice', '172.20.99.2/30', 'In no block of an address lot.'],
      ]),
    )
    expect(pictured()).toEqual(
      expect.arrayContaining([
        'Neighbor leaf-3',
        'Neighbor leaf-4, not seen lately',
        'Port qsfp1 on switch1, no link',
        'Address 172.20.15.53/29',
        'BGP configuration rack-as',
        'Prefix 10.0.0.0/24',
        'Pool ip-pool-1, partly announced',
        'Pool edge-pool, not announced',
        'Silo maze-war',
      ]),
    )
  })

  it('begins with 14 lists, reads four at a time, and nothing twice', async () => {
    let [now, most] = [0, 0]
    const { requests, go } = await show({
      wire: async (request, next) => {
        now += 1
        most = Math.max(most, now)
        for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
        const answer = await next(request)
        now -= 1
        return answer
      },
    })
    const paths = calls(requests)
    expect(paths.slice(0, 14).toSorted()).toEqual([
      '/v1/system/hardware/racks',
      '/v1/system/hardware/switch-port',
      '/v1/system/hardware/switches',
      '/v1/system/ip-pools',
      '/v1/system/networking/address-lot',
      '/v1/system/networking/bfd-status',
      '/v1/system/networking/bgp',
      '/v1/system/networking/bgp-announce-set',
      '/v1/system/networking/bgp-exported',
      '/v1/system/networking/bgp-status',
      '/v1/system/networking/loopback-address',
      '/v1/system/networking/switch-port-settings',
      '/v1/system/silos',
      '/v1/system/subnet-pools',
    ])
    expect(most).toBe(4)
    expect(requests.map(({ url }) => url)).toHaveLength(
      new Set(requests.map(each => each.url)).size,
    )
    const before = requests.length
    await go('/system/networking/bgp')
    await go(PATH)
    expect(calls(requests.slice(before)).filter(path => !path.includes('bgp-'))).toEqual([])
  })

  it('shows in place that a peer went down, and keeps the focus', async () => {
    const { user, backend, advance, settle, history } = await show({ path: `${PATH}?every=10000` })
    const box = boxOf('Neighbor leaf-3')
    act(() => box.focus())
    const { bgpPeers } = backend.backendState.db
    bgpPeers.update(fixedId('bgpPeer', 801), { state: 'active' })
    await advance(10_000)
    await settle()
    expect(box.ariaLabel).toBe('Neighbor leaf-3, session down')
    expect(document.activeElement).toBe(box)
    expect(verdict()).toMatch(/^18 findings need attention, 7 critical\.$/)
    const found = screen.getByRole('link', { name: 'BGP peer on switch1 172.20.15.41' })
    await user.click(found)
    await settle()
    expect(history.current().path).toBe('/system/networking/bgp')
    expect(history.current().search).toBe('?q=peer%3A172.20.15.41+switch%3Aswitch1')
  })

  it('polls nothing unless asked, and then the status of sessions only', async () => {
    const { requests, advance, go } = await show()
    const before = requests.length
    await advance(60_000)
    expect(ofNetwork(requests.slice(before))).toEqual([])
    await go(`${PATH}?every=10000`)
    const polled = requests.length
    await advance(10_000)
    expect(ofNetwork(requests.slice(polled)).toSorted()).toEqual([
      '/v1/system/networking/bfd-status',
      '/v1/system/networking/bgp-exported',
      '/v1/system/networking/bgp-status',
    ])
  })

  it('follows a silo: the list has its way alone', async () => {
    const { map } = await show({ path: `${PATH}?view=list&follow=Silo+pocket-lab` })
    const list = map().list.flatMap(({ parts }) => parts.map(({ part }) => part.name))
    // Its only pool is in no prefix, which ends there.
    expect(list).toEqual(['edge-pool', 'pocket-lab'])
    expect(screen.getByRole('region', { name: 'Pools' }).textContent).toContain('not announced')
  })

  it('follows a typed address to where it is', async () => {
    const { user, settle, history, map } = await show()
    await user.click(screen.getByRole('combobox', { name: 'Follow' }))
    await user.paste('10.0.0.21')
    await settle()
    expect(history.current().search).toBe('?follow=10.0.0.21')
    expect(
      screen.getByText(
        '10.0.0.21 is in the announced prefix 10.0.0.0/24, and in 10.0.0.20–10.0.0.22 of ip-pool-1.',
      ),
    ).toBeDefined()
    expect([...(map().way ?? [])].some(id => id.startsWith('silo/'))).toBe(true)
    expect(boxOf('Pool edge-pool, not announced, not on the way')).toBeDefined()
    // Closes the list of the field.
    await user.tab()
    await user.click(screen.getByRole('button', { name: 'Show all' }))
    await settle()
    expect(history.current().search).toBe('')
    expect(pictured().filter(name => name?.includes('not on the way'))).toEqual([])
  })

  it('leads an address of a pool through no prefix that does not have it', async () => {
    const { map } = await show({ path: `${PATH}?view=list&follow=123.4.56.5` })
    expect(
      screen.getByText(/^123\.4\.56\.5 is in 123\.4\.56\.0–123\.4\.56\.20 of ip-pool-1\.$/),
    ).toBeDefined()
    const list = map().list.flatMap(({ parts }) => parts.map(({ part }) => part.kind))
    expect(new Set(list)).toEqual(new Set(['pool', 'silo']))
  })

  it('opens the panel of a box, with its page and its neighbors', async () => {
    const { user, settle, history } = await show()
    await user.click(boxOf('Pool ip-pool-1, partly announced'))
    await settle()
    const panel = within(screen.getByRole('dialog', { name: 'Pool' }))
    expect(panel.getByRole('link', { name: 'Go to its page' }).getAttribute('href')).toBe(
      '/system/networking/ip-pools/ip-pool-1',
    )
    expect(panel.getByRole('region', { name: 'Connected to' }).textContent).toBe(
      'Connected toPrefix10.0.0.0/24 by its addressesSilomaze-war default',
    )
    await user.click(panel.getByRole('link', { name: 'maze-war' }))
    await settle()
    expect(screen.getByRole('dialog', { name: 'Silo' })).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Follow' }))
    await settle()
    expect(history.current().search).toBe('?follow=Silo+maze-war')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('leads by arrow keys from box to box, with one tab stop', async () => {
    const { user } = await show()
    const stops = () => boxes().filter(({ tabIndex }) => tabIndex === 0)
    expect(stops()).toHaveLength(1)
    act(() => boxOf('Neighbor leaf-3').focus())
    await user.keyboard('{ArrowRight}')
    expect(document.activeElement?.ariaLabel).toBe('Port qsfp0 on switch1')
    await user.keyboard('{ArrowRight}')
    expect(document.activeElement?.ariaLabel).toBe('Address 172.20.15.45/29')
    await user.keyboard('{ArrowRight}{ArrowLeft}{Home}')
    expect(document.activeElement?.ariaLabel).toMatch(/^Address /)
    expect(stops()).toEqual([document.activeElement])
  })
})

describe('what cannot be read', () => {
  it('is said by the map, which stands', async () => {
    await show({ wire: failing('bfd-status', 500, 'no switch answers') })
    expect(verdict()).toContain(' in what could be looked at')
    expect(screen.getByRole('list', { name: 'Could not look at' }).textContent).toMatch(
      /^BFD sessions: .*no switch answers/i,
    )
    expect(pictured()).toContain('Neighbor Could not read BFD sessions')
    expect(pictured()).toContain('Silo maze-war')
  })

  it('of a silent switch is a finding, and no link of it is taken to be up', async () => {
    const { map, backend, refresh } = await show()
    const { portSettings } = backend.backendState.db
    portSettings.update(fixedId('portSettings', 802), { name: 'no-answer' })
    await refresh()
    expect(map().down.rows.map(({ text }) => text)).toContain(
      'switch1 does not answer, or has no sessions: the status of BGP lacks its 2 peers.',
    )
    const { parts } = map().picture
    expect(parts.find(({ name }) => name === '172.20.99.1')?.state).toBe('cannot tell')
  })

  it('with every list refused is all that the page says', async () => {
    await show({ wire: failing('/v1/system/', 403, 'Forbidden') })
    expect(verdict()).toBe('Nothing needs attention in what could be looked at.')
    expect(screen.getByRole('list', { name: 'Could not look at' }).textContent).toContain(
      'Switch ports, port settings, BGP peers',
    )
  })
})

describe('on other racks', () => {
  it.each([14, 18] as const)('of release %d the map has what these know', async release => {
    const { requests, map } = await show({ release })
    expect(names(map().picture)).toEqual(
      expect.arrayContaining(['leaf-3', '172.20.15.52', 'rack-as', '10.0.0.0/24', 'ip-pool-1']),
    )
    expect(calls(requests).includes('/v1/system/subnet-pools')).toBe(release >= 18)
    expect(map().down.unlooked).toEqual([])
  })

  it('says that no uplink is configured', async () => {
    const { backend, refresh, map } = await show({ scenario: 'empty' })
    const { switchPorts, bgpPeers } = backend.backendState.db
    for (const { id } of switchPorts.in('')) switchPorts.update(id, { portSettingsId: null })
    for (const { id } of Array.from(bgpPeers.all())) bgpPeers.remove(id)
    await refresh()
    expect(verdict()).toMatch(/^No uplink is configured\. /)
    expect(names(map().picture)).toEqual(
      expect.arrayContaining(['2 unused on switch0', 'ip-pool-1']),
    )
  })

  it('looks at the first 50 pools, and says so', async () => {
    const { backend, refresh, requests } = await show()
    const { ipPools } = backend.backendState.db
    const [model] = ipPools.in('')
    for (let number = 100; number < 160; number += 1)
      ipPools.insert({ ...model!, id: fixedId('ipPool', number), name: `zz-${number}` })
    await refresh(60)
    expect(verdict()).toMatch(/ Only the first 50 of \d+ IP pools were looked at\.$/)
    expect(calls(requests).filter(path => path.endsWith('zz-159/ranges'))).toEqual([])
    // More than 40 boxes of a column become one.
    expect(pictured().some(name => /^Pool \d+ pools$/.test(name ?? ''))).toBe(true)
  })

  it('is not there for users without a role on the fleet', async () => {
    await show({ user: 'Clara Flint' })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page not found')
  })
})

describe('secrets and names', () => {
  it('has no key of a peer in the map, its text or the log', async () => {
    const key = 'hunter2-md5-key'
    const { text: log, result } = await recordSession(
      { path: '/system/networking/bgp', release: 23, scenario: 'uplinks' },
      async console => {
        const { portSettings } = console.backend.backendState.db
        const settings = portSettings.named('', 'uplink-0')!
        portSettings.update(settings.id, {
          bgpPeers: settings.bgpPeers.map(peer => ({ ...peer, md5AuthKey: key })),
        })
        await console.send(navigationRequested({ to: PATH }))
        for (let step = 0; step < 12; step += 1) await console.settle()
        return [selectMapText(console.state(), ''), JSON.stringify(selectMap(console.state(), ''))]
      },
    )
    expect(result[0]).toContain('uplink-0')
    expect(log).toContain('uplink-0')
    for (const found of [log, ...result]) expect(found).not.toContain(key)
  })

  it('copies the page as a text with ids, and nothing that controls a terminal', async () => {
    const { text, backend, refresh } = await show()
    const { lldpNeighbors } = backend.backendState.db
    lldpNeighbors.update(fixedId('lldpNeighbor', 801), { systemName: 'evil\u001b[2J\u202e<b>' })
    await refresh()
    expect(text()).toContain('- evil\\u001b[2J\\u202e<b>; ')
    expect(text()).toContain(`- ip-pool-1 (${fixedId('ipPool', 1)}); partly announced; IP pool`)
    expect(text()).toMatch(
      /^Networking map\n\d+ findings .*\nAs of 20.*, release .*, 1 rack, 2 switches\n/,
    )
    expect(document.querySelector('b')).toBeNull()
  })
})
