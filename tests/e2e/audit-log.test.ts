import { expectAccessible } from './support/axe'
import {
  button,
  confirm,
  dialog,
  goTo,
  menuChoice,
  open,
  PROJECT,
  row,
  rowAction,
} from './support/screen'
import { expect, test } from './support/test'

test.use({ colorScheme: 'dark' })

test('an operator finds out who deleted an instance', async ({ page }) => {
  await open(page, `${PROJECT}/instances?release=newest`)
  await rowAction(page, 'you-fail', 'Delete')
  await confirm(page, 'Delete instance')
  await expect(row(page, 'you-fail')).toBeHidden()

  await button(page, 'Switch between system and silo').click()
  await menuChoice(page, 'System').click()
  await goTo(page, 'Audit log')
  const entry = page.getByRole('row').filter({ hasText: 'you-fail' }).first()
  await expect(entry).toContainText('Ada Quarry')
  await expectAccessible(page)
  await entry.getByRole('link').first().click()
  const panel = dialog(page, 'Entry')
  await expect(panel).toContainText('Ada Quarry')
  await expect(panel).toContainText('/v1/instances/you-fail')
  await expectAccessible(page)
})
