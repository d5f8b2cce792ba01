import {
  button,
  dialog,
  expectToast,
  fact,
  field,
  fillForm,
  heading,
  open,
  pick,
  visit,
} from './support/screen'
import { expect, test } from './support/test'

const SYSTEM = '/system/networking'
const EDIT = `${SYSTEM}/port-settings/uplink-0/edit`
const PEER = '172.20.15.51'

test('an operator gives the uplink an address of a new lot and a key', async ({ page }) => {
  await open(page, `${SYSTEM}/address-lots-new?release=newest`)
  const lot = dialog(page, 'Create address lot')
  await fillForm(lot, {
    Name: 'edge-lot',
    'First address': '192.0.2.0',
    'Last address': '192.0.2.63',
  })
  await field(lot, 'Last address').press('Enter')
  await expect(field(lot, 'First address')).toBeFocused()
  await button(lot, 'Create address lot').click()
  await expectToast(page, 'Address lot edge-lot created')
  await expect(page.getByRole('main')).toContainText('192.0.2.63')

  await visit(page, `${SYSTEM}/loopback-addresses-new`)
  const loopback = dialog(page, 'Create loopback address')
  await pick(loopback, 'Address lot', 'edge-lot')
  await fillForm(loopback, { Address: '192.0.2.1', 'Mask (bits)': '32' })
  await button(loopback, 'Create loopback address').click()
  await expect(page.getByRole('row').filter({ hasText: '192.0.2.1/32' })).toBeVisible()

  await visit(page, EDIT)
  await button(page, 'Add address').click()
  const address = dialog(page, 'Add address')
  await fillForm(address, { Address: '192.0.2.2/31' })
  await pick(address, 'Address lot', 'edge-lot')
  await button(address, 'Add address').click()
  await page.getByRole('button', { name: `Edit BGP peer ${PEER}` }).click()
  const peer = dialog(page, 'Edit BGP peer')
  await peer.getByRole('radio', { name: 'Set a key' }).check()
  await field(peer, 'New MD5 key').fill('correct horse battery')
  await button(peer, 'Update BGP peer').click()
  await button(page, 'Review changes').click()
  const review = dialog(page, 'Update port settings')
  await expect(review).toContainText('MD5 key: none → a new one')
  await expect(review.getByRole('list', { name: 'Changes' })).toContainText('192.0.2.2/31')
  await expect(review).toContainText('They are applied at once to qsfp0 on switch0.')
  await button(review, 'Update and apply').click()
  await expectToast(page, 'Port settings uplink-0 updated')

  await visit(page, EDIT)
  await page.getByRole('button', { name: `Edit BGP peer ${PEER}` }).click()
  await expect(peer.getByRole('radio', { name: 'Keep the current key' })).toBeChecked()
  await field(peer, 'Remote ASN').fill('65003')
  await button(peer, 'Update BGP peer').click()
  await button(page, 'Review changes').click()
  await expect(review.getByRole('list', { name: 'Changes' })).toContainText(
    'Remote ASN: 65001 → 65003',
  )
  await expect(review).not.toContainText('MD5 key')
  await button(review, 'Update and apply').click()
  await expectToast(page, 'Port settings uplink-0 updated')
  await expect(page.getByRole('row').filter({ hasText: PEER })).toContainText('Set')

  await page.getByRole('link', { name: 'qsfp0 on switch0' }).click()
  await expect(heading(page, 'qsfp0 on switch0')).toBeVisible()
  await expect(fact(page, 'Settings')).toHaveText('uplink-0')
  await expect(page.getByRole('main')).toContainText('100 Gbit/s')
})
