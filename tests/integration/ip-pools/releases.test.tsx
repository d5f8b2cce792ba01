import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { Release } from '@/api/releases/ladder'
import { navigationRequested } from '@/store/navigation/events'
import { startConsole } from '#tests/support/console'
import { showConsole } from '#tests/support/shown-console'
import { fill, formOf, sentBody, submit } from '../instance-networking/support'
import { LIST, where } from './support'

const CREATE = 'ipPoolCreate'
const ADD = 'ipPoolRangeAdd'

const headers = async (release: Release) => {
  const { settle } = await showConsole({ path: LIST, release })
  await settle()
  return screen
    .getAllByRole('columnheader')
    .slice(1)
    .map(({ textContent }) => textContent)
}

test.each([
  [14, ['name', 'description', 'Utilization', 'created']],
  [17, ['name', 'description', 'version', 'type', 'IPs remaining', 'created']],
  [23, ['name', 'description', 'version', 'type', 'assignment', 'IPs remaining', 'created']],
] as const)('the list of release %d says what that release knows', async (release, expected) => {
  expect(await headers(release)).toEqual(expected)
})

test.each([
  [14, []],
  [17, ['Type']],
  [18, ['IP version', 'Type']],
  [23, ['IP version', 'Type', 'Assignment']],
] as const)(
  'the form of release %d asks for what that release knows',
  async (release, expected) => {
    const { settle } = await showConsole({ path: `${LIST}-new`, release })
    await settle()
    const groups = screen.queryAllByRole('radiogroup')
    expect(groups.map(group => group.getAttribute('aria-labelledby')).length).toBe(expected.length)
    for (const name of expected) expect(screen.getByRole('radiogroup', { name })).toBeTruthy()
  },
)

const create = async (release: Release, values: object) => {
  const console = await startConsole({ path: `${LIST}-new`, release })
  await fill(console, CREATE, { name: 'fresh', ...values })
  await submit(console, CREATE)
  return console
}

test.each([
  [14, {}],
  [17, { ip_version: 'v4', pool_type: 'unicast' }],
  [18, { ip_version: 'v4', pool_type: 'unicast' }],
  [23, { ip_version: 'v4', pool_type: 'unicast', assignment: 'silos' }],
] as const)('release %d is sent exactly what it knows', async (release, more) => {
  const console = await create(release, {})
  expect(sentBody(console, 'POST')).toEqual({ name: 'fresh', description: '', ...more })
  expect(where(console)).toBe(`${LIST}/fresh`)
})

describe('ranges', () => {
  const errorsOf = async (pool: object, first: string, last: string) => {
    const console = await create(23, pool)
    await console.send(navigationRequested({ to: `${LIST}/fresh/ranges-add` }))
    await fill(console, ADD, { first, last })
    await submit(console, ADD)
    return { errors: formOf(console, ADD)?.errors, path: where(console) }
  }
  const V6 = { ipVersion: 'v6' }
  const MULTICAST = { poolType: 'multicast' }
  const MIXED =
    'A range has either any-source or source-specific addresses (232.0.0.0/8, ff30::/12), not both'

  test.each([
    [{}, 'fd00::1', '192.0.2.1', { first: 'IPv6 address in an IPv4 pool' }],
    [V6, '192.0.2.1', 'fd00::1', { first: 'IPv4 address in an IPv6 pool' }],
    [{}, '224.0.0.1', '192.0.2.1', { first: 'Multicast address in a unicast pool' }],
    [
      MULTICAST,
      '225.0.0.1',
      '192.0.2.1',
      { last: 'Not a multicast address, but the pool is for multicast' },
    ],
    [MULTICAST, '231.0.0.1', '232.0.0.1', { last: MIXED }],
  ])('a pool with %o refuses %s to %s', async (pool, first, last, expected) => {
    expect((await errorsOf(pool, first, last)).errors).toEqual(expected)
  })

  test.each([
    [V6, 'fd00:77::1', 'fd00:77::ff'],
    [MULTICAST, '239.1.1.1', '239.1.1.9'],
    [{ ...V6, ...MULTICAST }, 'ff35::1', 'ff35::9'],
  ])('a pool with %o takes %s to %s', async (pool, first, last) => {
    expect((await errorsOf(pool, first, last)).path).toBe(`${LIST}/fresh`)
  })

  test('a multicast pool does not mix sources', async () => {
    const console = await create(23, MULTICAST)
    for (const [first, last] of [
      ['239.1.1.1', '239.1.1.9'],
      ['232.1.1.1', '232.1.1.9'],
    ]) {
      await console.send(navigationRequested({ to: `${LIST}/fresh/ranges-add` }))
      await fill(console, ADD, { first, last })
      await submit(console, ADD)
    }
    expect(formOf(console, ADD)?.errors).toEqual({
      first: MIXED.replace('A range', 'A pool'),
    })
  })
})

describe('the addresses of a pool from release 17 on', () => {
  const utilization =
    (answer: object): NonNullable<Parameters<typeof showConsole>[0]['wire']> =>
    (request, next) =>
      request.url.endsWith('/utilization')
        ? Promise.resolve({ status: 200, headers: {}, body: JSON.stringify(answer) })
        : next(request)

  test('are one bar', async () => {
    const { settle } = await showConsole({ path: `${LIST}/ip-pool-1`, release: 17 })
    await settle()
    const bars = [...document.querySelectorAll('[class*="card"]')].map(bar => bar.textContent)
    expect(bars).toContain('IPs 25% of capacityAllocated6Capacity24')
  })

  test('are said not to be exact if they are very many, and marked if few are left', async () => {
    const answer = { capacity: 18.4e18, remaining: 0.92e18 }
    const { settle, user } = await showConsole({
      path: LIST,
      release: 17,
      wire: utilization(answer),
    })
    await settle()
    const [row] = screen.getAllByRole('row', { name: /ip-pool-1/ })
    expect(row?.textContent).toContain('≈9.2×10¹⁷ of ≈1.84×10¹⁹ left')
    expect(screen.getAllByRole('img', { name: '5.00% left' })[0]?.dataset.level).toBe('high')
    await user.hover(screen.getAllByText('≈1.84×10¹⁹')[0]!)
    await settle()
    expect(await screen.findByText(/^18,400,.* \(not exact at this size\)$/)).toBeTruthy()
  })
})

test('release 17 knows pools of IPv6, but not their ranges', async () => {
  const console = await startConsole({ path: `${LIST}/ip-pool-2/ranges-add`, release: 17 })
  await fill(console, ADD, { first: 'fd00:1::1', last: 'fd00:1::2' })
  await submit(console, ADD)
  expect(formOf(console, ADD)?.errors).toEqual({
    first: 'IPv6 ranges are not supported yet',
    last: 'IPv6 ranges are not supported yet',
  })
})
