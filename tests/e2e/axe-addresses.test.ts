import { expectAccessible } from './support/axe'
import { button, dialog, heading, open, PROJECT, rowAction, visit } from './support/screen'
import { expect, test } from './support/test'

test.use({ colorScheme: 'dark' })
// Axe reads every element of a page, several times.
test.slow()

const LIST = `${PROJECT}/floating-ips`

test('floating IPs and firewall rules', async ({ page }) => {
  await test.step('the firewall rules of an instance', async () => {
    await open(page, '/projects/rock-garden/instances/granite/networking')
    await expect(heading(page, 'granite')).toBeVisible()
    const rules = page.getByRole('table', { name: 'Firewall rules that can apply', exact: true })
    await expect(rules).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('detaching a floating IP', async () => {
    await visit(page, LIST)
    await rowAction(page, 'cola-float', 'Detach')
    await expect(dialog(page, 'Detach floating IP')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('attaching and moving a floating IP', async () => {
    await page.keyboard.press('Escape')
    for (const [name, action, title] of [
      ['rootbeer-float', 'Attach', 'Attach floating IP'],
      ['cola-float', 'Move to another instance…', 'Move floating IP'],
    ] as const) {
      await rowAction(page, name, action)
      await button(dialog(page, title), 'Instance').click()
      await page.getByRole('option', { name: /^you-fail/ }).click()
      await expect(dialog(page, title)).toContainText('can change only while')
      await expectAccessible(page)
      await button(dialog(page, title), 'Cancel').click()
    }
  })
})
