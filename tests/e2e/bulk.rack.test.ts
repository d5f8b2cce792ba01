import type { Page } from '@playwright/test'
import { faultNames } from '@/mirage/server/fault-names'
import { button, dialog } from './support/screen'
import { expect, test } from './support/test'

const PROJECT = 'bulk-journey'
const COUNT = 45
/** The one that cannot be stopped. */
const LOST = 4

/** Creates a project for this test, because tests share the server; every third instance is off. */
const createInstances = async (page: Page) => {
  const post = async (url: string, data: object) =>
    expect((await page.request.post(url, { data })).ok()).toBe(true)
  await post('/v1/projects', { name: PROJECT, description: '' })
  for (let number = 0; number < COUNT; number++)
    await post(`/v1/instances?project=${PROJECT}`, {
      name: number === LOST ? faultNames.lostMachine : `worker-${String(number).padStart(2, '0')}`,
      description: '',
      hostname: 'worker',
      ncpus: 1,
      memory: 1024 ** 3,
      disks: [],
      network_interfaces: { type: 'none' },
      start: number % 3 !== 0,
    })
}

const results = (page: Page, status: string) =>
  page.getByRole('list', { name: 'Results' }).locator(`[data-status="${status}"]`)

test('forty instances in mixed states are stopped, although one fails and the page is reloaded', async ({
  page,
}) => {
  await page.goto(`/projects/${PROJECT}/instances`)
  await createInstances(page)
  await page.goto(`/projects/${PROJECT}/instances`)
  await button(page, '25').click()
  await page.getByRole('option', { name: '50', exact: true }).click()
  const boxes = page.getByRole('checkbox', { name: /^Select (worker|lost)/ })
  await expect(boxes).toHaveCount(COUNT)
  await expect(page.getByRole('row').filter({ hasText: 'running' })).toHaveCount(30, {
    timeout: 30_000,
  })
  await boxes.first().click()
  await boxes.nth(39).click({ modifiers: ['Shift'] })
  await expect(page.getByText('40 instances selected')).toBeVisible()

  await button(page, 'Stop').click()
  const plan = dialog(page, 'Stop 26 instances')
  await expect(plan).toContainText('This will stop 26 of the 40 selected instances.')
  await expect(plan).toContainText('Only running instances can be stopped')
  await button(plan, 'Stop 26 instances').click()
  await expect(results(page, 'done').nth(3)).toBeVisible()

  await page.reload()
  await expect(plan).toContainText('The page was left while this was running')
  await button(plan, 'Go on').click()
  const again = plan.getByRole('button', { name: /^(Retry failed|Try again)/ })
  await expect(again).toBeVisible()
  await again.click()
  await expect(plan).toContainText('25 of 26 done')
  await expect(results(page, 'failed')).toContainText(faultNames.lostMachine)
  await page.keyboard.press('Escape')
  await expect(plan).toBeHidden()
  await expect(page.getByRole('row').filter({ hasText: 'running' })).toHaveCount(4, {
    timeout: 30_000,
  })
})
