import { screen, within } from '@testing-library/react'
import { describe, expect, it, test } from 'vitest'
import { fixedId } from '@/mirage/seeds/fixed'
import { instanceIds } from '@/mirage/seeds/instances'
import { queriesWanted } from '@/store/queries/slice'
import { selectFound } from '@/store/system/pool-addresses/pool-addresses'
import { startConsole } from '#tests/support/console'
import { showConsole } from '#tests/support/shown-console'

const pageOf = (pool: string) => `/system/networking/ip-pools/${pool}?tab=addresses`

const show = async (pool: string, options: Partial<Parameters<typeof showConsole>[0]> = {}) => {
  const shown = await showConsole({ path: pageOf(pool), release: 23, ...options })
  // Projects, their lists, then the addresses of each instance, four at a time.
  for (let step = 0; step < 40; step += 1) await shown.settle()
  return shown
}

/** A server that refuses what it is asked about. */
const refusing =
  (part: RegExp): NonNullable<Parameters<typeof showConsole>[0]['wire']> =>
  (request, next) =>
    part.test(request.url)
      ? Promise.resolve({
          status: 403,
          headers: {},
          body: '{"error_code":"Forbidden","message":"Forbidden"}',
        })
      : next(request)

const sentence = () => screen.getAllByRole('heading', { level: 2 })[0]?.textContent

const letters = (caption: string) =>
  [...screen.getByRole('application', { name: caption }).querySelectorAll('[data-at]')].map(
    ({ textContent }) => textContent || '.',
  )

const meter = () =>
  within(screen.getByRole('list', { name: 'Addresses by use' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

const rows = () =>
  within(screen.getByRole('table', { name: 'Addresses' }))
    .getAllByRole('row')
    .slice(1)
    .map(row => [...row.querySelectorAll('td, th')].map(({ textContent }) => textContent?.trim()))

describe('the addresses of a pool that two silos use', () => {
  it('are counted by their holders, with what others hold', async () => {
    await show('full-pool', { scenario: 'full-pool' })
    expect(sentence()).toBe(
      '8 of 8 addresses are taken: 6 by objects of silo maze-war that were found, 2 by others',
    )
    expect(meter()).toEqual([
      'Floating, attached: 2',
      'Floating, free: 1',
      'Ephemeral: 2',
      'SNAT: 1',
      'Other silos or not looked at: 2',
      'Left: 0',
    ])
    expect(letters('203.0.113.0–203.0.113.7')).toEqual(['F', 'f', 'E', 'E', 'S2', 'F', '?', '?'])
    expect(
      rows()
        .map(([ip]) => ip?.charAt(10))
        .join(''),
    ).toBe('0123445')
    expect(
      rows()
        .filter(([ip]) => ip?.startsWith('203.0.113.4'))
        .map(cells => cells.slice(1, 5)),
    ).toEqual([
      ['SNAT', 'rock-garden', 'granite', '0–16383'],
      ['SNAT', 'rock-garden', 'steady', '16384–32767'],
    ])
  })

  it('are grouped, and a group lists only its own', async () => {
    const { user, settle, history } = await show('full-pool', { scenario: 'full-pool' })
    const press = async (element: HTMLElement) => {
      await user.click(element)
      for (let step = 0; step < 4; step += 1) await settle()
    }
    await press(screen.getByRole('radio', { name: 'Kind' }))
    const groups = within(screen.getByRole('table', { name: 'Addresses by kind' }))
    expect(
      groups
        .getAllByRole('row')
        .slice(1)
        .map(({ textContent }) => textContent),
    ).toEqual(['Ephemeral2', 'Floating, attached2', 'Floating, free1', 'SNAT1'])
    await press(groups.getByRole('link', { name: 'SNAT' }))
    expect(rows().map(([, kind]) => kind)).toEqual(['SNAT', 'SNAT'])
    expect(history.current().search).toBe('?tab=addresses&group=kind&of=snat')
    await press(screen.getByRole('link', { name: 'Show all' }))
    expect(rows()).toHaveLength(7)
    await press(screen.getByRole('radio', { name: 'Silo' }))
    expect(
      within(screen.getByRole('table', { name: 'Addresses by silo' }))
        .getAllByRole('row')
        .slice(1)
        .map(({ textContent }) => textContent),
    ).toEqual(['maze-war6', 'Other silos or not looked at2'])
    expect(rows()).toHaveLength(7)
    await press(screen.getByRole('button', { name: 'Actions for 203.0.113.0 of gate-a' }))
    await press(screen.getByRole('menuitem', { name: 'Check reachability' }))
    expect(history.current()).toMatchObject({
      path: '/projects/mock-project/instances/db1/reachability',
      search: '?version=4&address=203.0.113.0',
    })
  })

  it('are estimated from running instances if the user asks for it', async () => {
    const { user, settle } = await show('edge-pool', { scenario: 'drain' })
    const silos = () => within(screen.getByRole('table', { name: 'Silos of the pool' }))
    expect(silos().queryByText(/for SNAT/)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Estimate from running instances' }))
    for (let step = 0; step < 6; step += 1) await settle()
    expect(silos().getAllByRole('row')[2]?.textContent).toMatch(/^pocket-lab.*for SNAT/)
  })

  it('are at least as many as the sleds told', async () => {
    const wire = refusing(/\/sleds\/[^/]+\/instances/)
    const { user, settle } = await show('edge-pool', { scenario: 'drain', wire })
    await user.click(screen.getByRole('button', { name: 'Estimate from running instances' }))
    for (let step = 0; step < 6; step += 1) await settle()
    const table = screen.getByRole('table', { name: 'Silos of the pool' })
    expect(within(table).getAllByText('at least 0 in 0 projects').length).toBeGreaterThan(1)
    expect(screen.getByText(/^Not known: sled instances/)).toBeTruthy()
  })

  it('are not known if their links cannot be read', async () => {
    await show('edge-pool', { scenario: 'drain', wire: refusing(/edge-pool\/silos/) })
    expect(screen.getByRole('heading', { name: 'Silos' })).toBeTruthy()
    expect(screen.queryByRole('table', { name: 'Silos of the pool' })).toBeNull()
    expect(screen.queryByText('No silo is linked to this pool.')).toBeNull()
  })
})

test('more than 200 instances are read only if the user asks for it, four calls at a time', async () => {
  const console = await startConsole({ path: pageOf('ip-pool-1'), release: 23 })
  const { db } = console.backend.backendState
  const example = db.instances.get(instanceIds.db1)!
  for (let at = 0; at < 260; at += 1)
    db.instances.insert({ ...example, id: fixedId('instance', 2_000 + at), name: `many-${at}` })
  const find = (isAll: boolean) => selectFound(console.state(), { pool: 'ip-pool-1' }, isAll)
  const read = async (isAll: boolean, mostCalls: number) => {
    for (let calls = 0; calls < mostCalls;) {
      const { reads } = find(isAll)
      expect(reads.length).toBeLessThanOrEqual(4)
      if (reads.length === 0) return
      calls += reads.length
      await console.send(queriesWanted({ owner: `${isAll} ${calls}`, queries: reads }))
    }
  }
  const asked = () => console.requests.filter(({ url }) => url.includes('/external-ips')).length
  await read(false, Infinity)
  expect(asked()).toBe(200)
  const { rest, partly } = find(false)
  expect(partly).toContain(`Looked at`)
  await read(true, 50)
  expect(asked()).toBeGreaterThanOrEqual(250)
  expect(find(false)).toMatchObject({ reads: [], rest: rest - (asked() - 200) })
})

test('a user whose role shows no projects sees ranges, numbers and silos', async () => {
  const asked: string[] = []
  await show('full-pool', {
    scenario: 'full-pool',
    wire: (request, next) => {
      if (!/\/v1\/(projects|floating-ips|instances)/.test(request.url)) return next(request)
      asked.push(request.url)
      const body = '{"error_code":"Forbidden","message":"Forbidden"}'
      return Promise.resolve({ status: 403, headers: {}, body })
    },
  })
  expect(screen.getByText(/^Your role shows no projects of your silo: /)).toBeTruthy()
  expect(letters('203.0.113.0–203.0.113.7').join('')).toBe('?'.repeat(8))
  expect(screen.getByRole('table', { name: 'Silos of the pool' })).toBeTruthy()
  expect(asked.filter(url => !url.includes('/v1/projects'))).toEqual([])
})

test('what could not be looked at is not counted as none', async () => {
  await show('full-pool', { scenario: 'full-pool', wire: refusing(/floating-ips/) })
  expect(meter()).toEqual([
    'Floating, attached: not known',
    'Floating, free: not known',
    'Ephemeral: at least 2',
    'SNAT: at least 1',
    expect.stringMatching(/^Other silos or not looked at: \d$/),
    'Left: 0',
  ])
})

test('a rack that does not show SNAT has no count of it', async () => {
  await show('ip-pool-1', { release: 14 })
  expect(meter().map(text => text?.split(':')[0])).not.toContain('SNAT')
})

test('without the numbers of the pool, no cell is free', async () => {
  await show('ip-pool-1', {
    wire: (request, next) =>
      request.url.includes('/utilization')
        ? Promise.resolve({ status: 500, headers: {}, body: '{"message":"Out of order"}' })
        : next(request),
  })
  expect(screen.getByText(/could not be read: free addresses are not known/)).toBeTruthy()
  expect(letters('123.4.56.0–123.4.56.20')).not.toContain('.')
})

test('a pool of 2⁶⁴ addresses is a list with gaps, without a number that is exact', async () => {
  await show('vast-pool')
  expect(screen.queryByRole('application')).toBeNull()
  expect(document.body.textContent).not.toMatch(/\d{1,3}(,\d{3}){6}/)
  expect(sentence()).toMatch(/^At least 0 of ≈/)
})

test('release 15 does not tell pools of ephemeral IPs or SNAT, and the page says so', async () => {
  await show('ip-pool-1', { release: 15 })
  expect(screen.getByText(/does not show addresses for outbound traffic/)).toBeTruthy()
  expect(rows().some(([, kind]) => kind === 'Ephemeral')).toBe(true)
})

test('a pool without ranges says so', async () => {
  await show('ip-pool-3')
  expect(screen.getByText('No ranges')).toBeTruthy()
})

test('pools of multicast addresses and of system services have no such tab', async () => {
  for (const pool of ['multicast-pool', 'service-pool']) {
    const { settle } = await showConsole({ path: pageOf(pool), release: 23 })
    await settle()
    expect(screen.queryByRole('link', { name: 'Addresses' })).toBeNull()
  }
})
