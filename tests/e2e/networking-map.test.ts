import { dialog, open } from './support/screen'
import { expect, test } from './support/test'

const PATH = '/system/networking/map'

test('the boxes of the networking map by keyboard', async ({ page }) => {
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
})
