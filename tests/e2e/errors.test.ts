import { button, heading, open } from './support/screen'
import { actAs } from './support/session'
import { expect, test } from './support/test'

test('an unknown page shows not found, with a link back to the console', async ({ page }) => {
  for (const address of [
    '/nonexistent',
    '/projects/nonexistent',
    '/lookup',
    '/projects/%E0%A4%A',
  ]) {
    await open(page, address)
    await expect(heading(page, 'Page not found')).toBeVisible()
    await expect(page.getByText("doesn't exist or you may not have access to it")).toBeVisible()
  }
  await page.getByRole('link', { name: 'Back to console' }).click()
  await expect(heading(page, 'Projects')).toBeVisible()
})

test('an internal error is shown without internals', async ({ page }) => {
  await page.goto('/projects/error-503/instances')
  await expect(heading(page, 'Something went wrong')).toBeVisible()
  await expect(page.getByText('contact your administrator')).toBeVisible()
  await expect(page.getByText(/assert|unavailable/i)).toBeHidden()
  await expect(page.getByRole('complementary')).toBeHidden()
  await button(page, 'Sign out').click()
  await expect(page).toHaveURL('/login')
})

test('a 403 does not tell an admin to ask for a role', async ({ page }) => {
  await page.goto('/projects/error-403/instances')
  await expect(heading(page, 'No access')).toBeVisible()
  await expect(page.getByText('You are not in any groups')).toBeHidden()
})

test('a 403 explains itself to a user without roles', async ({ page, baseURL }) => {
  await actAs(page, baseURL, 'Fynn Gabbro')
  await open(page, '/projects')
  await expect(heading(page, 'No access')).toBeVisible()
  await expect(page.getByText('identity provider is not set up correctly')).toBeVisible()
  await expect(page.getByRole('link', { name: 'docs', exact: true })).toHaveAttribute(
    'target',
    '_blank',
  )
})

test('back and forward leave an error and return to it', async ({ page }) => {
  await open(page, '/projects')
  await page.getByRole('link', { name: 'error-503' }).click()
  await expect(heading(page, 'Something went wrong')).toBeVisible()
  await page.goBack()
  await expect(heading(page, 'Projects')).toBeVisible()
  await page.goForward()
  await expect(heading(page, 'Something went wrong')).toBeVisible()
})
