import {
  button,
  choose,
  dialog,
  expectToast,
  fillForm,
  open,
  pick,
  PROJECT,
  row,
  rowAction,
  visit,
} from './support/screen'
import { expect, test } from './support/test'

test('a subnet pool is made and linked, and a subnet of it attached', async ({ page }) => {
  await open(page, '/system/networking/subnet-pools-new?release=newest')
  const pool = dialog(page, 'Create subnet pool')
  await fillForm(pool, { Name: 'branch' })
  await button(pool, 'Create subnet pool').click()
  await expectToast(page, 'Subnet pool branch created')

  await page.getByRole('link', { name: 'Add member' }).first().click()
  const member = dialog(page, 'Add member')
  await fillForm(member, { Subnet: '10.44.7.0/24' })
  await button(member, 'Add member').click()
  await expect(page.getByRole('row').filter({ hasText: '10.44.7.0/24' })).toBeVisible()
  await page.getByRole('tab', { name: 'Linked silos' }).click()
  await button(page, 'Link silo').first().click()
  const link = dialog(page, 'Link silo')
  await pick(link, 'Silo', 'maze-war')
  await button(link, 'Link').click()
  await expect(row(page, 'maze-war')).toBeVisible()

  await visit(page, `${PROJECT}/external-subnets`)
  await page.getByRole('link', { name: 'New external subnet' }).click()
  const subnet = dialog(page, 'Create external subnet')
  await fillForm(subnet, { Name: 'branch-net' })
  await choose(subnet, 'Subnet pool', /^branch/)
  await button(subnet, 'Create external subnet').click()
  const made = row(page, 'branch-net')
  await expect(made).toContainText('10.44.7.')
  await rowAction(page, 'branch-net', 'Attach')
  const attach = dialog(page, 'Attach external subnet')
  await pick(attach, 'Instance', 'db1')
  await button(attach, 'Attach').click()
  await expect(made).toContainText('db1')
})
