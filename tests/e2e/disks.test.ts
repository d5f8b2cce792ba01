import {
  button,
  choose,
  confirm,
  dialog,
  expectToast,
  field,
  fillForm,
  heading,
  menuItem,
  open,
  openRowMenu,
  PROJECT,
  row,
  rowAction,
  toast,
  tooltip,
} from './support/screen'
import { expect, test } from './support/test'

const DISKS = `${PROJECT}/disks`

test('the list shows attachments, and what can be deleted', async ({ page }) => {
  await test.step('the list shows attachments and links to them', async () => {
    await open(page, DISKS)
    await expect(page.getByRole('row')).toHaveCount(12)
    await expect(row(page, 'disk-3').getByRole('cell')).toHaveText([
      '',
      'disk-3',
      '—',
      '6 GiB',
      '—',
      'detached',
      'Feb 14, 20249:00 AM',
      '',
    ])
    await expect(row(page, 'disk-1')).toContainText('attached')
    await row(page, 'disk-1').getByRole('link', { name: 'db1' }).click()
    await expect(heading(page, 'db1')).toBeVisible()
    await page.goBack()
    await expect(heading(page, 'Disks')).toBeVisible()
  })

  await test.step('an attached disk shows why it cannot be deleted; a detached one is deleted', async () => {
    await openRowMenu(page, 'disk-1')
    await menuItem(page, 'Delete').hover()
    await expect(tooltip(page)).toContainText('detach it before deleting it')
    await page.keyboard.press('Escape')
    await rowAction(page, 'disk-4', 'Delete')
    await confirm(page, 'Delete disk')
    await expect(row(page, 'disk-4')).toBeHidden()
    // The row that took its place.
    await expect(button(page, 'Actions for disk-5')).toBeFocused()
    await expectToast(page, 'Disk disk-4 deleted')
  })

  await test.step('a snapshot has a toast while it is created, and one with its name afterwards', async () => {
    await expect(heading(page, 'Disks')).toBeVisible()
    await rowAction(page, 'disk-3', 'Snapshot')
    await expect(toast(page, 'Creating snapshot of disk disk-3')).toBeVisible()
    await expect(toast(page, /^Snapshot disk-3-[a-z0-9]{6} created$/)).toBeVisible()
  })
})

test('every state has its badge and its actions', async ({ page }) => {
  await open(page, '/projects/rock-garden/disks')
  for (const [name, state] of [
    ['being-made', 'creating'],
    ['broken', 'faulted'],
    ['finalizing', 'finalizing'],
    ['gone', 'destroyed'],
    ['import-start-500', 'import ready'],
  ] as const) {
    await expect(row(page, name)).toContainText(state)
  }
  await openRowMenu(page, 'finalizing')
  await menuItem(page, 'Delete').hover()
  await expect(tooltip(page)).toHaveText('Only detached or faulted disks can be deleted')
  await page.keyboard.press('Escape')
  await rowAction(page, 'import-start-500', 'Cancel import')
  await confirm(page, 'Cancel import')
  await expect(row(page, 'import-start-500')).toBeHidden()
})

test('a disk is created blank, from a snapshot or from an image', async ({ page }) => {
  await open(page, `${PROJECT}/disks-new`)
  const panel = dialog(page, 'Create disk')
  const source = panel.getByRole('radiogroup', { name: 'Source' })
  const blocks = panel.getByRole('radiogroup', { name: 'Block size (bytes)' })
  const size = field(panel, 'Size (GiB)')
  await expect(blocks.getByRole('radio', { name: '4,096' })).toBeChecked()
  await blocks.getByRole('radio', { name: '512' }).check()

  await source.getByRole('radio', { name: 'Snapshot' }).check()
  await expect(blocks).toBeHidden()
  await button(panel, 'Create disk').click()
  await expect(panel.getByText('Name is required')).toBeVisible()
  const missing = panel.getByText('Source snapshot is required')
  await expect(missing).toBeVisible()
  await button(panel, 'Source snapshot').click()
  await expect(missing).toHaveCSS('opacity', '0')
  await page.keyboard.press('Escape')
  await expect(missing).toHaveCSS('opacity', '1')
  await choose(panel, 'Source snapshot', /^snapshot-disk-5/)
  await expect(size).toHaveValue('20')
  await choose(panel, 'Source snapshot', /^snapshot-max-size/)
  await expect(size).toHaveValue('1023')
  await size.fill('7')
  await size.blur()
  await expect(panel.getByText('At least 1,023 GiB, so that the snapshot fits')).toBeVisible()

  await source.getByRole('radio', { name: 'Image' }).check()
  await choose(panel, 'Source image', /^image-4/)
  await source.getByRole('radio', { name: 'Blank' }).check()
  await expect(blocks.getByRole('radio', { name: '4,096' })).toBeChecked()
  await fillForm(panel, { Name: 'from-nothing' })
  await button(panel, 'Create disk').click()
  await expect(panel).toBeHidden()
  await expectToast(page, 'Disk from-nothing created')
  await expect(row(page, 'from-nothing')).toContainText('detached')
})

test.describe('in a low window', () => {
  test.use({ viewport: { width: 800, height: 400 } })

  test('a taken name scrolls its field into view', async ({ page }) => {
    await open(page, `${PROJECT}/disks-new`)
    const panel = dialog(page, 'Create disk')
    await fillForm(panel, { Name: 'disk-3' })
    const body = page.getByTestId('sidemodal-scroll-container')
    await body.evaluate(element => element.scrollTo(0, element.scrollHeight))
    await expect(field(panel, 'Name')).not.toBeInViewport()
    await button(panel, 'Create disk').click()
    await expect(field(panel, 'Name')).toBeFocused()
    await expect(field(panel, 'Name')).toBeInViewport({ ratio: 1 })
    await expect(panel.getByText('Name already exists', { exact: true })).toBeInViewport()
  })

  test('the list of a field near the bottom opens upwards', async ({ page }) => {
    await open(page, `${PROJECT}/disks-new`)
    const panel = dialog(page, 'Create disk')
    await panel.getByRole('radio', { name: 'Image' }).check()
    await button(panel, 'Source image').click()
    await expect(page.getByRole('listbox')).toBeInViewport({ ratio: 1 })
  })
})
