import type { Page } from '@playwright/test'
import {
  button,
  choose,
  dialog,
  fact,
  field,
  fillForm,
  heading,
  menuItem,
  open,
  path,
  pick,
  PROJECT,
  roomBetween,
  userMenu,
} from './support/screen'
import { expect, test } from './support/test'

const NEW = `${PROJECT}/instances-new`

const create = (page: Page) => button(page, 'Create instance').click()
const unfold = (page: Page, part: string) => button(page, part).click()

test('collapsed parts of the form are filled in, and its first invalid field gets the focus', async ({
  page,
}) => {
  await test.step('a rejected form focuses its first invalid field without opening anything', async () => {
    await open(page, NEW)
    await fillForm(page, { Name: 'no-image' })
    await create(page)
    await expect(page.getByText('Image is required')).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('option')).toHaveCount(0)
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('option').first()).toBeVisible()
  })

  await test.step('rarely used fields are collapsed', async () => {
    await page.keyboard.press('Escape')
    await expect(field(page, 'Hostname')).toBeHidden()
    await unfold(page, 'Networking')
    await expect(field(page, 'Hostname')).toBeInViewport()
    await fillForm(page, { Name: 'folded' })
    await expect(field(page, 'Hostname')).toHaveAttribute('placeholder', 'folded')
    const userData = field(page, 'User data')
    await expect(userData).toBeHidden()
    await unfold(page, 'Configuration')
    const submit = button(page, 'Create instance')
    await expect.poll(() => roomBetween(userData, submit)).toBeGreaterThan(0)
    await expect(field(page, 'Hostname')).toBeVisible()
    await fillForm(page, { Hostname: 'kept' })
    await unfold(page, 'Networking')
    await expect(field(page, 'Hostname')).toBeHidden()
    await unfold(page, 'Networking')
    await expect(field(page, 'Hostname')).toHaveValue('kept')
  })

  await test.step('interfaces are added in a panel whose options are above it', async () => {
    const kind = page.getByRole('radiogroup', { name: 'Network interface' })
    await expect(kind.getByRole('radio', { name: 'Default' })).toBeChecked()
    await kind.getByRole('radio', { name: 'Custom' }).check()
    await button(page, 'Add network interface').click()
    const panel = dialog(page, 'Add network interface')
    await expect(button(panel, 'Subnet')).toHaveText('mock-subnet')
    await fillForm(panel, { Name: 'net-1' })
    await choose(panel, 'VPC', /^mock-vpc/)
    await choose(panel, 'Subnet', /^mock-subnet/)
    await button(panel, 'Add network interface').click()
    const added = page.getByRole('row', { name: 'Name: net-1, VPC: mock-vpc, Subnet: mock-subnet' })
    await expect(added).toBeVisible()
    await kind.getByRole('radio', { name: 'None' }).check()
    await expect(added).toBeHidden()
    await kind.getByRole('radio', { name: 'Custom' }).check()
    await expect(added).toBeVisible()
  })

  await test.step('an ephemeral IP is preselected and can be deselected', async () => {
    await page.getByRole('radio', { name: 'Default' }).check()
    const pool = button(page, 'IP pool for ephemeral IP')
    await expect(pool).toHaveText('ip-pool-1')
    await choose(page, 'IP pool for ephemeral IP', /^ip-pool-2/)
    await expect(pool).toHaveText('ip-pool-2')
    const wanted = page.getByRole('checkbox', {
      name: 'Allocate and attach an ephemeral IP address',
    })
    await wanted.uncheck()
    await expect(pool).toBeHidden()
    await wanted.check()
    await expect(pool).toHaveText('ip-pool-1')
    await wanted.uncheck()
    await fillForm(page, { Name: 'unreachable' })
    await pick(page, 'Image', 'debian-12')
    await create(page)
    await expect(heading(page, 'unreachable')).toBeVisible()
    await expect(fact(page, 'External IPs')).toHaveText('—')
  })
})

test('the last free floating IP can be attached once', async ({ page }) => {
  await open(page, NEW)
  await unfold(page, 'Networking')
  const attach = button(page, 'Attach floating IP')
  await attach.click()
  const panel = dialog(page, 'Attach floating IP')
  await expect(panel.getByText('The instance will be reachable at the selected IP')).toBeVisible()
  await expect(button(panel, 'Attach')).toBeDisabled()
  await choose(panel, 'Floating IP', /^rootbeer-float/)
  await expect(panel.getByText('The instance will be reachable at 123.4.56.4')).toBeVisible()
  await button(panel, 'Attach').click()
  await expect(panel).toBeHidden()
  await expect(attach).toBeDisabled()
  await button(page, 'Remove floating IP rootbeer-float').click()
  await expect(attach).toBeEnabled()
  await open(page, '/projects/blank-slate/instances-new')
  await unfold(page, 'Networking')
  await expect(page.getByText('No floating IPs found')).toBeVisible()
  await expect(attach).toBeHidden()
})

test('an error in a collapsed section expands it', async ({ page }) => {
  await open(page, NEW)
  await fillForm(page, { Name: 'too-much' })
  await pick(page, 'Image', 'debian-12')
  await unfold(page, 'Configuration')
  const userData = page.getByLabel('User data')
  await page.getByLabel('Choose file for User data').setInputFiles({
    name: 'a-name-of-a-script-that-goes-on-and-on-for-too-long.sh',
    mimeType: 'text/x-sh',
    buffer: Buffer.alloc(40 * 1024, '#'),
  })
  await expect(page.getByText('(40.00 KiB)')).toBeVisible()
  await unfold(page, 'Configuration')
  await expect(userData).toBeHidden()
  await create(page)
  await expect(userData).toBeFocused()
  await expect(userData).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText(/32 KiB/).last()).toBeInViewport({ ratio: 1 })
  await button(page, 'Clear file').click()
  await expect(page.getByText('(40.00 KiB)')).toBeHidden()
  await create(page)
  await expect(heading(page, 'too-much')).toBeVisible()
})

test('a server error is shown beside the button, and can be fixed', async ({ page }) => {
  await open(page, NEW)
  await fillForm(page, { Name: 'db1' })
  await pick(page, 'Image', 'debian-12')
  await create(page)
  await expect(page.getByText('Instance name already exists')).toBeInViewport()
  await fillForm(page, { Name: 'no-default-pool' })
  await page.keyboard.press('Enter')
  await expect(page.getByText(/default IP pool/i)).toBeInViewport()
  await expect(field(page, 'Name')).toBeFocused()
  expect(path(page)).toBe(NEW)
  await fillForm(page, { Name: 'third-time' })
  await create(page)
  await expect(heading(page, 'third-time')).toBeVisible()
})

test('a changed form asks before it is left in any way', async ({ page }) => {
  await open(page, `${PROJECT}/instances`)
  await page.getByRole('link', { name: 'New instance', exact: true }).first().click()
  await expect(heading(page, 'Create instance')).toBeVisible()
  await fillForm(page, { Name: 'half' })
  const guard = dialog(page, 'Discard changes?')
  const stay = button(guard, 'Keep editing')

  await page.getByRole('complementary').getByRole('link', { name: 'Disks' }).click()
  await stay.click()
  await page.goBack()
  await expect(guard).toBeVisible()
  await expect.poll(() => path(page)).toBe(NEW)
  await stay.click()
  await button(page, 'Cancel').click()
  await stay.click()
  await userMenu(page).click()
  await menuItem(page, 'Settings').click()
  await stay.click()
  await expect(field(page, 'Name')).toHaveValue('half')

  await fillForm(page, { Name: '' })
  await button(page, 'Cancel').click()
  await expect(heading(page, 'Instances')).toBeVisible()

  await page.getByRole('link', { name: 'New instance', exact: true }).first().click()
  await expect(heading(page, 'Create instance')).toBeVisible()
  await fillForm(page, { Name: 'half' })
  await page.goBack()
  await button(guard, 'Leave').click()
  await expect(heading(page, 'Instances')).toBeVisible()
  await expect(guard).toBeHidden()
})
