import { act, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { refreshRequested } from '@/store/queries/slice'
import { recordOf } from '../instances/support'
import { body, cells, link, show, table } from './shown'

describe('the tables', () => {
  test('list the external IPs, with links to them', async () => {
    await show()
    expect(cells('External IPs')).toEqual([
      ['', '123.4.56.5', 'floating', 'cola-float', 'A favourite.', ''],
      ['', '123.4.56.0', 'ephemeral', '—', '—', ''],
    ])
    const first = within(table('External IPs')).getByRole('link', { name: /^123\.4\.56\.5/ })
    expect(first.getAttribute('href')).toBe('https://123.4.56.5')
    expect(first.getAttribute('target')).toBe('_blank')
  })

  test('list the network interfaces, with links to their VPC and subnets', async () => {
    await show('granite', 'rock-garden')
    expect(cells('Network interfaces')).toEqual([
      ['net0 primary', '—', '10.20.1.20', 'strata', 'layer-1', '10.21.0.0/16+1', ''],
    ])
    const inTable = within(table('Network interfaces'))
    expect(inTable.getByRole('link', { name: 'strata' }).getAttribute('href')).toBe(
      '/projects/rock-garden/vpcs/strata/firewall-rules',
    )
    expect(link('layer-1')).toBe('/projects/rock-garden/vpcs/strata/subnets')
    expect(inTable.queryByRole('link', { name: /10\.20/ })).toBeNull()
  })

  test('show the ID of a VPC or subnet that cannot be read', async () => {
    const { backend, send, settle } = await show('granite', 'rock-garden')
    const { subnets, vpcs } = backend.backendState.db
    subnets.remove(recordOf(subnets, 'layer-1').id)
    vpcs.remove(recordOf(vpcs, 'strata').id)
    await send(refreshRequested())
    await settle()
    expect(cells('Network interfaces')[0]?.slice(3, 5)).toEqual([
      expect.stringMatching(/^\w{5}…\w{5}$/),
      expect.stringMatching(/^\w{5}…\w{5}$/),
    ])
  })

  test('show an empty state', async () => {
    await show('pebble', 'rock-garden')
    expect(screen.getByRole('heading', { name: 'No external IPs' })).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'No network interfaces' })).toBeTruthy()
  })
})

test('an ephemeral IP has no id to copy', async () => {
  const { press } = await show()
  const items = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent)
  await press(body(), 'button', 'Actions for cola-float')
  expect(items()).toEqual(['Copy ID', 'Copy IP address', 'Check reachability', 'Detach'])
  await press(body(), 'button', 'Actions for 123.4.56.0')
  expect(items()).toEqual(['Copy IP address', 'Check reachability', 'Detach'])
})

test('after the last address is detached, the focus moves to the button that attaches one', async () => {
  const { press, settle } = await show()
  for (const [row, kind] of [
    ['cola-float', 'floating'],
    ['123.4.56.0', 'ephemeral'],
  ]) {
    await press(body(), 'button', `Actions for ${row}`)
    await press(body(), 'menuitem', 'Detach')
    await press(screen.getByRole('dialog'), 'button', `Detach ${kind} IP`)
    await settle()
    await settle()
  }
  expect(screen.getByRole('heading', { name: 'No external IPs' })).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Attach ephemeral IP' }))
})

test('an open menu keeps the focus while a poll changes its items', async () => {
  const { press, send, backend, settle } = await show()
  await press(body(), 'button', 'Actions for my-nic')
  const edit = () => screen.getByRole('menuitem', { name: 'Edit' })
  act(() => edit().focus())
  expect(edit().getAttribute('aria-disabled')).toBe('true')
  const row = table('Network interfaces').querySelector('tbody tr')
  const { instances } = backend.backendState.db
  instances.update(recordOf(instances, 'db1').id, { runState: 'stopped' })
  await send(refreshRequested())
  await settle()
  expect(screen.getByRole('menu')).toBeTruthy()
  expect(edit().getAttribute('aria-disabled')).toBeNull()
  expect(screen.getByRole('menu').contains(document.activeElement)).toBe(true)
  expect(table('Network interfaces').querySelector('tbody tr')).toBe(row)
})
