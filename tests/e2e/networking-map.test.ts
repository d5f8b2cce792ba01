import { expectAccessible } from './support/axe'
import { dialog, open } from './support/screen'
import { expect, test } from './support/test'

const PATH = '/system/networking/map'

// Axe reads every element of a page, several times.
test.slow()

test('the networking map by keyboard, in both views and themes', async ({ page }) => {
  await open(page, `${PATH}?scenario=uplinks&release=newest`)
  const map = page.getByRole('region', { name: 'Networking map', exact: true })
  const box = (name: string) => map.getByRole('button', { name, exact: true })
  await expect(box('Neighbor leaf-3')).toBeVisible()

  await test.step('are one tab stop, and arrow keys lead from one to the next', async () => {
    await map.focus()
    await page.keyboard.press('Tab')
    await expect(map.getByRole('button').first()).toBeFocused()
    await box('Neighbor leaf-3').focus()
    await page.keyboard.press('ArrowRight')
    await expect(box('Port qsfp0 on switch1')).toBeFocused()
    await expect(box('Port qsfp0 on switch1')).toBeInViewport()
    await page.keyboard.press('Tab')
    await expect(map.locator(':focus')).toHaveCount(0)
    await page.keyboard.press('Shift+Tab')
    await expect(box('Port qsfp0 on switch1')).toBeFocused()
  })

  await test.step('get the focus back when their panel is closed', async () => {
    await page.keyboard.press('Enter')
    await expect(dialog(page, 'Port')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog(page, 'Port')).toBeHidden()
    await expect(box('Port qsfp0 on switch1')).toBeFocused()
  })
  for (const colorScheme of ['light', 'dark'] as const)
    await test.step(`picture, panel and list are accessible and fit a phone, ${colorScheme}`, async () => {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.getByRole('radio', { name: 'Picture' }).click()
      await expectAccessible(page)
      await box('Neighbor leaf-3').click()
      await expect(dialog(page, 'Neighbor')).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await page.getByRole('radio', { name: 'List' }).click()
      await expectAccessible(page)
      await page.setViewportSize({ width: 360, height: 740 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    })
})
