import { expectAccessible } from './support/axe'
import { button, dialog, fillForm, open, PROJECT } from './support/screen'
import { expect, test } from './support/test'

// Contrast cannot be measured during a fade.
test.use({ colorScheme: 'dark', contextOptions: { reducedMotion: 'reduce' } })
// Axe reads every element of a page, several times.
test.slow()

const VPC = `${PROJECT}/vpcs/mock-vpc`

test('the subnet form', async ({ page }) => {
  await open(page, `${VPC}/subnets-new`)
  const panel = dialog(page, 'Create subnet')
  await fillForm(panel, { 'IPv4 block': '10.1.1.9/24', 'IPv6 block': 'fd00::/64' })
  await expect(panel.getByText('Overlaps with mock-subnet')).toBeVisible()
  await button(panel, 'Create subnet').click()
  await expect(panel.getByText('Name is required')).toBeVisible()
  await expectAccessible(page)
})

test('the route form, new and of each kind', async ({ page }) => {
  await open(page, `${VPC}/routers/mock-custom-router/routes-new`)
  const panel = dialog(page, 'Create route')
  await button(panel, 'Create route').click()
  await expect(panel.getByText('Not a valid IP address')).toHaveCount(2)
  await expectAccessible(page)
  for (const route of ['default', 'default-v4']) {
    await open(page, `${VPC}/routers/mock-system-router/routes/${route}/edit`)
    await expect(dialog(page, 'Edit route')).toBeVisible()
    await expectAccessible(page)
  }
})

test('an empty internet gateway', async ({ page }) => {
  await open(page, `${VPC}/internet-gateways/internet-gateway-2`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('internet-gateway-2')
  await expectAccessible(page)
})
