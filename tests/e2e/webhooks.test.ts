import { expectAccessible } from './support/axe'
import { button, dialog, expectToast, field, heading, menuItem, open, row } from './support/screen'
import { expect, test } from './support/test'

test.use({ colorScheme: 'dark' })

test('a webhook that fails is mended and sent what it has missed', async ({ page }) => {
  await open(page, '/system/alerting/receivers?release=newest&latency=0')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'broken-hook' }).click()
  await page.getByRole('tab', { name: 'Deliveries' }).click()
  await expect(row(page, 'resend')).toContainText('HTTP error 500')
  await expectAccessible(page)

  const resendAll = async () => {
    await button(page, 'Resend all failed').click()
    await button(dialog(page, 'Resend all failed'), 'Resend all').click()
  }
  await resendAll()
  await expectToast(page, 'Could not resend alerts')

  await button(page, 'Webhook actions').click()
  await menuItem(page, 'Edit').click()
  const form = dialog(page, 'Edit webhook')
  await field(form, 'Endpoint URL').fill('https://mended.example/hook')
  await button(form, 'Update webhook').click()
  await expect(heading(page, 'broken-hook')).toBeVisible()

  await page.getByRole('tab', { name: 'Deliveries' }).click()
  await resendAll()
  await expectToast(page, '2 deliveries started')
  const delivered = page.getByRole('row').filter({ hasText: 'resend' }).first()
  await expect(async () => {
    await button(page, 'Refresh data').click()
    await expect(delivered).toContainText('Succeeded', { timeout: 500 })
  }).toPass()
  await delivered.getByRole('link').first().click()
  const panel = dialog(page, 'Delivery')
  await panel.getByRole('tab', { name: 'Request' }).click()
  await expect(panel.getByLabel('Body of the request')).toContainText('"slot"')
  await expectAccessible(page)
  await button(panel, 'Close').first().click()

  await page.getByRole('tab', { name: 'Check' }).click()
  await field(page, 'Raw body').fill('{}')
  await field(page, 'Signature header').fill('a=sha256&id=a1e5&s=00')
  await field(page, 'Secret').fill('granite')
  await expect(page.getByText('Does not match')).toBeVisible()
  await expectAccessible(page)
})
