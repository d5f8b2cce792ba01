import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { Release } from '@/api/releases/ladder'
import { startConsole, type TestConsole } from '#tests/support/console'
import { showConsole } from '#tests/support/shown-console'
import { choose, chooseAndConfirm, reasonsOf, toastsOf } from '../instances/support'
import { fill, formOf, labelsOf, sentBody, submit } from '../instance-networking/support'
import { LIST, poolNames, poolOf, where } from './support'

const PAGE = '/system/networking/service-pool'
const ADD = 'servicePoolRangeAdd'

const open = (pool: string, release: Release = 23) =>
  startConsole({ path: `${LIST}/${pool}`, release })

const ranges = ({ backend }: Pick<TestConsole, 'backend'>) => {
  const { ipPools, ipPoolRanges } = backend.backendState.db
  const pool = [...ipPools.all()].find(({ name }) => name === 'service-pool')
  return ipPoolRanges.in(pool?.id ?? '').map(({ range }) => `${range.first}-${range.last}`)
}

describe('the pool of the system’s services', () => {
  test.each([14, 18, 21] as const)('has a page of its own at release %d', async release => {
    const console = await showConsole({ path: LIST, release })
    const { settle, user } = console
    await settle()
    expect(screen.queryByRole('link', { name: 'service-pool' })).toBeNull()
    await user.click(screen.getByRole('link', { name: 'Service pool' }))
    await settle()
    expect(where(console)).toBe(PAGE)
    expect(screen.getByRole('heading', { name: 'Service pool' })).toBeTruthy()
    const table = screen.getByRole('table', { name: 'IP ranges' })
    expect(within(table).getByText('172.20.26.1')).toBeTruthy()
    expect(document.title).toBe('Service pool / IP pools / Basalt Console')
    expect(console.requests.map(({ url }) => url)).toContain(
      '/v1/system/ip-pools-service/ranges?limit=25',
    )
  })

  test('gains and loses ranges there', async () => {
    const console = await showConsole({ path: `${PAGE}/ranges-add`, release: 14 })
    const { settle, user } = console
    await settle()
    await fill(console, ADD, { first: 'fd00::1', last: 'fd00::2' })
    await submit(console, ADD)
    expect(formOf(console, ADD)?.errors).toEqual({
      first: 'IPv6 ranges are not supported yet',
      last: 'IPv6 ranges are not supported yet',
    })
    await fill(console, ADD, { first: '172.20.27.1', last: '172.20.27.9' })
    await submit(console, ADD)
    await settle()
    expect(where(console)).toBe(PAGE)
    expect(ranges(console)).toEqual(['172.20.26.1-172.20.26.16', '172.20.27.1-172.20.27.9'])
    const name = /^Actions for 172\.20\.27\.1/
    await user.click(screen.getByRole('button', { name }))
    await user.click(await screen.findByRole('menuitem', { name: 'Remove' }))
    await settle()
    await user.click(screen.getByRole('button', { name: 'Remove IP range' }))
    await settle()
    expect(ranges(console)).toEqual(['172.20.26.1-172.20.26.16'])
    expect(console.changes().map(({ url }) => url)).toEqual([
      '/v1/system/ip-pools-service/ranges/add',
      '/v1/system/ip-pools-service/ranges/remove',
    ])
  })

  test.each(['', '/ranges-add'])('is in the list from release 22 on: %s', async below => {
    const console = await showConsole({ path: PAGE + below, release: 22 })
    await console.settle()
    expect(where(console)).toBe(`${LIST}?assignment=system_services`)
    expect(screen.queryByRole('link', { name: 'Service pool' })).toBeNull()
    const pools = () =>
      within(screen.getByRole('table', { name: 'IP pools' }))
        .getAllByRole('link')
        .map(({ textContent }) => textContent)
    expect(pools()).toEqual(['service-pool'])
    expect(console.requests.some(({ url }) => url.includes('service'))).toBe(true)
    expect(console.requests.some(({ url }) => url.includes('ip-pools-service'))).toBe(false)
    await console.user.click(screen.getByRole('radio', { name: 'All' }))
    await console.settle()
    expect(where(console)).toBe(LIST)
    expect(pools()).toContain('ip-pool-1')
  })
})

describe('assigning a pool', () => {
  test('to the system’s services is stopped beforehand if silos are linked to it', async () => {
    const console = await open('edge-pool')
    expect(reasonsOf(poolOf(console, 'edge-pool').actions)).toMatchObject({
      'Assign to system services':
        'It must first be unlinked from its silos: maze-war and pocket-lab',
    })
  })

  test('to the system’s services leaves it without silos', async () => {
    const console = await open('ip-pool-3')
    await choose(console, poolOf(console, 'ip-pool-3').actions, 'Assign to system services')
    const { title } = console.state().actors.confirm?.context.request ?? {}
    expect(title).toBe('Assign IP pool to system services')
    await console.send({ type: 'confirm/accepted' })
    expect(sentBody(console, 'POST')).toEqual({ assignment: 'system_services' })
    expect(poolOf(console, 'ip-pool-3').assignment).toBe('system_services')
    expect(toastsOf(console)).toEqual([
      { variant: 'success', text: 'IP pool ip-pool-3 assigned to system services' },
    ])
    await chooseAndConfirm(console, poolOf(console, 'ip-pool-3').actions, 'Assign to silos')
    expect(poolOf(console, 'ip-pool-3').assignment).toBe('silos')
  })

  test('to silos can be refused', async () => {
    const console = await open('service-pool')
    await chooseAndConfirm(console, poolOf(console, 'service-pool').actions, 'Assign to silos')
    expect(toastsOf(console)).toMatchObject([
      { variant: 'error', title: 'Could not assign IP pool' },
    ])
    expect(poolOf(console, 'service-pool').assignment).toBe('system_services')
  })

  test('takes a fleet admin, and release 22', async () => {
    const viewer = await startConsole({
      path: `${LIST}/ip-pool-3`,
      release: 22,
      user: 'Bruno Slate',
    })
    expect(reasonsOf(poolOf(viewer, 'ip-pool-3').actions)).toMatchObject({
      'Assign to system services': 'Needs the role admin on the fleet',
    })
    const older = await open('ip-pool-3', 21)
    expect(labelsOf(poolOf(older, 'ip-pool-3').actions)).toEqual(['Edit', 'Delete'])
    expect(poolNames(await startConsole({ path: LIST, release: 21 }))).not.toContain('service-pool')
  })
})

test('a pool of the system’s services has no silos, and says so', async () => {
  const console = await showConsole({ path: `${LIST}/service-pool?tab=silos`, release: 23 })
  await console.settle()
  expect(screen.queryByRole('tab', { name: 'Linked silos' })).toBeNull()
  expect(screen.getByText(/own services take addresses from this pool/)).toBeTruthy()
})
