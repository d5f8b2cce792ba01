import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { Release } from '@/api/releases/ladder'
import { showConsole } from '#tests/support/shown-console'
import { VPC } from './support'

const EDIT = '/firewall-rules/allow-icmp/edit'
const table = () => screen.getByRole('table', { name: 'Protocol filters' })
const rows = () =>
  within(table())
    .getAllByRole('row')
    .slice(1)
    .map(row =>
      within(row)
        .getAllByRole('cell')
        .slice(0, 3)
        .map(({ textContent }) => textContent),
    )

const show = async (release: Release, path = EDIT) => {
  const console = await showConsole({ path: `${VPC}${path}`, release })
  const { user, settle, requests } = console
  await settle()
  const press = async (name: string) => {
    await user.click(screen.getByRole('button', { name }))
    await settle()
  }
  return {
    ...console,
    press,
    choose: async (protocol: string) => {
      await press('Protocol')
      await user.click(await screen.findByRole('option', { name: protocol }))
      await settle()
    },
    type: async (role: 'combobox' | 'textbox', name: string, text: string) => {
      const input = screen.getByRole(role, { name })
      await user.clear(input)
      await user.click(input)
      await user.paste(text)
      await settle()
      // Closes the list.
      if (role === 'combobox') await user.keyboard('{Enter}')
      await settle()
    },
    key: async (keys: string) => {
      await user.keyboard(keys)
      await settle()
    },
    /** The protocols that the last write gave to the rule. */
    sent: () => {
      const body = requests.findLast(({ method }) => method === 'PUT')?.body ?? ''
      const { rules } = JSON.parse(body) as {
        rules: { name: string; filters: { protocols: unknown } }[]
      }
      return rules.find(({ name }) => name === 'allow-icmp')?.filters.protocols
    },
  }
}

test('release 15 has one checkbox for each protocol, and is sent its names', async () => {
  const { user, press, sent } = await show(15)
  expect(screen.queryByRole('button', { name: 'Protocol' })).toBeNull()
  await user.click(screen.getByRole('checkbox', { name: 'TCP' }))
  await press('Update rule')
  expect(sent()).toEqual(['TCP', 'ICMP'])
})

test.each([
  [18, ['TCP', 'UDP', 'ICMPv4']],
  [19, ['TCP', 'UDP', 'ICMPv4', 'ICMPv6']],
] as const)('release %d filters by what it knows', async (release, expected) => {
  const { press } = await show(release)
  await press('Protocol')
  const options = await screen.findAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual(expected)
})

describe('the protocol filters', () => {
  test('show the type and code of each, and are sent with them', async () => {
    const { choose, type, key, press, sent } = await show(16)
    expect(rows()).toEqual([['ICMPv4', 'All', 'All']])
    await press('Remove protocol ICMPv4')
    await choose('ICMPv4')
    await type('combobox', 'ICMPv4 type', '8')
    await press('Add protocol filter')
    await choose('ICMPv4')
    await type('combobox', 'ICMPv4 type', '3')
    await type('textbox', 'ICMPv4 code', '0–4')
    await key('{Enter}')
    expect(rows()).toEqual([
      ['ICMPv4', '8 Echo Request', 'All'],
      ['ICMPv4', '3 Destination Unreachable', '0-4'],
    ])
    await press('Update rule')
    expect(sent()).toEqual([
      { type: 'icmp', value: { icmp_type: 8 } },
      { type: 'icmp', value: { icmp_type: 3, code: '0-4' } },
    ])
    const row = screen.getByRole('row', { name: /allow-icmp/ })
    expect(row.textContent).toContain('ICMPv4type 8')
    expect(row.textContent).toContain('ICMPv4type 3 · code 0-4')
  })

  test('ask for a type of ICMP only, and for a code once there is a type', async () => {
    const { choose, type, press } = await show(23)
    await choose('TCP')
    expect(screen.queryByRole('combobox', { name: /type$/ })).toBeNull()
    await choose('ICMPv4')
    expect(screen.queryByRole('textbox', { name: 'ICMPv4 code' })).toBeNull()
    await type('combobox', 'ICMPv4 type', '3')
    for (const [code, message] of [
      ['9-2', 'The first code of a range cannot be above the last one'],
      ['256', 'A code is at most 255'],
      ['a', 'Enter a code or a range such as 0-3'],
    ] as const) {
      await type('textbox', 'ICMPv4 code', code)
      await press('Add protocol filter')
      expect(screen.getByText(message)).toBeTruthy()
    }
    expect(rows()).toHaveLength(1)
    await choose('ICMPv6')
    expect(screen.queryByText('Enter a code or a range such as 0-3')).toBeNull()
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'ICMPv6 type' }).value).toBe('')
  })

  test('say that one changes nothing beside all types, and add it all the same', async () => {
    const { choose, type, press } = await show(23)
    await choose('ICMPv4')
    await type('combobox', 'ICMPv4 type', '8')
    await press('Add protocol filter')
    expect(rows()).toHaveLength(2)
    expect(screen.getByText(/^ICMPv4 type 8 has no effect/)).toBeTruthy()
  })
})
