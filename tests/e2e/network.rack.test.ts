import type { Page, Route } from '@playwright/test'
import {
  button,
  confirm,
  dialog,
  expectToast,
  fillForm,
  heading,
  row,
  rowAction,
} from './support/screen'
import { expect, test } from './support/test'

const DISKS = /\/v1\/disks\?/

/** Holds back the answers to these requests until they are let go. */
const holdBack = async (page: Page, requests: RegExp) => {
  const held: Route[] = []
  await page.route(requests, route => void held.push(route))
  return {
    held,
    letGo: async () => {
      await page.unroute(requests)
      // Some have been given up meanwhile.
      await Promise.allSettled(held.map(route => route.continue()))
    },
  }
}

const bar = (page: Page, state: 'loading' | 'finishing') => page.locator(`[data-state="${state}"]`)

test('the old page stays, with a bar over it, until the new one is there', async ({ page }) => {
  await page.goto('/projects/mock-project/instances')
  await expect(heading(page, 'Instances')).toBeVisible()
  const { held, letGo } = await holdBack(page, DISKS)
  await page.getByRole('link', { name: 'Disks' }).click()
  await expect.poll(() => held).not.toEqual([])
  await expect(bar(page, 'loading')).toBeAttached()
  await expect(heading(page, 'Instances')).toBeVisible()
  await expect(row(page, 'db1')).toBeVisible()
  await expect(page).toHaveURL('/projects/mock-project/instances')
  await letGo()
  await expect(heading(page, 'Disks')).toBeVisible()
  await expect(page).toHaveURL('/projects/mock-project/disks')
  await expect(bar(page, 'loading')).not.toBeAttached()
  await expect(bar(page, 'finishing')).not.toBeAttached()
})

test('whoever changes their mind while a page loads gets what they asked for last', async ({
  page,
}) => {
  await page.goto('/projects/mock-project/instances')
  await expect(heading(page, 'Instances')).toBeVisible()
  const { held, letGo } = await holdBack(page, DISKS)
  await page.getByRole('link', { name: 'Disks' }).click()
  await expect.poll(() => held).not.toEqual([])
  await expect(bar(page, 'loading')).toBeAttached()
  await page.getByRole('link', { name: 'db2' }).click()
  await expect(heading(page, 'db2')).toBeVisible()
  await letGo()
  await expect(heading(page, 'db2')).toBeVisible()
  await expect(page).toHaveURL('/projects/mock-project/instances/db2/storage')
})

test('pointing at a link fetches its page, which is then there at once', async ({ page }) => {
  await page.goto('/projects/mock-project/instances')
  await expect(heading(page, 'Instances')).toBeVisible()
  const answered = page.waitForResponse(DISKS)
  const link = page.getByRole('link', { name: 'Disks' })
  await link.hover()
  await answered
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  await link.click()
  await expect(heading(page, 'Disks')).toBeVisible()
  expect(asked.filter(url => DISKS.test(url))).toEqual([])
})

test('a poll that fails leaves the page as it is', async ({ page }) => {
  await page.goto('/projects/rock-garden/instances')
  await expect(row(page, 'granite')).toBeVisible()
  await page.route(/\/v1\/instances\?/, route => route.abort())
  await button(page, 'Refresh data').click()
  await expect(button(page, 'Refresh data')).toBeEnabled()
  await expect(row(page, 'granite')).toBeVisible()
  await expect(heading(page, 'Instances')).toBeVisible()
})

test('a page that cannot be read is an error, and the way back works', async ({ page }) => {
  await page.goto('/projects')
  await expect(heading(page, 'Projects')).toBeVisible()
  await page.route(/\/v1\/instances\?/, route => route.abort())
  await page.getByRole('link', { name: 'mock-project' }).click()
  await expect(heading(page, 'Something went wrong')).toBeVisible()
  await page.unroute(/\/v1\/instances\?/)
  await page.goBack()
  await expect(heading(page, 'Projects')).toBeVisible()
  await page.goForward()
  await expect(heading(page, 'Instances')).toBeVisible()
})

test('code that does not arrive is an error, and is asked for again', async ({ page }) => {
  await page.goto('/projects')
  await expect(heading(page, 'Projects')).toBeVisible()
  await page.route(/\/assets\/.*\.js$/, route => route.abort())
  await page.getByRole('link', { name: 'mock-project' }).click()
  await expect(heading(page, 'Something went wrong')).toBeVisible()
  await page.unroute(/\/assets\/.*\.js$/)
  await page.goBack()
  await page.goForward()
  await expect(heading(page, 'Instances')).toBeVisible()
})

test('what the server says that is no JSON is told as such, and nothing is lost', async ({
  page,
}) => {
  await page.goto('/projects-new')
  const panel = dialog(page, 'Create project')
  await fillForm(panel, { Name: 'patience' })
  await page.route(/\/v1\/projects$/, route =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' })
      : route.continue(),
  )
  await button(panel, 'Create project').click()
  await expect(panel.getByText('Error reading API response')).toBeVisible()
  await expect(panel.getByRole('textbox', { name: 'Name' })).toHaveValue('patience')
})

test('a question that is answered yes in vain closes, and a toast says why', async ({ page }) => {
  await page.goto('/projects/mock-project/disks')
  await expect(heading(page, 'Disks')).toBeVisible()
  await page.route(/\/v1\/disks\/disk-3\?/, route =>
    route.fulfill({ status: 403, json: { error_code: 'Forbidden', message: '', request_id: '1' } }),
  )
  await rowAction(page, 'disk-3', 'Delete')
  await confirm(page, 'Confirm delete')
  await expect(page.getByTestId('Toasts').getByText('Action not authorized')).toBeVisible()
  await expectToast(page, 'Could not delete resource')
  await expect(row(page, 'disk-3')).toBeVisible()
})

test('a button that waits for its answer says so, keeps the focus and takes no second press', async ({
  page,
}) => {
  await page.goto('/projects-new')
  const panel = dialog(page, 'Create project')
  await fillForm(panel, { Name: 'mock-project' })
  const { held, letGo } = await holdBack(page, /\/v1\/projects$/)
  const submit = panel.getByRole('button', { name: /^Create project/ })
  await submit.focus()
  await page.keyboard.press('Enter')
  await expect(submit).toHaveAttribute('aria-disabled', 'true')
  await expect(submit.getByLabel('Spinner')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(submit).toBeFocused()
  await letGo()
  await expect(panel.getByText('Project name already exists')).toBeVisible()
  expect(held).toHaveLength(1)
})
