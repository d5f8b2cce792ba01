import {
  button,
  choose,
  dialog,
  expectToast,
  fillForm,
  goTo,
  heading,
  open,
  PROJECT,
  visit,
} from './support/screen'
import { expect, test } from './support/test'

test('a pool that has run out is found in a form and at home, traced to its users and enlarged', async ({
  page,
}) => {
  await open(page, `${PROJECT}/floating-ips-new?scenario=full-pool&release=newest`)
  const form = dialog(page, 'Create floating IP')
  await fillForm(form, { Name: 'one-more' })
  await choose(form, 'IP pool', /^full-pool/)
  await expect(form.getByText('The pool full-pool has no free address.')).toBeVisible()
  await expect(form.getByText(/Free addresses are in .*nearly-full-pool \(1\)/)).toBeVisible()
  await button(form, 'Create floating IP').click()
  await expect(form.getByText('full-pool has no free address', { exact: true })).toBeVisible()

  const finding = page
    .getByRole('list', { name: 'Findings' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'IP pool full-pool', exact: true }) })
  await test.step('the home page of the system leads to it', async () => {
    await visit(page, '/system/home')
    await expect(finding).toContainText('All addresses are allocated.')
    await finding.getByRole('link', { name: 'IP pool full-pool', exact: true }).click()
    await expect(heading(page, 'full-pool')).toBeVisible()
  })

  await test.step('its addresses say who has them', async () => {
    await page.getByRole('tab', { name: 'Addresses' }).click()
    const held = page.getByRole('table', { name: 'Addresses', exact: true })
    await expect(held.getByRole('row').filter({ hasText: 'gate-a' })).toContainText('203.0.113.0')
    await expect(held.getByRole('row').filter({ hasText: 'steady' }).first()).toBeVisible()
  })

  await test.step('a range is added to it, and home does not name it any more', async () => {
    await page.getByRole('tab', { name: 'IP ranges' }).click()
    await page.getByRole('link', { name: 'Add range' }).first().click()
    const range = dialog(page, 'Add IP range')
    await fillForm(range, { First: '10.77.0.0', Last: '10.77.0.3' })
    await button(range, 'Add IP range').click()
    await expectToast(page, /added/)
    await goTo(page, 'Home')
    await expect(page.getByText(/^Checked .*IP pools/)).toBeVisible()
    await expect(finding).toBeHidden()
  })

  await visit(page, `${PROJECT}/floating-ips-new`)
  await fillForm(form, { Name: 'one-more' })
  await choose(form, 'IP pool', /^full-pool/)
  await expect(form.getByText('4 left; this takes 1; 3 left after')).toBeVisible()
  await button(form, 'Create floating IP').click()
  await expectToast(page, 'Floating IP one-more created')
  await expect(page.getByRole('row').filter({ hasText: 'one-more' })).toContainText('10.77.0.0')
})
