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
  toast,
} from './support/screen'
import { expect, test } from './support/test'

const DISKS = /\/v1\/disks\?/
const INSTANCES = /\/v1\/instances\?/

/** Delays the responses to these requests until they are released. */
const holdBack = async (page: Page, requests: RegExp) => {
  const held: Route[] = []
  await page.route(requests, route => void held.push(route))
  return {
    held,
    letGo: async () => {
      await page.unroute(requests)
      // Some have been aborted meanwhile.
      await Promise.allSettled(held.map(route => route.continue()))
    },
  }
}

const bar = (page: Page, state: 'loading' | 'finishing') => page.locator(`[data-state="${state}"]`)

test('the old page stays, with a loading bar, until the new one is ready', async ({ page }) => {
  await page.goto('/projects/mock-project/instances')
  await expect(heading(page, 'Instances')).toBeVisible()
  const { held, letGo } = await holdBack(page, DISKS)
  await page.getByRole('link', { name: 'Disks' }).click()
  await expect.poll(() => held).not.toEqual([])
  await expect(bar(page, 'loading')).toBeAttached()
  await expect(bar(page, 'loading')).toHaveCSS('height', '1px')
  await expect(heading(page, 'Instances')).toBeVisible()
  await expect(row(page, 'db1')).toBeVisible()
  await expect(page).toHaveURL('/projects/mock-project/instances')
  await letGo()
  await expect(heading(page, 'Disks')).toBeVisible()
  await expect(page).toHaveURL('/projects/mock-project/disks')
  await expect(bar(page, 'loading')).not.toBeAttached()
  await expect(bar(page, 'finishing')).not.toBeAttached()
})

test('navigating again while a page loads leads to the latest one', async ({ page }) => {
  await page.goto('/projects/mock-project/instances')
  await expect(heading(page, 'Instances')).toBeVisible()
  const { held, letGo } = await holdBack(page, DISKS)
  await page.getByRole('link', { name: 'Disks' }).click()
  await expect.poll(() => held).not.toEqual([])
  await expect(bar(page, 'loading')).toBeAttached()
  // Not a link of the page, which the skeleton of the next one covers after a second.
  await page.getByRole('link', { name: 'Images' }).click()
  await expect(heading(page, 'Project images')).toBeVisible()
  await letGo()
  await expect(heading(page, 'Project images')).toBeVisible()
  await expect(page).toHaveURL('/projects/mock-project/images')
})

test('hovering over a link prefetches its page', async ({ page }) => {
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

test('a failing poll leaves the page unchanged', async ({ page, context }) => {
  await page.goto('/projects/rock-garden/instances')
  await expect(row(page, 'granite')).toBeVisible()
  await context.setOffline(true)
  const failed = page.waitForEvent('requestfailed', request => INSTANCES.test(request.url()))
  await button(page, 'Refresh data').click()
  await failed
  await expect(button(page, 'Refresh data')).toBeEnabled()
  await expect(row(page, 'granite')).toBeVisible()
  await expect(heading(page, 'Instances')).toBeVisible()
})

test('what cannot be loaded offline leaves the page, and appears with the connection', async ({
  page,
  context,
}) => {
  await page.goto('/projects/rock-garden/instances')
  await expect(row(page, 'granite')).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('checkbox', { name: 'Select granite' }).click()
  const connection = page.getByRole('region', { name: 'Connection' })
  await expect(connection).toBeVisible()
  await button(page, 'Views of instances').click()
  await expect(row(page, 'granite')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('region', { name: 'Selected instances' })).toContainText('1 instance')
  await expect(connection).toBeHidden()
})

test('a page requested offline opens when the connection is back', async ({ page, context }) => {
  await page.goto('/projects')
  await expect(heading(page, 'Projects')).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('link', { name: 'mock-project' }).click()
  const connection = page.getByRole('region', { name: 'Connection' })
  await expect(connection).toContainText('The page you asked for opens when it is back')
  await expect(heading(page, 'Projects')).toBeVisible()
  await context.setOffline(false)
  await expect(heading(page, 'Instances')).toBeVisible()
  await expect(connection).toBeHidden()
})

test('a confirmed action that fails closes its dialog and shows a toast', async ({ page }) => {
  await page.goto('/projects/rock-garden/instances')
  await rowAction(page, 'pebble', 'Delete')
  const started = await page.request.post('/v1/instances/pebble/start?project=rock-garden')
  expect(started.status()).toBe(202)
  await confirm(page, 'Delete instance')
  await expect(toast(page, /Cannot delete instance/)).toBeVisible()
  await expectToast(page, /^Could not delete /)
  await expect(row(page, 'pebble')).toBeVisible()
})

test('a pending button shows it, keeps the focus and ignores further presses', async ({ page }) => {
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
