import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe'
import {
  button,
  dialog,
  errorOf,
  field,
  fillForm,
  goTo,
  heading,
  open,
  pick,
  PROJECT,
  row,
} from './support/screen'
import { expect, test } from './support/test'

const UPLOAD = `${PROJECT}/images-new`
const MIB = 1024 * 1024

const fileOf = (name: string, size: number, fill: number) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.alloc(size, fill),
})
const FILE = fileOf('Field OS 1.raw', 3 * MIB, 1)

const form = (page: Page) => dialog(page, 'Upload image')
const progress = (page: Page) => dialog(page, 'Image upload progress')
const step = (page: Page, label: string) => page.getByTestId(`upload-step: ${label}`)

const choose = (page: Page, file: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]) =>
  form(page).getByLabel('Image file').setInputFiles(file)

const submit = (page: Page) => button(form(page), 'Upload image').click()

/** Delays responses to these requests until the test releases them. */
const holdBack = async (page: Page, method: string, ending: string) => {
  await page.evaluate(
    ([heldMethod, heldEnding]) => {
      const fetchNow = window.fetch
      let resolve = () => {}
      const promise = new Promise<void>(settle => {
        resolve = settle
      })
      window.fetch = async (input, init) => {
        const path = new URL(String(input), window.location.href).pathname
        if (init?.method === heldMethod && path.endsWith(heldEnding)) await promise
        return fetchNow(input, init)
      }
      window.addEventListener('letthrough', () => resolve())
    },
    [method, ending] as const,
  )
  return () => page.evaluate(() => window.dispatchEvent(new Event('letthrough')))
}

const card = (page: Page) => page.getByRole('region', { name: 'Image upload' })

/** Starts an upload that pauses until the gate is opened. */
const start = async (page: Page, file = FILE) => {
  await open(page, UPLOAD)
  const letThrough = await holdBack(page, 'POST', '/bulk-write')
  await choose(page, file)
  await submit(page)
  await expect(progress(page)).toBeVisible()
  return letThrough
}

/** Uploads an image and goes to the list of images. */
const uploadImage = async (page: Page) => {
  await open(page, UPLOAD)
  await choose(page, FILE)
  await expect(field(form(page), 'Name')).toHaveValue('field-os-1')
  await fillForm(form(page), { Description: 'For the field', OS: 'field', Version: '1' })
  await submit(page)
  for (const label of ['Create temporary disk', 'Upload image file', 'Create image'])
    await expect(step(page, label)).toHaveAttribute('data-status', 'complete')
  await expect(
    progress(page).getByRole('progressbar', { name: 'Upload progress' }),
  ).toHaveAttribute('aria-valuenow', '100')
  await expect(step(page, 'Image uploaded successfully')).toHaveAttribute('data-status', 'complete')
  await expect(button(progress(page), 'Back')).toHaveCount(0)
  await button(progress(page), 'Done').click()
  await expect(progress(page)).toBeHidden()
  await expect(row(page, 'field-os-1')).toContainText('For the field')
  await expect(row(page, 'field-os-1')).toContainText('1 GiB')
}

/** Uses links only: a page load would reset the preview's backend. */
const makeInstance = async (page: Page) => {
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill('Instances')
  await page.getByRole('option', { name: 'Instances', exact: true }).click()
  await expect(heading(page, 'Instances')).toBeVisible()
  await page.getByRole('link', { name: 'New instance', exact: true }).click()
  await expect(heading(page, 'Create instance')).toBeVisible()
  await fillForm(page, { Name: 'fielder' })
  await page.getByRole('tab', { name: 'Project images' }).click()
  await pick(page, 'Image', 'field-os-1')
  await button(page, 'Create instance').click()
  await expect(heading(page, 'fielder')).toBeVisible()
}

test('an image is uploaded, and an instance created from it', async ({ page }) => {
  await uploadImage(page)
  await makeInstance(page)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('an image is uploaded, and an instance created from it', async ({ page }) => {
    await uploadImage(page)
    await makeInstance(page)
  })

  test('nothing is wider than the screen', async ({ page }) => {
    await start(page)
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(await overflow()).toBeLessThanOrEqual(0)
    await button(progress(page), 'Continue in background').click()
    await expect(card(page)).toBeVisible()
    expect(await overflow()).toBeLessThanOrEqual(0)
  })
})

test('cancelling asks once, and restores the form', async ({ page }) => {
  const letThrough = await start(page)
  await button(progress(page), 'Cancel').click()
  const question = dialog(page, 'Cancel upload')
  await button(question, 'Keep uploading').click()
  await expect(question).toBeHidden()
  await expect(progress(page)).toBeVisible()

  // The form is beside the dialog: this is a press outside the dialog.
  await page.mouse.click(1200, 400)
  await expect(question).toHaveCount(1)
  await button(question, 'Cancel upload').click()
  await expect(progress(page)).toBeHidden()
  await expect(field(form(page), 'Name')).toHaveValue('field-os-1')
  await expect(form(page).getByText('Field OS 1.raw')).toBeVisible()
  await expect(button(form(page), 'Upload image')).not.toHaveAttribute('aria-disabled')

  await letThrough()
  await submit(page)
  await expect(step(page, 'Image uploaded successfully')).toHaveAttribute('data-status', 'complete')
})

test('leaving asks, and the upload continues in the background', async ({ page }) => {
  await open(page, `${PROJECT}/images`)
  await page.getByRole('link', { name: 'Upload image', exact: true }).click()
  const letThrough = await holdBack(page, 'POST', '/bulk-write')
  await choose(page, FILE)
  await submit(page)
  await expect(progress(page)).toBeVisible()

  await page.goBack()
  const question = dialog(page, 'Leave upload')
  await button(question, 'Stay').click()
  await expect(progress(page)).toBeVisible()
  await page.goBack()
  await button(question, 'Keep uploading').click()
  await expect(heading(page, 'Project images')).toBeVisible()
  await expect(card(page)).toContainText('Uploading the image field-os-1')

  await goTo(page, 'Disks')
  await card(page).getByRole('link', { name: 'Details' }).click()
  await expect(progress(page)).toBeVisible()
  await expect(card(page)).toBeHidden()
  await button(progress(page), 'Continue in background').click()
  await letThrough()
  await expect(card(page)).toContainText('Image field-os-1 uploaded')
  await button(card(page), 'Dismiss').click()
  await expect(card(page)).toBeHidden()
})

test('the browser asks before closing the tab during an upload', async ({ page }) => {
  const asked: string[] = []
  page.on('dialog', question => {
    asked.push(question.type())
    void question.dismiss()
  })
  const letThrough = await start(page)
  await page.evaluate(() => window.location.reload())
  await expect.poll(() => asked).toEqual(['beforeunload'])
  await expect(progress(page)).toBeVisible()
  await letThrough()
  await button(progress(page), 'Done').click()
  await page.evaluate(() => window.location.reload())
  await expect(heading(page, 'Project images')).toBeVisible()
  expect(asked).toEqual(['beforeunload'])
})

test('an upload can be paused', async ({ page }) => {
  // Larger than what is sent in parallel.
  const letThrough = await start(page, fileOf('large.raw', 6 * MIB, 1))
  await button(progress(page), 'Pause').click()
  await expect(progress(page)).toContainText('Paused')
  await letThrough()
  await expect(progress(page)).toContainText('50%')
  await button(progress(page), 'Resume').click()
  await expect(step(page, 'Image uploaded successfully')).toHaveAttribute('data-status', 'complete')
})

test('a failure is shown at its step and in a message', async ({ page }) => {
  await open(page, UPLOAD)
  await choose(page, FILE)
  await fillForm(form(page), { Name: 'import-stop-500' })
  await submit(page)
  await expect(step(page, 'Finish import')).toHaveAttribute('data-status', 'error')
  await expect(progress(page).getByRole('alert')).toContainText('The server failed (500)')
  await expect(button(progress(page), 'Done')).toHaveCount(0)
  await button(progress(page), 'Back').click()
  await expect(field(form(page), 'Name')).toHaveValue('import-stop-500')
})

test('a file of zeros can be uploaded, too', async ({ page }) => {
  await open(page, UPLOAD)
  await choose(page, fileOf('nothing.raw', 2 * MIB, 0))
  await submit(page)
  await expect(step(page, 'Image uploaded successfully')).toHaveAttribute('data-status', 'complete')
  await expect(progress(page)).toContainText('2.00 MiB / 2.00 MiB')
})

test('a file can be dropped, is inspected, and can be removed', async ({ page }) => {
  await open(page, UPLOAD)
  await button(form(page), 'Upload image').click()
  await expect(errorOf(form(page), 'Image file is required')).toBeVisible()
  const file = await page.evaluateHandle(() => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([new Uint8Array(4096)], 'dropped.img.gz'))
    return transfer
  })
  const zone = form(page).getByLabel('Image file')
  await zone.dispatchEvent('drop', { dataTransfer: file })
  await expect(form(page).getByText('dropped.img.gz')).toBeVisible()
  await expect(errorOf(form(page), 'Image file is required')).toBeHidden()
  await expect(field(form(page), 'Name')).toHaveValue('dropped')
  await expect(form(page).getByText('This image might not be bootable')).toBeVisible()
  await expect(form(page).getByText(/may be compressed/)).toBeVisible()
  await button(form(page), 'Clear file').click()
  await expect(form(page).getByText('This image might not be bootable')).toBeHidden()
  await submit(page)
  await expect(errorOf(form(page), 'Image file is required')).toBeVisible()
})

test.describe('accessibility', () => {
  test.use({ colorScheme: 'dark' })
  test.slow()

  test('form, progress, dialogs and card are accessible in both themes', async ({ page }) => {
    await open(page, UPLOAD)
    await submit(page)
    await expect(errorOf(form(page), 'Name is required')).toBeVisible()
    await expectAccessible(page)
    await choose(page, FILE)
    await expect(form(page).getByText('This image might not be bootable')).toBeVisible()
    await expectAccessible(page)
    const letThrough = await holdBack(page, 'POST', '/bulk-write')
    await submit(page)
    await expect(step(page, 'Upload image file')).toHaveAttribute('data-status', 'running')
    await expectAccessible(page)
    await button(progress(page), 'Cancel').click()
    await expect(dialog(page, 'Cancel upload')).toBeVisible()
    await expectAccessible(page)
    await button(dialog(page, 'Cancel upload'), 'Keep uploading').click()
    await button(progress(page), 'Continue in background').click()
    await expect(card(page)).toBeVisible()
    await expectAccessible(page)
    await letThrough()
    await expect(card(page)).toContainText('uploaded')
    await expectAccessible(page)
  })
})
