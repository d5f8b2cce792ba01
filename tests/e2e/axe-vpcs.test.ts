import { expectAccessible } from './support/axe'
import { button, dialog, field, open, PROJECT } from './support/screen'
import { expect, test } from './support/test'

// Contrast cannot be measured during a fade.
test.use({ colorScheme: 'dark', contextOptions: { reducedMotion: 'reduce' } })
// Axe reads every element of a page, several times.
test.slow()

const RULES = '/projects/rock-garden/vpcs/strata/firewall-rules'

test('the VPC form', async ({ page }) => {
  await open(page, `${PROJECT}/vpcs-new`)
  const panel = dialog(page, 'Create VPC')
  await field(panel, 'IPv6 prefix').fill('x')
  await button(panel, 'Create VPC').click()
  await expect(panel.getByText('DNS name is required')).toBeVisible()
  await expectAccessible(page)
})

test('firewall rules, some of them selected', async ({ page }) => {
  await open(page, RULES)
  await page.getByRole('checkbox', { name: 'Select no-mail' }).check()
  await expect(page.getByText('1 firewall rule selected')).toBeVisible()
  await expectAccessible(page)
})

test('the rule form', async ({ page }) => {
  await open(page, `${RULES}/every-filter/edit`)
  const panel = dialog(page, 'Edit rule')
  await expect(panel.getByRole('table', { name: 'Port filters' })).toBeVisible()
  await expectAccessible(page)
  await open(page, `${PROJECT}/vpcs/mock-vpc/firewall-rules-new/allow-internal-inbound`)
  await field(dialog(page, 'Add firewall rule'), 'Name').fill('allow-ssh')
  await button(page, 'Add rule').click()
  await expect(page.getByText('Name taken')).toBeVisible()
  await expectAccessible(page)
})
