import { makeCertificate } from '#tests/integration/backend/support/x509'
import { expectAccessible } from './support/axe'
import { button, dialog, expectToast, fillForm, heading, open, pick, row } from './support/screen'
import { expect, test } from './support/test'

test.use({ colorScheme: 'dark' })
// Axe reads every element of a page, several times.
test.slow()

const pem = (name: string, text: string) => ({
  name,
  mimeType: 'application/x-pem-file',
  buffer: Buffer.from(text),
})

test('an operator sets up a silo from scratch', async ({ page }) => {
  const pair = makeCertificate({ hosts: ['*.sys.rack.example'] })
  await open(page, '/system/silos')
  await page.getByRole('main').getByRole('link', { name: 'New silo' }).click()
  const silo = dialog(page, 'Create silo')
  await fillForm(silo, { Name: 'quarry', 'CPU quota (vCPUs)': '8', 'Memory quota (GiB)': '32' })
  await button(silo, 'Add TLS certificate').click()
  const certificate = dialog(page, 'Add TLS certificate')
  await fillForm(certificate, { Name: 'wildcard' })
  await certificate
    .getByLabel('Choose file for Certificate')
    .setInputFiles(pem('cert.pem', pair.cert))
  await certificate
    .getByLabel('Choose file for Private key')
    .setInputFiles(pem('key.pem', pair.key))
  await expectAccessible(page)
  await button(certificate, 'Add certificate').click()
  await expect(button(silo, 'Remove certificate wildcard')).toBeVisible()
  await button(silo, 'Create silo').click()
  await expectToast(page, 'Silo quarry created')
  await expect(heading(page, 'quarry')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('SAML JIT')
  await expect(page.getByText('Left to do in this silo')).toBeVisible()

  await page.getByRole('complementary').getByRole('link', { name: 'IP pools' }).click()
  await expect(heading(page, 'IP pools')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'New IP pool' }).click()
  const pool = dialog(page, 'Create IP pool')
  await fillForm(pool, { Name: 'quarry-pool' })
  await button(pool, 'Create IP pool').click()
  await expectToast(page, 'IP pool quarry-pool created')
  await expect(heading(page, 'quarry-pool')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No IP ranges' })).toBeVisible()
  await page.getByRole('link', { name: 'Add range' }).first().click()
  const range = dialog(page, 'Add IP range')
  await fillForm(range, { First: '192.0.2.1', Last: '192.0.2.100' })
  await button(range, 'Add IP range').click()
  await expectToast(page, 'IP range added')
  await expect(page.getByRole('row').filter({ hasText: '192.0.2.100' })).toBeVisible()
  await page.getByRole('tab', { name: 'Linked silos' }).click()
  await button(page, 'Link silo').first().click()
  const link = dialog(page, 'Link silo')
  await pick(link, 'Silo', 'quarry')
  await button(link, 'Link').click()
  await expectToast(page, 'Silo quarry linked')
  await page.getByRole('link', { name: 'quarry', exact: true }).click()
  await expect(heading(page, 'quarry')).toBeVisible()
  await expect(page.getByRole('tab', { name: 'IP pools' })).toHaveAttribute('aria-selected', 'true')
  await expect(row(page, 'quarry-pool')).toBeVisible()

  await page.getByRole('tab', { name: 'Identity providers' }).click()
  await page.getByRole('link', { name: 'New provider' }).first().click()
  const provider = dialog(page, 'Create identity provider')
  await fillForm(provider, {
    Name: 'idp',
    'Technical contact email': 'ops@rack.example',
    'Service provider client ID': 'basalt',
    'Single logout (SLO) URL': 'https://rack.example/slo',
    'Entity ID': 'https://idp.example',
    'Metadata source URL': 'https://idp.example/metadata',
  })
  await button(provider, 'Create provider').click()
  await expectToast(page, 'Identity provider idp created')
  await expect(row(page, 'idp')).toContainText('SAML')
  await expect(page.getByText('Left to do in this silo')).toBeHidden()

  await page.getByRole('tab', { name: 'Quotas' }).click()
  await button(page, 'Edit quotas').click()
  const quotas = dialog(page, 'Edit quotas')
  await fillForm(quotas, { 'Memory (GiB)': '64' })
  await expectAccessible(page)
  await button(quotas, 'Update quotas').click()
  await expectToast(page, 'Quotas updated')
  const table = page.getByRole('table', { name: 'Quotas' })
  await expect(row(table, 'Memory')).toContainText('64 GiB')
})

test('an operator takes a SCIM token, which is shown once', async ({ page }) => {
  await open(page, '/system/silos/clockwork?tab=scim&release=v17')
  await expectAccessible(page)
  const create = button(page, 'Create token')
  await create.click()
  await button(dialog(page, 'Create SCIM token'), 'Create SCIM token').click()
  const created = dialog(page, 'SCIM token created')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await expect(button(created, 'Done')).toHaveAttribute('aria-disabled', 'true')
  await created.getByRole('checkbox', { name: 'I have saved it' }).check()
  await button(created, 'Done').click()
  await expect(created).toBeHidden()
  await expect(create).toBeFocused()
})
