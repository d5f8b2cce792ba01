import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showConsole } from '#tests/support/shown-console'
import { PLACE } from './support'

const show = async () => {
  const console = await showConsole({ path: `${PLACE}/subnets-new` })
  await console.settle()
  await console.settle()
  return console
}

const field = (label: string) => screen.getByRole('textbox', { name: label })

/** The descriptions of a field: the hint below its label and the one below its text. */
const described = (label: string) =>
  (field(label).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map(id => document.getElementById(id)?.textContent)
    .join(' ')

test('a block shows its range while it is typed', async () => {
  const { user } = await show()
  await user.type(field('IPv4 block'), '10.2.0.7/2')
  expect(described('IPv4 block')).toContain('0.0.0.0 – 63.255.255.255, 1,073,741,824 addresses')
  await user.type(field('IPv4 block'), '4')
  expect(described('IPv4 block')).toContain('Host bits are ignored: 10.2.0.0/24')
  expect(described('IPv4 block')).toContain('10.2.0.0 – 10.2.0.255, 256 addresses')
  expect(described('IPv4 block')).not.toContain('Overlaps')
  await user.type(field('IPv4 block'), '5')
  expect(described('IPv4 block')).not.toContain('addresses')
  await user.type(field('IPv6 block'), 'fd9b:870a:4245:9::/64')
  expect(described('IPv6 block')).toContain('2 to the power of 64 addresses')
})

test('a block that overlaps with another subnet names that subnet, and can be submitted', async () => {
  const { user, requests, settle } = await show()
  await user.type(field('Name'), 'web')
  await user.type(field('IPv4 block'), '10.1.0.0/16')
  expect(described('IPv4 block')).toContain('Overlaps with mock-subnet (10.1.1.1/24)')
  await user.type(field('IPv6 block'), 'fd9b:870a:4245::/64')
  expect(described('IPv6 block')).toContain('Overlaps with mock-subnet (fd9b:870a:4245::/64)')
  await user.click(screen.getByRole('button', { name: 'Create subnet' }))
  await settle()
  expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1)
  expect(screen.getByRole('dialog').textContent).toContain(
    "IP address range '10.1.0.0/16' conflicts with an existing subnet",
  )
})
