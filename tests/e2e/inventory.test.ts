import { button, choose, dialog, heading, menuItem, open, path, row } from './support/screen'
import { expect, test } from './support/test'

const SLEDS = '/system/inventory/sleds'
const SERIAL = 'BRM02222869'

test('an operator manages the rack', async ({ page }) => {
  await open(page, SLEDS)

  await test.step('changes the provision policy of a sled', async () => {
    await button(page, `Actions for ${SERIAL}`).click()
    await menuItem(page, 'Make not provisionable').click()
    const question = dialog(page, 'Make sled not provisionable')
    await expect(question).toContainText('Its instances and disks stay')
    await button(question, 'Make sled not provisionable').click()
    await expect(row(page, SERIAL)).toContainText('Not provisionable')
  })

  await test.step('adds an uninitialized sled, and the toast links to it', async () => {
    await page.getByRole('tab', { name: 'Uninitialized' }).click()
    await button(page, 'Actions for BRM02222880').click()
    await menuItem(page, 'Add sled').click()
    await button(dialog(page, 'Add sled'), 'Add sled').click()
    await page.getByRole('link', { name: 'View sled' }).click()
    await expect(heading(page, 'BRM02222880')).toBeVisible()
    await expect(page.getByRole('definition').filter({ hasText: 'BRM02222880' })).toBeVisible()
  })

  await test.step('follows links from a sled to its rack and to a switch', async () => {
    await page
      .getByRole('main')
      .getByRole('link', { name: /^[0-9a-f-]{36}$/ })
      .first()
      .click()
    await page.getByRole('list', { name: 'Switches' }).getByRole('link').first().click()
    await expect(dialog(page, 'Switch')).toBeVisible()
    expect(path(page)).toMatch(/\/switches\//)
    await page.keyboard.press('Escape')
    await expect(dialog(page, 'Switch')).toBeHidden()
  })

  await test.step('selects a silo and a time range for the utilization', async () => {
    await page.getByRole('complementary').getByRole('link', { name: 'Utilization' }).click()
    await expect(row(page, 'myriad')).toContainText('350 GiB')
    await page.getByRole('tab', { name: 'Metrics' }).click()
    await choose(page, 'Choose a time range preset', 'Last 30 days')
    await choose(page, 'Choose silo', 'myriad')
    const params = () => Object.fromEntries(new URL(page.url()).searchParams)
    await expect
      .poll(params)
      .toEqual({ tab: 'metrics', range: '30d', silo: expect.stringMatching(/^[0-9a-f-]{36}$/) })
    const memory = page.getByRole('region', { name: 'Memory', exact: true })
    await expect(memory.locator('path.recharts-area-curve')).toBeVisible()
    await expect(memory.getByRole('table')).toContainText('150 GiB')
  })
})
