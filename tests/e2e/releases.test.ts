import { doMainJob } from './support/main-job'
import {
  button,
  choose,
  confirm,
  dialog,
  expectToast,
  fillForm,
  heading,
  open,
  pick,
  PROJECT,
  row,
  rowAction,
  visit,
} from './support/screen'
import { expect, test } from './support/test'

/*
 * The newest release. Release 14 is that of all other tests; tests/integration/releases has the
 * journeys at every release.
 */

test('the main job', async ({ page }, { project: { name } }) => {
  test.slow()
  await doMainJob(page, name, '?release=newest&latency=20')
})

test('a pool, a firewall rule, a floating IP and a disk', async ({ page }) => {
  await open(page, '/system/networking/ip-pools-new?release=newest')
  const creation = dialog(page, 'Create IP pool')
  await fillForm(creation, { Name: 'spare' })
  await button(creation, 'Create IP pool').click()
  await expectToast(page, 'IP pool spare created')
  await page.getByRole('link', { name: 'Add range' }).first().click()
  const range = dialog(page, 'Add IP range')
  await fillForm(range, { First: '192.0.2.1', Last: '192.0.2.100' })
  await button(range, 'Add IP range').click()
  await expectToast(page, 'IP range added')
  await expect(page.getByRole('row').filter({ hasText: '192.0.2.100' })).toBeVisible()
  await page.getByRole('tab', { name: 'Linked silos' }).click()
  await button(page, 'Link silo').first().click()
  const link = dialog(page, 'Link silo')
  await pick(link, 'Silo', 'maze-war')
  await button(link, 'Link').click()
  await expectToast(page, 'Silo maze-war linked')
  await expect(row(page, 'maze-war')).toBeVisible()

  await visit(page, `${PROJECT}/vpcs/mock-vpc/firewall-rules-new`)
  const rule = dialog(page, 'Create firewall rule')
  await fillForm(rule, { Name: 'pings' })
  await choose(rule, 'Protocol', 'ICMPv4')
  await button(rule, 'Add protocol filter').click()
  await button(rule, 'Create rule').click()
  await expectToast(page, 'Firewall rule pings created')
  await rowAction(page, 'pings', 'Delete')
  await confirm(page, 'Delete firewall rule')
  await expectToast(page, 'Firewall rule pings deleted')

  await page.getByRole('complementary').getByRole('link', { name: 'Floating IPs' }).click()
  await expect(heading(page, 'Floating IPs')).toBeVisible()
  await page.getByRole('link', { name: 'New floating IP' }).click()
  const address = dialog(page, 'Create floating IP')
  await fillForm(address, { Name: 'fanta' })
  // The silo has a default pool of each IP version.
  await choose(address, 'IP pool', /^ip-pool-1/)
  await button(address, 'Create floating IP').click()
  await expectToast(page, 'Floating IP fanta created')
  await rowAction(page, 'fanta', 'Delete')
  await confirm(page, 'Delete floating IP')
  await expect(row(page, 'fanta')).toBeHidden()

  await page.getByRole('complementary').getByRole('link', { name: 'Disks' }).click()
  await expect(heading(page, 'Disks')).toBeVisible()
  await page.getByRole('link', { name: 'New disk' }).click()
  const disk = dialog(page, 'Create disk')
  await fillForm(disk, { Name: 'spool', 'Size (GiB)': '12' })
  await button(disk, 'Create disk').click()
  await expectToast(page, 'Disk spool created')
  await expect(row(page, 'spool')).toContainText('12 GiB')
  await rowAction(page, 'spool', 'Delete')
  await confirm(page, 'Delete disk')
  await expect(row(page, 'spool')).toBeHidden()
})
