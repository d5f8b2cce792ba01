import {
  button,
  choose,
  dialog,
  expectToast,
  field,
  fillForm,
  heading,
  menuItem,
  open,
  pick,
  PROJECT,
  userMenu,
} from './support/screen'
import { actAs, signIn, signOutElsewhere } from './support/session'
import { expect, test } from './support/test'

test('logging in leads back to where the user came from, but only on this origin', async ({
  page,
}) => {
  await open(page, '/login/maze-war/local?redirect_uri=%2Fprojects%2Fmock-project%2Fdisks')
  await expect(field(page, 'Username')).toBeFocused()
  await signIn(page)
  await expect(heading(page, 'Disks')).toBeVisible()
  await expect(page).toHaveURL(`${PROJECT}/disks`)
  await expectToast(page, 'Logged in')

  await open(page, '/login/maze-war/local?redirect_uri=https%3A%2F%2Fexample.com%2Fprojects')
  await signIn(page)
  await expect(heading(page, 'Projects')).toBeVisible()
  await expect(page).toHaveURL('/projects')
})

test('a failed login is reported on the login page', async ({ page }) => {
  await open(page, '/login/maze-war/local')
  await button(page, 'Sign in').click()
  await expect(page.getByText('Username is required')).toBeVisible()
  await expect(page.getByText('Password is required')).toBeVisible()
  await expect(field(page, 'Username')).toBeFocused()
  await signIn(page, 'ada-quarry', 'bad')
  await expect(page.getByText('Could not sign in')).toBeVisible()
  await expect(field(page, 'Username')).toHaveValue('ada-quarry')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('bad')
  await expect(page).toHaveURL(/\/login\/maze-war\/local/)
})

test('a session that ends while a form is open loses no input', async ({ page }) => {
  await open(page, `${PROJECT}/instances-new`)
  await fillForm(page, { Name: 'survivor', Description: 'typed before' })
  await pick(page, 'Image', 'debian-12')
  await signOutElsewhere(page)
  await button(page, 'Create instance').click()

  // The preview simulates the same rack there.
  await expect(page).toHaveURL(/\/login\?redirect_uri=.*&latency=20$/)
  await page.getByRole('link', { name: 'Sign in to maze-war' }).click()
  await signIn(page)
  await expect(heading(page, 'Create instance')).toBeVisible()
  await expect(field(page, 'Name')).toHaveValue('survivor')
  await expect(field(page, 'Description')).toHaveValue('typed before')
  await expect(page.getByRole('combobox', { name: 'Image' })).toHaveValue('debian-12')
  await button(page, 'Create instance').click()
  await expect(heading(page, 'survivor')).toBeVisible()
})

test('a panel survives the loss of the session as well', async ({ page }) => {
  await open(page, `${PROJECT}/disks-new`)
  const panel = dialog(page, 'Create disk')
  await fillForm(panel, { Name: 'survivor' })
  await panel.getByRole('radio', { name: 'Snapshot' }).check()
  await choose(panel, 'Source snapshot', /^snapshot-1\b/)
  await signOutElsewhere(page)
  await button(panel, 'Create disk').click()
  await page.getByRole('link', { name: 'Sign in to maze-war' }).click()
  await signIn(page)
  await expect(field(panel, 'Name')).toHaveValue('survivor')
  await expect(button(panel, 'Source snapshot')).toHaveText('snapshot-1')
})

test('signing out leads all tabs to the login, and leaves nothing to the next user', async ({
  page,
  context,
  baseURL,
}) => {
  await open(page, '/projects-new')
  await fillForm(dialog(page, 'Create project'), { Name: 'of-the-first-tab' })
  const other = await context.newPage()
  await open(other, `${PROJECT}/disks`)
  await userMenu(other).click()
  await menuItem(other, 'Sign out').click()
  await expect(other).toHaveURL('/login?latency=20')
  await expect(page).toHaveURL('/login?latency=20')
  expect(await page.evaluate(() => localStorage.getItem('basalt-drafts'))).toBeNull()

  await button(page, 'Report a problem').click()
  const report = dialog(page, 'Report a problem')
  await expect(button(report, 'Session')).toHaveText(/^This session/)
  await button(report, 'Session').click()
  await expect(page.getByRole('option')).toHaveCount(1)

  await actAs(page, baseURL, 'Clara Flint')
  await open(page, '/settings/recording')
  const sessions = page.getByRole('table', { name: 'Recorded sessions' })
  await expect(sessions.getByRole('row').filter({ hasText: 'This session' })).toBeVisible()
  await expect(sessions.getByRole('row').filter({ hasText: '/projects' })).toHaveCount(0)
})
