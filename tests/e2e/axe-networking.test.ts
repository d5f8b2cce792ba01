import { expectAccessible } from './support/axe'
import { button, dialog, fillForm, menuItem, open, PROJECT, tooltip, visit } from './support/screen'
import { expect, test } from './support/test'

test.use({ colorScheme: 'dark' })
// Axe reads every element of a page, several times.
test.slow()

const GARDEN = '/projects/rock-garden/instances'

test('networking, a command, the palette and firewall rules', async ({ page }) => {
  await test.step('the networking tab, full and empty', async () => {
    await open(page, `${PROJECT}/instances/db1/networking`)
    await expect(page.getByRole('link', { name: 'mock-subnet' })).toBeVisible()
    await button(page, 'Add network interface').hover()
    await expect(tooltip(page)).toBeVisible()
    await expectAccessible(page)
    await visit(page, `${GARDEN}/pebble/networking`)
    await expectAccessible(page)
  })

  await test.step('the command dialog', async () => {
    await visit(page, `${GARDEN}/pebble/connect`)
    await button(page, 'CLI command').click()
    await expect(dialog(page, 'CLI command')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('firewall rules, some of them selected', async () => {
    await page.keyboard.press('Escape')
    await visit(page, '/projects/rock-garden/vpcs/strata/firewall-rules')
    await page.getByRole('checkbox', { name: 'Select no-mail' }).check()
    await expect(page.getByText('1 firewall rule selected')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step("the palette on an instance's page", async () => {
    await visit(page, `${PROJECT}/instances/db1/networking`)
    await page.keyboard.press('Control+k')
    await expect(dialog(page, 'Quick actions')).toContainText('instances can be started')
    await expectAccessible(page)
  })

  await test.step('the dialogs for external IPs', async () => {
    await page.keyboard.press('Escape')
    await visit(page, `${PROJECT}/instances/db2/networking`)
    for (const [title, field] of [
      ['Attach ephemeral IP', 'IP pool'],
      ['Attach floating IP', 'Floating IP'],
    ] as const) {
      await button(page, title).click()
      await button(dialog(page, title), field).click()
      await expect(page.getByRole('listbox')).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await button(dialog(page, title), 'Cancel').click()
    }
    await visit(page, `${PROJECT}/instances/db1/networking`)
    await button(page, 'Actions for cola-float').click()
    await menuItem(page, 'Detach').click()
    await expect(dialog(page, 'Detach floating IP')).toBeVisible()
    await expectAccessible(page)
  })
})

test('the panels for network interfaces', async ({ page }) => {
  await open(page, `${GARDEN}/big-iron/networking`)
  await button(page, 'Add network interface').click()
  const added = dialog(page, 'Add network interface')
  await fillForm(added, { Name: 'Not A Name', 'IP address': 'x' })
  await button(added, 'Add network interface').click()
  await expect(added.getByText('Not a valid IP address')).toBeVisible()
  await button(added, 'Subnet').click()
  await expect(page.getByRole('listbox')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await button(added, 'Cancel').click()

  await button(page, 'Actions for net0').click()
  await menuItem(page, 'Edit').click()
  const edited = dialog(page, 'Edit network interface')
  for (const block of ['10.0.0.0/8', '10.0.0.0']) {
    await fillForm(edited, { 'Transit IPs': block })
    await button(edited, 'Add transit IP').click()
  }
  await expect(edited.getByText('Must contain an IP address')).toBeVisible()
  await expectAccessible(page)
})

test('a similar instance', async ({ page }) => {
  await open(page, '/projects/rock-garden/instances-new?from=granite')
  await expect(page.getByText('Filled in from granite')).toBeVisible()
  await expectAccessible(page)
})
