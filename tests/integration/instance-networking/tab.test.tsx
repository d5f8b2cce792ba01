import { act, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { refreshRequested } from '@/store/queries/events'
import { showConsole } from '#tests/support/shown-console'
import { recordOf } from '../instances/support'

const show = async (instance = 'db1', project = 'mock-project', tab = 'networking') => {
  const console = await showConsole({ path: `/projects/${project}/instances/${instance}/${tab}` })
  await console.settle()
  const press = async (scope: HTMLElement, role: string, name: string) => {
    await console.user.click(within(scope).getByRole(role, { name }))
    await console.settle()
  }
  return { ...console, press }
}

const { body } = document
const table = (name: string) => screen.getByRole('table', { name })
const cells = (name: string) =>
  within(table(name))
    .getAllByRole('row')
    .slice(1)
    .map(row => [...row.querySelectorAll('td')].map(({ textContent }) => textContent))
const link = (name: string) =>
  within(screen.getByRole('main')).getByRole('link', { name }).getAttribute('href')

describe('the tables', () => {
  test('name the addresses, and lead to them', async () => {
    await show()
    expect(cells('External IPs')).toEqual([
      ['123.4.56.5', 'floating', 'cola-float', 'A favourite.', ''],
      ['123.4.56.0', 'ephemeral', '—', '—', ''],
    ])
    const first = within(table('External IPs')).getByRole('link', { name: /^123\.4\.56\.5/ })
    expect(first.getAttribute('href')).toBe('https://123.4.56.5')
    expect(first.getAttribute('target')).toBe('_blank')
  })

  test('name the interfaces and their places, and lead to the VPC and its subnets', async () => {
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

  test('say where a place is gone', async () => {
    const { backend, send, settle } = await show('granite', 'rock-garden')
    const { subnets, vpcs } = backend.world.db
    subnets.remove(recordOf(subnets, 'layer-1').id)
    vpcs.remove(recordOf(vpcs, 'strata').id)
    await send(refreshRequested())
    await settle()
    expect(cells('Network interfaces')[0]?.slice(3, 5)).toEqual(['Deleted', 'Deleted'])
  })

  test('say so where there is nothing', async () => {
    await show('pebble', 'rock-garden')
    expect(screen.getByRole('heading', { name: 'No external IPs' })).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'No network interfaces' })).toBeTruthy()
  })
})

test('an ephemeral IP has no id to copy', async () => {
  const { press } = await show()
  const items = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent)
  await press(body, 'button', 'Actions for cola-float')
  expect(items()).toEqual(['Copy ID', 'Copy IP address', 'Detach'])
  await press(body, 'button', 'Actions for 123.4.56.0')
  expect(items()).toEqual(['Copy IP address', 'Detach'])
})

test('after the last address was detached, the focus is on what attaches one', async () => {
  const { press, settle } = await show()
  for (const [row, kind] of [
    ['cola-float', 'floating'],
    ['123.4.56.0', 'ephemeral'],
  ]) {
    await press(body, 'button', `Actions for ${row}`)
    await press(body, 'menuitem', 'Detach')
    await press(screen.getByRole('dialog'), 'button', `Detach ${kind} IP`)
    await settle()
    await settle()
  }
  expect(screen.getByRole('heading', { name: 'No external IPs' })).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Attach ephemeral IP' }))
})

test('a menu stays open, and the focus in it, while a poll changes what it offers', async () => {
  const { press, send, backend, settle } = await show()
  await press(body, 'button', 'Actions for my-nic')
  const edit = () => screen.getByRole('menuitem', { name: 'Edit' })
  act(() => edit().focus())
  expect(edit().getAttribute('aria-disabled')).toBe('true')
  const row = table('Network interfaces').querySelector('tbody tr')
  const { instances } = backend.world.db
  instances.update(recordOf(instances, 'db1').id, { runState: 'stopped' })
  await send(refreshRequested())
  await settle()
  expect(screen.getByRole('menu')).toBeTruthy()
  expect(edit().getAttribute('aria-disabled')).toBeNull()
  expect(screen.getByRole('menu').contains(document.activeElement)).toBe(true)
  expect(table('Network interfaces').querySelector('tbody tr')).toBe(row)
})

describe('the transit IPs', () => {
  const add = () => screen.getByRole('button', { name: 'Add transit IP' })
  const clear = () => screen.getByRole('button', { name: 'Clear' })
  const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Transit IPs' })
  const listed = () => cells('Transit IPs').map(([ip]) => ip)
  const isOff = (button: HTMLElement) =>
    button.hasAttribute('disabled') || button.getAttribute('aria-disabled') === 'true'
  const edit = async () => {
    const console = await show('big-iron', 'rock-garden')
    await console.press(body, 'button', 'Actions for net0')
    await console.press(body, 'menuitem', 'Edit')
    return {
      ...console,
      type: async (text: string) => {
        await console.user.type(input(), text)
        await console.settle()
      },
    }
  }

  test('are checked when they are added, and while they are put right', async () => {
    const { type, press, user, settle } = await edit()
    expect(isOff(add()) && isOff(clear())).toBe(true)
    await type('10.0.0.0')
    expect(input().getAttribute('aria-invalid')).not.toBe('true')
    await press(body, 'button', 'Add transit IP')
    expect(document.body.textContent).toContain('Must contain an IP address and a width')
    await press(body, 'button', 'Clear')
    expect(input().value).toBe('')
    expect(document.body.textContent).not.toContain('Must contain an IP address and a width')

    await type('10.0.0.0')
    expect(document.body.textContent).not.toContain('Must contain an IP address and a width')
    await press(body, 'button', 'Add transit IP')
    await type('/8')
    expect(document.body.textContent).not.toContain('Must contain an IP address and a width')
    await user.keyboard('{Enter}')
    await settle()
    expect(listed()).toEqual(['10.0.0.0/8'])
    expect(input().value).toBe('')
    expect(screen.getByRole('dialog', { name: 'Edit network interface' })).toBeTruthy()

    await type('10.0.0.0/8')
    expect(document.body.textContent).not.toContain('already in list')
    await press(body, 'button', 'Add transit IP')
    expect(document.body.textContent).toContain('Transit IP already in list')
  })

  test('are saved as listed; what is left in the field is not', async () => {
    const { type, press, user, requests } = await edit()
    await type('10.0.0.0/8')
    await user.keyboard('{Enter}')
    await type('fd00::/8')
    await user.keyboard('{Enter}')
    await type('not one')
    await press(body, 'button', 'Update network interface')
    const sent = requests.findLast(({ method }) => method === 'PUT')
    expect(JSON.parse(sent?.body ?? '')).toMatchObject({ transit_ips: ['10.0.0.0/8', 'fd00::/8'] })
    expect(cells('Network interfaces')[0]?.[5]).toBe('10.0.0.0/8+1')
  })

  test('can be taken out again', async () => {
    const { type, press, user } = await edit()
    await type('10.0.0.0/8')
    await user.keyboard('{Enter}')
    await press(body, 'button', 'Remove IP 10.0.0.0/8')
    expect(screen.queryByRole('table', { name: 'Transit IPs' })).toBeNull()
  })
})

describe('the way in', () => {
  const text = () => document.querySelector('main')?.textContent ?? ''

  test('by SSH is the floating IP, else the ephemeral one, else yet to come', async () => {
    const { backend, send, settle } = await show('db1', 'mock-project', 'connect')
    expect(text()).toContain('ssh [username]@123.4.56.5')
    const { floatingIps, externalIps } = backend.world.db
    floatingIps.update(recordOf(floatingIps, 'cola-float').id, { instanceId: null })
    await send(refreshRequested())
    await settle()
    expect(text()).toContain('ssh [username]@123.4.56.0')
    for (const { id, kind } of externalIps.all()) if (kind === 'ephemeral') externalIps.remove(id)
    await send(refreshRequested())
    await settle()
    expect(text()).toContain('ssh [username]@[external IP]')
    expect(link('networking')).toBe('/projects/mock-project/instances/db1/networking')
  })

  test('by the serial console is a page, or a command that can be copied', async () => {
    const { press, copied, settle } = await show('db1', 'mock-project', 'connect')
    expect(link('Connect')).toBe('/projects/mock-project/instances/db1/serial-console')
    await press(body, 'button', 'CLI command')
    const dialog = screen.getByRole('dialog', { name: 'CLI command' })
    await press(dialog, 'button', 'Copy command')
    expect(copied).toEqual(['oxide instance serial console --project mock-project --instance db1'])
    await press(dialog, 'button', 'Cancel')
    await settle()
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
