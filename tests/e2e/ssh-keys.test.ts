import { expectAccessible } from './support/axe'
import {
  button,
  confirm,
  dialog,
  expectToast,
  fillForm,
  heading,
  open,
  row,
  rowAction,
} from './support/screen'
import { expect, test } from './support/test'
import { PUBLIC_KEY } from '#tests/support/ssh-key'

test.use({ colorScheme: 'dark' })

test('all SSH keys are deleted, another one is added and deleted', async ({ page }) => {
  await open(page, '/settings/ssh-keys')
  await expect(heading(page, 'SSH keys')).toBeVisible()
  await expectAccessible(page)
  for (const name of ['m1-macbook-pro', 'mac-mini']) {
    await rowAction(page, name, 'Delete')
    await confirm(page, 'Delete SSH key')
    await expectToast(page, `SSH key ${name} deleted`)
  }
  await expect(page.getByText('No SSH keys')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('main').getByRole('link', { name: 'Add SSH key' }).first().click()
  const panel = dialog(page, 'Add SSH key')
  await fillForm(panel, {
    Name: 'laptop',
    Description: 'at work',
    'Public key': `${PUBLIC_KEY} ada`,
  })
  await expectAccessible(page)
  await button(panel, 'Add SSH key').click()
  await expect(panel).toBeHidden()
  await expect(row(page, 'laptop')).toContainText('at work')
  await expectToast(page, 'SSH key laptop created')
  await rowAction(page, 'laptop', 'Delete')
  await confirm(page, 'Delete SSH key')
  await expect(page.getByText('No SSH keys')).toBeVisible()
})
