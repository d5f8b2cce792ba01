import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showConsole } from '#tests/support/shown-console'
import { LIST } from './support'

const show = async (path: string, options: Partial<Parameters<typeof showConsole>[0]> = {}) => {
  const console = await showConsole({ path, ...options })
  await console.settle()
  return console
}

const column = (index: number) =>
  [...document.querySelectorAll(`tbody td:nth-child(${index + 1})`)].map(
    ({ textContent }) => textContent,
  )

test('each pool shows its allocated and total addresses', async () => {
  await show(LIST)
  expect(column(1).slice(1, 5)).toEqual(['ip-pool-1', 'ip-pool-2', 'ip-pool-3', 'ip-pool-4'])
  expect(column(3).slice(1, 5)).toEqual([
    '6 / 24',
    'v40 / 0v60 / 32',
    '0 / 0',
    'v40 / 207v60 / ≈1.84×10¹⁹',
  ])
  expect(document.title).toBe('IP pools / Basalt Console')
})

test('a pool whose utilization cannot be fetched shows “Not known”', async () => {
  await show(LIST, {
    wire: (request, next) =>
      request.url.includes('utilization')
        ? Promise.reject(new TypeError('Failed to fetch'))
        : next(request),
  })
  expect(new Set(column(3))).toEqual(new Set(['Not known']))
})

test('a system without pools shows an empty state', async () => {
  const { backend, send, settle } = await show(LIST)
  const { ipPools } = backend.backendState.db
  for (const { id } of Array.from(ipPools.all())) ipPools.remove(id)
  await send({ type: 'queries/refreshRequested' })
  await settle()
  expect(screen.getByRole('heading', { name: 'No IP pools' })).toBeTruthy()
  expect(screen.getAllByRole('link', { name: 'New IP pool' })).toHaveLength(2)
})

const bars = () =>
  [...document.querySelectorAll('[class*="card"]')]
    .map(({ textContent }) => textContent ?? '')
    .filter(text => text.startsWith('IPv'))

test.each([
  ['ip-pool-1', [/^IPv4 ?\(IPs\)25% of capacityAllocated6Capacity24$/]],
  ['ip-pool-2', [/^IPv6 ?\(IPs\)0% of capacityAllocated0Capacity32$/]],
  ['ip-pool-3', []],
  ['ip-pool-4', [/^IPv4/, /^IPv6 ?\(IPs\)0% of capacityAllocated0Capacity≈1.84×10¹⁹$/]],
])('%s has a bar for each address family it contains', async (pool, expected) => {
  await show(`${LIST}/${pool}`)
  expect(bars()).toHaveLength(expected.length)
  for (const [index, text] of expected.entries()) expect(bars()[index]).toMatch(text)
})

test('the URL selects the tab, and silos link to their IP pools', async () => {
  await show(`${LIST}/ip-pool-1?tab=silos`)
  expect(screen.getByRole('tab', { name: 'Linked silos' }).getAttribute('aria-selected')).toBe(
    'true',
  )
  expect(screen.getByRole('link', { name: 'maze-war' }).getAttribute('href')).toBe(
    '/system/silos/maze-war?tab=ip-pools',
  )
  expect(document.title).toBe('ip-pool-1 / IP pools / Basalt Console')
})

test('an unknown tab selects the first one', async () => {
  await show(`${LIST}/ip-pool-1?tab=nonsense`)
  expect(screen.getByRole('tab', { name: 'IP ranges' }).getAttribute('aria-selected')).toBe('true')
  expect(screen.getByRole('table', { name: 'IP ranges' })).toBeTruthy()
})
