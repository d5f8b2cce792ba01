import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { showConsole } from '#tests/support/shown-console'
import { VPC } from './support'

const table = (name: string) => screen.queryByRole('table', { name })
const rowNames = (name: string) => {
  const shown = table(name)
  return shown
    ? within(shown)
        .getAllByRole('row')
        .slice(1)
        .map(row => row.getAttribute('aria-label'))
    : []
}
const button = (name: string) => screen.getByRole('button', { name })
const isOff = (name: string) => button(name).getAttribute('aria-disabled') === 'true'
const text = () => screen.getByRole('dialog').textContent
const optionNames = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)

/** The form of a new rule, or the page at the given path. */
const show = async (path = '/firewall-rules-new') => {
  const console = await showConsole({ path: `${VPC}${path}` })
  await console.settle()
  const { user, settle } = console
  const enter = async (field: HTMLElement | undefined, typed: string) => {
    if (!field) return
    await user.click(field)
    await settle()
    await user.paste(typed)
    await settle()
  }
  const press = async (name: string) => {
    await user.click(button(name))
    await settle()
  }
  return {
    ...console,
    press,
    clear: async (index: number) => {
      const clear = screen.getAllByRole('button', { name: /^Clear new / })[index]
      if (clear) await user.click(clear)
      await settle()
    },
    type: async (role: 'combobox' | 'textbox', name: string, typed: string, index = 0) => {
      await enter(screen.getAllByRole(role, { name })[index], typed)
    },
    /** Types a name into the combobox and selects it. */
    name: async (typed: string, index = 0, name = 'VPC name') => {
      await enter(screen.getAllByRole('combobox', { name })[index], typed)
      await user.keyboard('{Enter}')
      await settle()
    },
    key: async (keys: string) => {
      await user.keyboard(keys)
      await settle()
    },
    choose: async (field: string, option: string) => {
      await press(field)
      await user.click(await screen.findByRole('option', { name: option }))
      await settle()
    },
  }
}

describe('the port filters', () => {
  test('are validated when added, and reject a duplicate while it is typed', async () => {
    const { type, press, clear } = await show()
    await type('textbox', 'Port filters', 'abc')
    expect(text()).not.toContain('Not a valid port range')
    await press('Add port filter')
    expect(text()).toContain('Not a valid port range')
    await clear(1)
    expect(text()).not.toContain('Not a valid port range')
    await type('textbox', 'Port filters', '123-456')
    await press('Add port filter')
    expect(rowNames('Port filters')).toEqual(['123-456'])
    expect(text()).not.toContain('Port range already added')
    await type('textbox', 'Port filters', '123-456')
    expect(text()).toContain('Port range already added')
    await clear(1)
    await type('textbox', 'Port filters', 'abc')
    expect(text()).not.toContain('Not a valid port range')
    await press('Remove port 123-456')
    expect(table('Port filters')).toBeNull()
  })

  test('are added by Enter, which does not submit the form', async () => {
    const { type, key, requests } = await show()
    await type('textbox', 'Port filters', '22')
    await key('{Enter}')
    expect(rowNames('Port filters')).toEqual(['22'])
    expect(text()).not.toContain('Name is required')
    expect(requests.some(({ method }) => method === 'PUT')).toBe(false)
  })
})

describe.each([
  { noun: 'Target', add: 'Add target', list: 'Targets', at: 0, clearAt: 0 },
  { noun: 'Host', add: 'Add host filter', list: 'Host filters', at: 1, clearAt: 2 },
])('the entries of $list', ({ noun, add, list, at, clearAt }) => {
  const typeField = `${noun} type`

  test('can be typed, and are added by Enter', async () => {
    const { type, key } = await show()
    expect(isOff(add)).toBe(true)
    await type('combobox', 'VPC name', 'd', at)
    expect(optionNames()).toEqual(['Custom: d'])
    await key('{Enter}')
    expect(optionNames()).toEqual([])
    expect(rowNames(list)).toEqual([])
    await key('{Enter}')
    expect(rowNames(list)).toEqual(['Name: d, Type: vpc'])
    expect(isOff(add)).toBe(true)
  })

  test('are suggested unless one of the same type is already in the list', async () => {
    const { type, name, press, choose } = await show()
    await name('mock-subnet', at)
    await press(add)
    await choose(typeField, 'VPC subnet')
    await type('combobox', 'Subnet name', 'mock', 0)
    expect(optionNames()).toContain('mock-subnet')
  })

  test('are validated by their type when added', async () => {
    const { type, name, press, choose, clear } = await show()
    const ip = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'IP address' })
    await name('ab-', at)
    await press(add)
    expect(text()).toContain('Must end with a letter or number')
    await choose(typeField, 'IP')
    expect(text()).not.toContain('Must end with a letter or number')
    expect(ip().value).toBe('')
    expect(isOff(add)).toBe(true)
    await type('textbox', 'IP address', '1')
    expect(text()).not.toContain('Not a valid IP address')
    await press(add)
    expect(text()).toContain('Not a valid IP address')
    await clear(clearAt)
    expect(ip().value).toBe('')
    await type('textbox', 'IP address', '1')
    expect(text()).not.toContain('Not a valid IP address')
    await type('textbox', 'IP address', '.1.1.1')
    await press(add)
    expect(rowNames(list)).toEqual(['Name: 1.1.1.1, Type: ip'])
    expect(screen.getAllByRole('combobox', { name: 'VPC name' })).toHaveLength(2)
    await choose(typeField, 'IP subnet')
    await type('textbox', 'IP network', '1')
    await press(add)
    expect(text()).toContain('Must contain an IP address and a width, separated by a /')
    await type('textbox', 'IP network', '.1.1.1/1')
    await press(add)
    expect(rowNames(list)).toEqual(['Name: 1.1.1.1, Type: ip', 'Name: 1.1.1.1/1, Type: ip_net'])
  })

  test('are not duplicated, and can be removed one by one', async () => {
    const { name, press, user, settle } = await show()
    for (const entry of ['a', 'ab', 'abc', 'ab']) {
      await name(entry, at)
      await press(add)
    }
    expect(rowNames(list)).toHaveLength(3)
    for (let count = 0; count < 2; count++) {
      const [first] = screen.getAllByRole('button', { name: /^Remove (target|host)/ })
      if (first) await user.click(first)
      await settle()
    }
    expect(rowNames(list)).toEqual(['Name: abc, Type: vpc'])
  })
})

test('a cloned rule shows its protocols and targets, and no table without entries', async () => {
  await show('/firewall-rules-new/allow-icmp')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe(
    'allow-icmp-copy',
  )
  const checked = ['TCP', 'UDP', 'ICMP'].filter(
    name => screen.getByRole<HTMLInputElement>('checkbox', { name }).checked,
  )
  expect(checked).toEqual(['ICMP'])
  expect(table('Port filters')).toBeNull()
  expect(rowNames('Targets')).toEqual(['Name: mock-vpc, Type: vpc'])
})

test('an error of the server is shown at the top and the bottom of the form', async () => {
  const { type, name, press } = await show()
  await type('textbox', 'Name', 'web')
  await name('elsewhere')
  await press('Add target')
  await press('Create rule')
  expect(text().match(/cannot target or filter by VPC "elsewhere"/g)).toHaveLength(2)
})

test('submitting adds a typed entry, or focuses an invalid one', async () => {
  const { type, press, requests } = await show()
  await type('textbox', 'Name', 'web')
  await type('textbox', 'Port filters', '80-')
  await press('Create rule')
  const ports = screen.getByRole<HTMLInputElement>('textbox', { name: 'Port filters' })
  expect(document.activeElement).toBe(ports)
  expect(ports.ariaInvalid).toBe('true')
  expect(text()).toContain('Not a valid port range')
  await type('textbox', 'Port filters', '90')
  expect(ports.value).toBe('80-90')
  await press('Create rule')
  const body = requests.find(({ method }) => method === 'PUT')?.body
  expect(String(body)).toContain('"ports":["80-90"]')
})
