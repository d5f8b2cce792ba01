import { expectAccessible } from './support/axe'
import { button, dialog, menuItem, open, PROJECT, row, tooltip } from './support/screen'
import { actAs } from './support/session'
import { expect, test } from './support/test'

test.use({ colorScheme: 'dark' })
// Axe reads every element of a page, several times.
test.slow()

test('project access, its group, and the role form', async ({ page }) => {
  await open(page, `${PROJECT}/access`)
  await button(page, 'web-devs').click()
  await expect(row(dialog(page, 'Group'), 'Greta Schist')).toBeVisible()
  await expectAccessible(page)
  await button(dialog(page, 'Group'), 'Close').click()
  await button(page, 'Add user or group').click()
  const adding = dialog(page, 'Add user or group')
  await button(adding, 'Assign role').click()
  await expect(adding.getByText('Role is required')).toBeVisible()
  await expectAccessible(page)
})

test('silo access, and the warnings before lowering a role', async ({ page }) => {
  await open(page, '/access')
  await button(page, 'Actions for Ada Quarry').click()
  await menuItem(page, 'Change role').click()
  await dialog(page, 'Change silo role for Ada Quarry')
    .getByRole('radio', { name: /^Viewer/ })
    .check()
  await expectAccessible(page)
})

test('silo access for a viewer', async ({ page, baseURL }) => {
  await actAs(page, baseURL, 'Dario Marl')
  await open(page, '/access')
  await button(page, 'Add user or group').hover()
  await expect(tooltip(page)).toBeVisible()
  await expectAccessible(page)
  await button(page, 'Actions for Ada Quarry').click()
  await expectAccessible(page)
})

test('a rejected code', async ({ page }) => {
  await open(page, '/device/verify')
  await page.keyboard.type('errorabc')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('Code is invalid')
  await expectAccessible(page)
})
