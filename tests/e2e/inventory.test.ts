import { expectAccessible } from './support/axe'
import { button, choose, dialog, heading, menuItem, open, path, row } from './support/screen'
import { expect, test } from './support/test'

const SLEDS = '/system/inventory/sleds'
const SERIAL = 'BRM02222869'

test('an operator looks after the rack', async ({ page }) => {
  await open(page, SLEDS)

  await test.step('the provision policy of a sled is changed', async () => {
    await button(page, `Actions for ${SERIAL}`).click()
    await menuItem(page, 'Make non-provisionable').click()
    const question = dialog(page, 'Make sled non-provisionable')
    await expect(question).toContainText('that are on it stay')
    await button(question, 'Make sled non-provisionable').click()
    await expect(row(page, SERIAL)).toContainText('Not provisionable')
  })

  await test.step('an uninitialized sled is added, and the toast leads to it', async () => {
    await page.getByRole('tab', { name: 'Uninitialized' }).click()
    await button(page, 'Actions for BRM02222880').click()
    await menuItem(page, 'Add sled').click()
    await button(dialog(page, 'Add sled'), 'Add sled').click()
    await page.getByRole('link', { name: 'View sled' }).click()
    await expect(heading(page, 'Sled')).toBeVisible()
    await expect(page.getByRole('definition').filter({ hasText: 'BRM02222880' })).toBeVisible()
  })

  await test.step('the utilization is that of a time and of a silo', async () => {
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

const ADDRESSES = [
  SLEDS,
  '/system/inventory/disks',
  '/system/inventory/racks',
  '/system/inventory/switches',
  '/system/inventory/uninitialized',
  '/system/utilization',
  '/system/utilization?tab=metrics',
  '/utilization',
  '/system/issues',
]

test('the pages fit a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const address of ADDRESSES) {
    await open(page, address)
    const excess = () => document.documentElement.scrollWidth - window.innerWidth
    expect(await page.evaluate(excess), address).toBe(0)
  }
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })
    test.slow()

    test('the pages are accessible', async ({ page }) => {
      for (const address of ADDRESSES) {
        await open(page, address)
        await expectAccessible(page)
      }
    })

    test('and so are a sled, and the picture of a rack', async ({ page }) => {
      await open(page, SLEDS)
      await page.getByRole('table').getByRole('link').first().click()
      await expect(heading(page, 'Sled')).toBeVisible()
      await expectAccessible(page)
      await page
        .getByRole('main')
        .getByRole('link', { name: /^[0-9a-f-]{36}$/ })
        .click()
      await expect(page.getByRole('list', { name: 'Switches' })).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('list', { name: 'Switches' }).getByRole('link').first().click()
      await expect(dialog(page, 'Switch')).toBeVisible()
      expect(path(page)).toMatch(/\/switches\//)
      await expectAccessible(page)
    })
  })
}
