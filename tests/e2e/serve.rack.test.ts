import { test as plainTest } from '@playwright/test'
import { heading } from './support/screen'
import { expect, test } from './support/test'

test('an address is the same screen when it is loaded as when it is reached', async ({ page }) => {
  await page.goto('/projects')
  await page.getByRole('link', { name: 'mock-project', exact: true }).click()
  await expect(heading(page, 'Instances')).toBeVisible()
  const rows = await page.locator('tbody tr').count()
  await page.reload()
  await expect(heading(page, 'Instances')).toBeVisible()
  await expect(page.locator('tbody tr')).toHaveCount(rows)
})

test('an address that ends like a file is still a screen', async ({ page }) => {
  const response = await page.goto('/projects/mock-project/no.such.page')
  expect(response?.status()).toBe(200)
  await expect(heading(page, 'Page not found')).toBeVisible()
})

test('the login of the API leads to that of the console, on the console’s host', async ({
  page,
  baseURL,
}) => {
  await page.goto('/login?redirect_uri=%2Fprojects')
  await expect(page.getByLabel('Username')).toBeVisible()
  expect(page.url()).toMatch(new RegExp(`^${baseURL}/login/[\\w-]+/local`))
})

// The other test would take the browser's refusal for a mistake of the page.
plainTest('the page may not be framed, and runs no script of a document', async ({ page }) => {
  await page.goto('/projects')
  const answer = await page.request.get('/projects')
  expect(answer.headers()).toMatchObject({
    'x-frame-options': 'DENY',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  })
  expect(await answer.text()).not.toMatch(/<script(?![^>]*\bsrc=)/)
  const ran = await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.name = "inline"'
    document.body.append(script)
    return window.name
  })
  expect(ran).toBe('')
})
