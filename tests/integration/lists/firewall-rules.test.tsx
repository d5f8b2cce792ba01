import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showList } from './support'

const PATH = '/projects/rock-garden/vpcs/strata/firewall-rules'

const show = (search = '') => showList('Firewall rules', { path: PATH + search })

test('rules of a VPC are found by their targets, action and status', async () => {
  const console = await show()
  const all = console.cells('Name').length
  await console.filter('action:deny')
  const denied = console.cells('Name')
  expect(new Set(console.cells('Action'))).toEqual(new Set(['Deny']))
  expect(console.said()).toContain(`${denied.length} of ${all} firewall rules`)
  await console.filter('-action:deny')
  expect(console.cells('Name')).toHaveLength(all - denied.length)
  await console.filter('filters:"port 22"')
  expect(console.cells('Name')).toContain('allow-ssh')
})

test('rules are in the order of their priority until they are sorted otherwise', async () => {
  const console = await show('?q=status:enabled')
  const header = (name: string) => screen.getByRole('columnheader', { name })
  expect(header('Priority').getAttribute('aria-sort')).toBe('ascending')
  await console.press('button', 'Name')
  expect(header('Priority').getAttribute('aria-sort')).toBeNull()
  expect(console.cells('Name')).toEqual(console.cells('Name').toSorted())
})

test('only the rules that match are selected, and the selection outlives the filter', async () => {
  const console = await show('?q=allow-ssh')
  await console.press('checkbox', 'Select all')
  await console.filter('')
  expect(console.said()).toContain('1 firewall rule selected')
  await console.filter('nothing-like-it')
  expect(console.said()).toContain('1 firewall rule selected, 1 not shown')
})
