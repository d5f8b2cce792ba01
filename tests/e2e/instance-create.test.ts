import type { Page } from '@playwright/test'
import {
  button,
  dialog,
  expectToast,
  fact,
  field,
  fillForm,
  heading,
  open,
  path,
  pick,
  PROJECT,
  roomBetween,
  row,
  toast,
} from './support/screen'
import { expect, test } from './support/test'
import { PUBLIC_KEY } from '#tests/support/ssh-key'

const NEW = `${PROJECT}/instances-new`

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
const box = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })
const size = (page: Page) => field(page, 'Disk size (GiB)')
const disks = (page: Page) => page.getByRole('table', { name: 'Disks', exact: true })

const create = (page: Page) => button(page, 'Create instance').click()

/** Waits for the page of the new instance. */
const isCreated = async (page: Page, name: string) => {
  await expect(heading(page, name)).toBeVisible()
  expect(path(page)).toBe(`${PROJECT}/instances/${name}/storage`)
}

test('an instance is created as configured', async ({ page }) => {
  await open(page, NEW)
  await fillForm(page, { Name: 'assembled', Description: 'by hand' })
  await page.getByRole('radio', { name: '16 vCPUs, 64 GiB memory' }).check()
  await tab(page, 'Project images').click()
  await pick(page, 'Image', 'image-1')
  await fillForm(page, { 'Disk name': 'assembled-boot' })
  await create(page)
  await isCreated(page, 'assembled')
  await expectToast(page, 'Instance assembled created')
  await expect(fact(page, 'CPU')).toHaveText('16 vCPUs')
  await expect(fact(page, 'Memory')).toHaveText('64 GiB')
  await page.getByText('Details', { exact: true }).click()
  await expect(fact(page, 'Description')).toHaveText('by hand')
  await expect(row(page.getByRole('table', { name: 'Boot disk' }), 'assembled-boot')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No other disks' })).toBeVisible()
  await expect(fact(page, 'State')).toHaveText('running', { timeout: 20_000 })
  await expect(fact(page, 'State').getByLabel('Spinner')).toBeHidden()
})

test('hardware is chosen from presets, or entered', async ({ page }) => {
  await open(page, NEW)
  const checked = page.getByRole('radio', { checked: true })
  await expect(checked.first()).toHaveAccessibleName('2 vCPUs, 8 GiB memory')
  await tab(page, 'High CPU').click()
  await expect(checked.first()).toHaveAccessibleName('2 vCPUs, 4 GiB memory')
  await tab(page, 'High memory').click()
  await expect(checked.first()).toHaveAccessibleName('2 vCPUs, 16 GiB memory')
  await page.getByRole('radio', { name: '4 vCPUs, 32 GiB memory' }).check()
  await tab(page, 'Custom').click()
  await field(page, 'CPUs').fill('290')
  await field(page, 'Memory (GiB)').focus()
  await expect(field(page, 'CPUs')).toHaveValue('290')
  await expect(page.getByText('At most 64')).toBeVisible()
  await fillForm(page, { Name: 'custom-made', CPUs: '29' })
  await expect(page.getByText('At most 64')).toBeHidden()
  await field(page, 'Memory (GiB)').fill('-5')
  await field(page, 'CPUs').focus()
  await expect(field(page, 'Memory (GiB)')).toHaveValue('-5')
  await expect(page.getByText('At least 1 GiB')).toBeVisible()
  await field(page, 'Memory (GiB)').fill('')
  await pick(page, 'Image', 'alpine-3-21')
  await create(page)
  await expect(page.getByText('Memory is required')).toBeVisible()
  await expect(field(page, 'Memory (GiB)')).toBeFocused()
  // Text that is not a number stays, and is rejected.
  await field(page, 'Memory (GiB)').fill('1e2')
  await create(page)
  await expect(field(page, 'Memory (GiB)')).toBeFocused()
  await expect(field(page, 'Memory (GiB)')).toHaveValue('1e2')
  await field(page, 'Memory (GiB)').fill('53')
  await create(page)
  await isCreated(page, 'custom-made')
  await expect(fact(page, 'CPU')).toHaveText('29 vCPUs')
  await expect(fact(page, 'Memory')).toHaveText('53 GiB')
})

test('the size of the boot disk follows the image, until it is edited', async ({ page }) => {
  await open(page, NEW)
  await tab(page, 'Project images').click()
  const typeSize = async (gib: string) => {
    await size(page).fill(gib)
    await field(page, 'Disk name').focus()
  }
  await typeSize('20')
  await pick(page, 'Image', 'image-3')
  await expect(size(page)).toHaveValue('20')
  await typeSize('5')
  await expect(page.getByText('At least 6 GiB')).toBeVisible()
  await pick(page, 'Image', 'image-1')
  await typeSize('5')
  await pick(page, 'Image', 'image-3')
  await expect(size(page)).toHaveValue('10')
  await pick(page, 'Image', 'image-2')
  await expect(size(page)).toHaveValue('10')
  await typeSize('5000')
  await expect(size(page)).toHaveValue('5000')
  await expect(page.getByText('At most 1,023 GiB')).toBeVisible()
  await typeSize('0.5 TB')
  await expect(size(page)).toHaveValue('0.5 TB')
  await expect(page.getByText('= 512 GiB')).toBeVisible()

  await tab(page, 'Silo images').click()
  await pick(page, 'Image', 'debian-12')
  await tab(page, 'Existing disks').click()
  await tab(page, 'Silo images').click()
  await expect(box(page, 'Image')).toHaveValue('debian-12')
  await tab(page, 'Project images').click()
  await expect(box(page, 'Image')).toHaveValue('image-2')
})

test('a thousand disks can be searched by typing', async ({ page }) => {
  await open(page, '/projects/other-project/instances-new')
  await fillForm(page, { Name: 'from-a-crowd' })
  await tab(page, 'Existing disks').click()
  const disk = box(page, 'Disk')
  const options = page.getByRole('option')
  await disk.click()
  await expect(options.first()).toHaveAttribute('aria-setsize', '1010')
  await disk.fill('disk-010')
  await expect(options).toHaveText(Array.from({ length: 10 }, (_, digit) => `disk-010${digit}`))
  await options.nth(3).click()
  await expect(options).toHaveCount(0)
  await expect(disk).toHaveValue('disk-0103')

  await disk.fill('no such disk')
  await expect(options).toHaveText(['No items match'])
  await expect(options).toBeDisabled()
  // Without a match, Enter does not submit the form, and the text stays.
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(heading(page, 'Create instance')).toBeVisible()
  await expect(disk).toHaveValue('no such disk')
  await expect(page.getByText('No items match')).toBeVisible()
  await disk.fill('disk-0103')
  await page.keyboard.press('Tab')
  await expect(page.getByText('No items match')).toBeHidden()
  await create(page)
  await expect(heading(page, 'from-a-crowd')).toBeVisible()
  await expect(row(page.getByRole('table', { name: 'Boot disk' }), 'disk-0103')).toBeVisible()
})

test('disks are created and attached with it, under unique names', async ({ page }) => {
  await open(page, NEW)
  await fillForm(page, { Name: 'many-disks', 'Disk name': 'first-of-all' })
  await pick(page, 'Image', 'debian-12')

  await button(page, 'Create new disk').click()
  const panel = dialog(page, 'Create disk')
  for (const taken of ['first-of-all', 'disk-3']) {
    await fillForm(panel, { Name: taken })
    await button(panel, 'Create disk').click()
    await expect(panel.getByText('Name is already in use')).toBeVisible()
    await expect(field(panel, 'Name')).toBeFocused()
  }
  await fillForm(panel, { Name: 'second' })
  await expect(panel.getByText('Name is already in use')).toBeHidden()
  await button(panel, 'Create disk').click()
  await expect(panel).toBeHidden()
  // The form behind the panel was not submitted.
  await expect(page.getByText('is required')).toHaveCount(0)
  await expect(page.getByRole('row', { name: 'Name: second, Type: create' })).toBeVisible()

  await button(page, 'Attach existing disk').click()
  const attach = dialog(page, 'Attach disk')
  await pick(page, 'Disk name', 'disk-3')
  await button(attach, 'Attach disk').click()
  await button(page, 'Attach existing disk').click()
  await box(page, 'Disk name').click()
  await expect(page.getByRole('option', { name: 'disk-4' })).toBeVisible()
  await expect(page.getByRole('option', { name: 'disk-3' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(attach).toBeHidden()

  await button(page, 'Remove disk second').click()
  await expect(disks(page).getByRole('row')).toHaveCount(2)
  await create(page)
  await isCreated(page, 'many-disks')
  await expect(row(page.getByRole('table', { name: 'Boot disk' }), 'first-of-all')).toBeVisible()
  const others = page.getByRole('table', { name: 'Additional disks' })
  await expect(row(others, 'disk-3')).toContainText('attached')
})

test('all SSH keys are preselected, including one added on the spot', async ({ page }) => {
  await open(page, NEW)
  const keys = page.getByRole('group', { name: 'SSH keys' })
  const all = keys.getByRole('checkbox', { name: 'Select all' })
  await expect(all).toBeChecked()
  await button(page, 'Add SSH key').click()
  const panel = dialog(page, 'Add SSH key')
  await fillForm(panel, { Name: 'on-the-spot', 'Public key': `${PUBLIC_KEY} spot` })
  await button(panel, 'Add SSH key').click()
  await expect(panel).toBeHidden()
  const added = toast(page, 'SSH key on-the-spot created')
  await expect.poll(() => roomBetween(added, button(page, 'Create instance'))).toBeGreaterThan(0)
  await expect(keys.getByRole('checkbox', { name: 'on-the-spot' })).toBeChecked()
  await expect(keys.getByRole('checkbox', { name: 'mac-mini' })).toBeChecked()
  await expect(all).toBeChecked()
  await all.uncheck()
  await expect(keys.getByRole('checkbox', { checked: true })).toHaveCount(0)
})
