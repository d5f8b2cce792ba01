import type { Page } from '@playwright/test'
import { expectFocusIn } from './support/focus'
import {
  button,
  choose,
  confirm,
  dialog,
  expectToast,
  fact,
  field,
  fillForm,
  heading,
  menuItem,
  open,
  openRowMenu,
  pick,
  PROJECT,
  row,
  rowAction,
  toast,
} from './support/screen'
import { expect, test } from './support/test'

const follow = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click()

/** Follows a link of the sidebar, which is a drawer on a narrow screen. */
const goToSection = async (page: Page, label: string, title: string) => {
  const drawer = button(page, 'Open navigation')
  if (await drawer.isVisible()) await drawer.click()
  await page.getByRole('complementary').getByRole('link', { name: label, exact: true }).click()
  await expect(heading(page, title)).toBeVisible()
}

/**
 * An image's lifecycle: created from a disk's snapshot, promoted to the silo, demoted and deleted.
 */
const liveThroughAnImage = async (page: Page) => {
  await open(page, `${PROJECT}/disks`)
  await rowAction(page, 'disk-5', 'Snapshot with a name…')
  const snapshot = dialog(page, 'Create snapshot')
  await expect(snapshot.getByRole('combobox', { name: 'Disk' })).toHaveValue('disk-5')
  await fillForm(snapshot, { Name: 'a-golden-disk' })
  await button(snapshot, 'Create snapshot').click()
  await expect(toast(page, 'Snapshot a-golden-disk created')).toBeVisible()
  await follow(page, 'View snapshot')

  const panel = dialog(page, 'Snapshot')
  await expect(panel.getByText('ready', { exact: true })).toBeVisible()
  await button(panel, 'Snapshot actions').click()
  await menuItem(page, 'Create image').click()
  const create = dialog(page, 'Create image from snapshot')
  await expect(fact(page, 'Size')).toHaveText('20 GiB')
  await fillForm(create, { Name: 'golden', Description: 'Of disk 5', OS: 'debian', Version: '12' })
  await button(create, 'Create image').click()
  await expect(create).toBeHidden()
  await expectToast(page, 'Image golden created')
  await expect(heading(page, 'Snapshots')).toBeVisible()

  await goToSection(page, 'Images', 'Project images')
  await expect(row(page, 'golden')).toContainText('Of disk 5')
  await rowAction(page, 'golden', 'Promote')
  await expect(dialog(page, 'Promote image')).toContainText('visible to all projects')
  await confirm(page, 'Promote image')
  await expect(toast(page, 'Image golden promoted')).toBeVisible()
  await expect(row(page, 'golden')).toBeHidden()
  await follow(page, 'View silo images')

  await expect(heading(page, 'Silo images')).toBeVisible()
  await rowAction(page, 'golden', 'Demote')
  const demote = dialog(page, 'Demote image')
  await expect(demote).toContainText('only visible to the project')
  await button(demote, 'Demote image').click()
  await expect(demote.getByText('Project is required')).toBeVisible()
  await pick(demote, 'Project', 'other-project')
  await button(demote, 'Demote image').click()
  await expect(demote).toBeHidden()
  await expect(row(page, 'golden')).toBeHidden()
  await follow(page, 'View images in other-project')

  await expect(heading(page, 'Project images')).toBeVisible()
  await rowAction(page, 'golden', 'Delete')
  await confirm(page, 'Delete image')
  await expect(toast(page, 'Image golden deleted')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No images' })).toBeVisible()
}

test('an image is created from a disk, promoted, demoted and deleted', async ({ page }) => {
  test.slow()
  await liveThroughAnImage(page)
})

test("the silo's form promotes an image of the selected project", async ({ page }) => {
  await open(page, '/images')
  await button(page, 'Promote image').click()
  const promote = dialog(page, 'Promote image')
  await expect(button(promote, 'Image')).toBeDisabled()
  await button(promote, 'Promote image').click()
  await expect(promote.getByText('Project is required')).toBeVisible()
  await expect(promote.getByText('Image is required')).toBeVisible()
  await pick(promote, 'Project', 'other-project')
  await expect(button(promote, 'Image')).toHaveText(/No items/)
  await expect(button(promote, 'Image')).toBeDisabled()
  await pick(promote, 'Project', 'mock-project')
  await choose(promote, 'Image', /^image-1/)
  await button(promote, 'Promote image').click()
  await expect(promote).toBeHidden()
  await expectToast(page, 'Image image-1 promoted')
  await expect(row(page, 'image-1')).toBeVisible()
})

test('an image has a panel with its own URL, which back closes', async ({ page }) => {
  await open(page, '/images')
  await follow(page, 'helios-2')
  const panel = dialog(page, 'Silo image')
  await expect(panel.getByRole('heading', { name: 'helios-2' })).toBeVisible()
  await expect(page).toHaveURL(/\/images\/helios-2\/edit$/)
  await expect(page).toHaveTitle(/^helios-2 \/ Images \//)
  for (const [name, value] of [
    ['Visibility', 'Silo'],
    ['Description', 'With its checksum'],
    ['OS', 'helios'],
    ['Version', '2.0'],
    ['Size', '3 GiB'],
    ['Block size', '4,096 bytes'],
  ] as const) {
    await expect(fact(page, name)).toHaveText(value)
  }
  await page.goBack()
  await expect(panel).toBeHidden()
  await page.goForward()
  await expectFocusIn(panel)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(heading(page, 'Silo images')).toBeVisible()
})

test('its menu is above the panel, and Escape closes one after the other', async ({ page }) => {
  await open(page, `${PROJECT}/images/image-2/edit`)
  const panel = dialog(page, 'Project image')
  await button(panel, 'Project image actions').click()
  await expect(menuItem(page, 'Promote')).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Escape')
  await expect(menuItem(page, 'Promote')).toBeHidden()
  await expect(button(panel, 'Project image actions')).toBeFocused()
  await button(panel, 'Project image actions').click()
  await menuItem(page, 'Delete').click()
  await confirm(page, 'Delete image')
  await expect(panel).toBeHidden()
  await expect(row(page, 'image-1')).toBeVisible()
  await expect(row(page, 'image-2')).toBeHidden()
})

test.describe('with clipboard access', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('the row menu copies the id', async ({ page }) => {
    for (const [address, name] of [
      ['/images', 'debian-12'],
      [`${PROJECT}/images`, 'image-3'],
    ] as const) {
      await open(page, address)
      await openRowMenu(page, name)
      await menuItem(page, 'Copy ID').click()
      const copied = await page.evaluate(() => navigator.clipboard.readText())
      await follow(page, name)
      await expect(fact(page, 'ID')).toContainText(copied)
      expect(copied).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/)
    }
  })
})

test("the palette has the panel's actions, with reasons for disabled ones", async ({ page }) => {
  await open(page, `${PROJECT}/disks/disk-1`)
  await page.keyboard.press('Control+k')
  const palette = dialog(page, 'Quick actions')
  const object = palette.getByRole('group', { name: 'Disk disk-1' })
  await expect(object.getByRole('option')).toHaveText([
    'Snapshot',
    'Snapshot with a name…',
    /^Attach…/,
    /^Detach/,
    'Metrics',
    /^Delete The disk is attached: detach it/,
  ])
  // Playwright waits for items that are disabled.
  await object.getByRole('option', { name: /^Delete/ }).click({ force: true })
  await expect(palette).toBeVisible()
  await palette.getByRole('combobox').fill('snapshot…')
  await page.keyboard.press('Enter')
  const form = dialog(page, 'Create snapshot')
  await expect(field(form, 'Name')).toBeFocused()
  await expect(form.getByRole('combobox', { name: 'Disk' })).toHaveValue('disk-1')
})
