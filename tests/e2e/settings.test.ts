import {
  button,
  confirm,
  dialog,
  expectToast,
  fact,
  field,
  goTo,
  heading,
  open,
  path,
  row,
  userMenu,
  menuItem,
} from './support/screen'
import { expect, test } from './support/test'

test('the profile shows the user, and clears what the browser stores', async ({ page }) => {
  await open(page, '/projects-new')
  await field(page, 'Name').fill('half-done')
  await page.goto('/settings/profile?latency=20')
  await expect(heading(page, 'Profile')).toBeVisible()
  await expect(page).toHaveTitle('Profile / Settings / Basalt Console')
  await expect(fact(page, 'Display name')).toHaveText('Ada Quarry')
  await expect(fact(page, 'User ID')).toContainText(/[0-9a-f-]{36}/)
  await expect(row(page, 'web-devs')).toBeVisible()
  await expect(fact(page, 'Unfinished forms')).toHaveText('1 form')

  await page.getByRole('radio', { name: 'Light' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await button(page, 'Clear kept data').click()
  await confirm(page, 'Clear kept data')
  await expectToast(page, 'Kept data cleared')
  await expect(fact(page, 'Unfinished forms')).toHaveText('None')
  // Only the release of the rack, and for the other tabs, who is signed in.
  const left = await page.evaluate(() => Object.keys(localStorage).toSorted())
  expect(left).toEqual(['basalt-release', 'basalt-signed-in'])
})

test('an SSH key is shown in a panel over the list', async ({ page }) => {
  await open(page, '/settings/profile')
  await goTo(page, 'SSH keys')
  await page.getByRole('main').getByRole('link', { name: 'm1-macbook-pro' }).click()
  const panel = dialog(page, 'View SSH key')
  await expect(panel.getByRole('heading', { name: 'm1-macbook-pro' })).toBeVisible()
  for (const label of ['Name', 'Description', 'Public key'])
    await expect(field(panel, label)).toBeDisabled()
  expect(path(page)).toBe('/settings/ssh-keys/m1-macbook-pro/edit')
  await expect(page).toHaveTitle('View SSH key / SSH keys / Settings / Basalt Console')
  await panel.getByText('Close', { exact: true }).click()
  await expect(panel).toBeHidden()
  expect(path(page)).toBe('/settings/ssh-keys')
})

test('signing out asks first if a form was changed', async ({ page }) => {
  await open(page, '/projects/mock-project/instances-new')
  await field(page, 'Name').fill('half-done')
  await userMenu(page).click()
  await menuItem(page, 'Sign out').click()
  const question = dialog(page, 'Sign out')
  await button(question, 'Stay signed in').click()
  await expect(question).toBeHidden()
  await expect(field(page, 'Name')).toHaveValue('half-done')
  await userMenu(page).click()
  await menuItem(page, 'Sign out').click()
  await button(question, 'Sign out').click()
  await page.waitForURL(/\/login\?latency=20$/)
})
